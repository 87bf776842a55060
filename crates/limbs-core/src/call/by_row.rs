//! Calls by the row of the table, of every function that implements it.

use crate::backend::{Limb, active};
use crate::cpu::{self, Features};
use crate::kernels::{Kernel, Role, kernel, types};

pub use active::variants::Sizes;

/// An argument of a kernel that is called by its row.
#[derive(Clone, Copy, Debug)]
pub enum Arg<W> {
    /// A buffer that is read.
    In(*const W),
    /// A buffer that is written.
    Out(*mut W),
    /// A limb.
    Word(W),
    /// A count or an index.
    Count(usize),
}

/// An argument of a kernel that is called safely by its row.
#[derive(Debug)]
pub enum Operand<'a, W> {
    /// A buffer that is read.
    In(&'a [W]),
    /// A buffer that is written, or read and written.
    Out(&'a mut [W]),
    /// A limb.
    Word(W),
    /// A count or an index.
    Count(usize),
}

impl<W: Copy> Operand<'_, W> {
    fn arg(&mut self) -> Arg<W> {
        match self {
            Self::In(limbs) => Arg::In(limbs.as_ptr()),
            Self::Out(limbs) => Arg::Out(limbs.as_mut_ptr()),
            Self::Word(limb) => Arg::Word(*limb),
            Self::Count(n) => Arg::Count(*n),
        }
    }

    /// Length of a buffer.
    fn len(&self) -> Option<usize> {
        match self {
            Self::In(limbs) => Some(limbs.len()),
            Self::Out(limbs) => Some(limbs.len()),
            Self::Word(_) | Self::Count(_) => None,
        }
    }

    /// A count; 0 of all else.
    fn count(&self) -> usize {
        match self {
            Self::Count(n) => *n,
            _ => 0,
        }
    }
}

/// More parameters than any row has.
const MOST_PARAMS: usize = 8;

/// What is known of a function of some backend that does what a row states.
#[derive(Clone, Copy)]
pub struct About {
    /// The backend's name.
    pub backend: &'static str,
    /// The function's name: the row's, or the variant's.
    pub name: &'static str,
    /// The kernel's row.
    pub kernel: &'static Kernel,
    /// What the processor must have.
    pub features: Features,
    /// The sizes that it takes, if these are not all that the row permits.
    pub sizes: Sizes,
    /// The counts of the row that `sizes` speaks of.
    pub counts: &'static [&'static str],
    /// Address of the machine code.
    pub address: fn() -> usize,
}

/// A function of some backend that does what a row states: the kernel itself or, where the backend
/// has written it in several ways, one of its variants. For tests, benches and the prover.
///
/// What is known of it is read as its own fields, and cannot be changed: on that the safety of
/// [`run`](Self::run) rests.
///
/// ```compile_fail,E0594
/// # use limbs_core::call::{ACTIVE, Sizes};
/// let mut add_n = ACTIVE[0];
/// add_n.sizes = Sizes::any();
/// ```
#[derive(Clone, Copy)]
pub struct Implementation<W: 'static> {
    about: About,
    call: unsafe fn(&[Arg<W>], u64) -> Option<W>,
    check: fn(&[Operand<'_, W>]),
}

impl<W> core::ops::Deref for Implementation<W> {
    type Target = About;

    fn deref(&self) -> &About {
        &self.about
    }
}

impl<W> Implementation<W> {
    /// Whether this processor has what it needs, and that is not masked.
    #[must_use]
    pub fn is_runnable(&self) -> bool {
        cpu::in_use().contains(self.features)
    }

    /// Whether it takes sizes, given each count of the row by name.
    #[must_use]
    pub fn takes(&self, count: impl Fn(&str) -> usize) -> bool {
        self.counts.iter().all(|name| self.sizes.take(count(name)))
    }

    /// Calls the kernel; returns its limb if it has one.
    ///
    /// # Safety
    ///
    /// The buffers are valid for the sizes, and overlap only as, the row states; and the
    /// function takes the sizes.
    ///
    /// # Panics
    ///
    /// If the arguments do not match the row's parameters in number and kind, or if it cannot run on
    /// this processor.
    pub unsafe fn call(&self, args: &[Arg<W>]) -> Option<W> {
        // SAFETY: the caller's promise.
        unsafe { self.repeat(args, 1) }
    }

    /// Calls the kernel so many times, once at least, as benches want it; returns its last limb if it has one.
    ///
    /// Scratch and results are the same buffers each time. A wrong value gives a wrong number.
    ///
    /// # Panics
    ///
    /// If the operands do not match the row's parameters in number, kind and length, a count is 0 or not below
    /// the square root of an address, the function does not take the sizes, or it cannot run on this
    /// processor.
    ///
    /// ```
    /// use limbs_core::call::{ACTIVE, Operand};
    ///
    /// let add_n = ACTIVE.iter().find(|i| i.name == "add_n").unwrap();
    /// let mut z = [0; 2];
    /// let carry = add_n.run(
    ///     &mut [Operand::Out(&mut z), Operand::In(&[!0, 1]), Operand::In(&[1, 0]), Operand::Count(2)],
    ///     1,
    /// );
    /// assert_eq!((z, carry), ([0, 2], Some(0)));
    /// ```
    pub fn run(&self, operands: &mut [Operand<'_, W>], times: u64) -> Option<W>
    where
        W: Copy,
    {
        let params = self.kernel.params;
        assert_eq!(operands.len(), params.len(), "number of operands");
        for (param, operand) in params.iter().zip(&*operands) {
            // So that sums and products of two counts, which sizes are, do not overflow.
            let count = operand.count();
            let fits = (1..1 << (usize::BITS / 2 - 1)).contains(&count);
            assert!(
                param.role != Role::Count || fits,
                "`{}` is {count}",
                param.name
            );
        }
        (self.check)(operands);
        let named = |name: &str| params.iter().position(|p| p.name == name);
        let count = |name: &str| named(name).map_or(0, |i| operands[i].count());
        assert!(self.takes(count), "a size that {} takes", self.name);
        let mut args = [Arg::Count(0); MOST_PARAMS];
        for (arg, operand) in args.iter_mut().zip(&mut *operands) {
            *arg = operand.arg();
        }
        // SAFETY: the module's argument: the buffers are as long as the row states, and disjoint where one of
        // them is written, for they are borrowed; the function takes the sizes. No size is 0.
        unsafe { self.repeat(&args[..params.len()], times) }
    }

    /// # Safety
    ///
    /// As for [`call`](Self::call).
    unsafe fn repeat(&self, args: &[Arg<W>], times: u64) -> Option<W> {
        assert_eq!(args.len(), self.kernel.params.len(), "number of arguments");
        assert!(self.is_runnable(), "{} needs {}", self.name, self.features);
        // SAFETY: the caller keeps the contract of the row.
        unsafe { (self.call)(args, times) }
    }
}

/// Takes one argument apart by its role.
macro_rules! take {
    (In, $arg:expr) => {
        match $arg {
            Arg::In(p) => p,
            Arg::Out(p) => p.cast_const(),
            _ => panic!("a buffer"),
        }
    };
    (Out, $arg:expr) => {
        match $arg {
            Arg::Out(p) => p,
            _ => panic!("a buffer to write"),
        }
    };
    (InOut, $arg:expr) => {
        take!(Out, $arg)
    };
    (Scratch, $arg:expr) => {
        take!(Out, $arg)
    };
    (Word, $arg:expr) => {
        match $arg {
            Arg::Word(w) => w,
            _ => panic!("a limb"),
        }
    };
    (Count, $arg:expr) => {
        match $arg {
            Arg::Count(n) => n,
            _ => panic!("a count"),
        }
    };
    (Index, $arg:expr) => {
        take!(Count, $arg)
    };
}

macro_rules! returned {
    ($call:expr, $ret:ident) => {
        Some($call)
    };
    ($call:expr,) => {{
        $call;
        None
    }};
}

/// The length of a parameter, if it is a buffer.
macro_rules! expected {
    () => {
        None
    };
    ([$($len:tt)*]) => {
        Some($($len)*)
    };
}

/// For each row a function that calls a function of the row's type, and one that checks lengths.
macro_rules! callers {
    ($(
        $(#[$doc:meta])*
        $name:ident($($param:ident: $role:ident $([$($len:tt)*])?),* $(,)?) $(-> $ret:ident)? {
            $($rest:tt)*
        }
    )*) => {
        mod callers {
            use super::{Arg, types};
            $(
                /// # Safety
                ///
                /// As the row states.
                #[inline]
                pub(super) unsafe fn $name<W: Copy>(
                    function: types::$name<W>,
                    args: &[Arg<W>],
                    times: u64,
                ) -> Option<W> {
                    let mut args = args.iter().copied();
                    $(let $param = take!($role, args.next().expect("an argument for each parameter"));)*
                    for _ in 1..times {
                        // SAFETY: the caller keeps the contract of the row.
                        unsafe { function($($param),*) };
                    }
                    // SAFETY: the caller keeps the contract of the row.
                    unsafe { returned!(function($($param),*), $($ret)?) }
                }
            )*
        }

        mod checks {
            use super::Operand;
            $(
                /// Asserts that buffers are as long as the row states.
                pub(super) fn $name<W: Copy>(operands: &[Operand<'_, W>]) {
                    let mut counts = operands.iter().map(Operand::count);
                    $(
                        #[allow(unused_variables, reason = "counts are some of them")]
                        let $param = counts.next().expect("an operand for each parameter");
                    )*
                    let mut lens = operands.iter().map(Operand::len);
                    $({
                        let len = lens.next().expect("an operand for each parameter");
                        let expected = expected!($([$($len)*])?);
                        assert_eq!(len, expected, concat!("length of `", stringify!($param), "`"));
                    })*
                }
            )*
        }
    };
}
crate::kernels::kernel_table!(callers);

/// The implementation of a row by the function at a path, which must have the row's type.
macro_rules! implementation {
    (
        $row:ident, $function:path, $limb:ty,
        $backend:expr, $name:expr, $features:expr, $sizes:expr, $counts:expr $(,)?
    ) => {{
        unsafe fn call(args: &[Arg<$limb>], times: u64) -> Option<$limb> {
            // SAFETY: the caller keeps the contract of the row.
            unsafe { callers::$row::<$limb>($function, args, times) }
        }
        Implementation {
            about: About {
                backend: $backend,
                name: $name,
                kernel: match kernel(stringify!($row)) {
                    Some(kernel) => kernel,
                    None => unreachable!(),
                },
                features: $features,
                sizes: $sizes,
                counts: $counts,
                address: || $function as types::$row<$limb> as usize,
            },
            call,
            check: checks::$row::<$limb>,
        }
    }};
}

macro_rules! implementations {
    ($(#[doc = $about:literal])* $list:ident, $krate:path, $limb:ty, $backend:expr;
    $(
        $(#[doc = $doc:literal])*
        $name:ident($($params:tt)*) $(-> $ret:ident)? { $($rest:tt)* }
    )*) => {
        $(#[doc = $about])*
        pub static $list: &[Implementation<$limb>] = {
            use $krate as backend;
            &[$(implementation!(
                $name, backend::$name, $limb,
                $backend, stringify!($name), Features::NONE, Sizes::any(), &[],
            )),*]
        };
    };
}

crate::kernels::kernel_table!(implementations
    /// The kernels of the backend of this build.
    ACTIVE, crate::backend::active, Limb, active::NAME;);
crate::kernels::kernel_table!(implementations
    /// The portable kernels on 32-bit limbs, on every target.
    PORTABLE_32, limbs_portable::w32, u32, "portable, 32-bit limbs";);
crate::kernels::kernel_table!(implementations
    /// The portable kernels on 64-bit limbs, on every target.
    PORTABLE_64, limbs_portable::w64, u64, "portable, 64-bit limbs";);

/// The variants of each row, given all rows; and those of one row.
macro_rules! variants {
    ($(
        fn $row:ident($($params:tt)*) $(-> $ret:ty)?, by [$($count:ident: $register:literal),+] $variants:tt
    )*) => {
        &[$(variants!(@row $row, &[$(stringify!($count)),+], $variants)),*]
    };
    (@row $row:ident, $counts:expr, {
        $($module:ident::$variant:ident: [$($feature:ident),*], $sizes:ident $bounds:tt;)+
    }) => {
        &[$(implementation!(
            $row, active::asm::$module::$variant, Limb, active::NAME, stringify!($variant),
            Features::new(active::features::Features::NONE$(.union(active::features::$feature))*),
            Sizes::$sizes $bounds, $counts,
        )),+]
    };
}

static VARIANTS: &[&[Implementation<Limb>]] = active::variants::table!(variants);

/// The variants among which the kernels of the backend of this build choose, also those that this
/// processor cannot run; for each row in the order in which they are preferred.
pub fn variants() -> impl Iterator<Item = &'static Implementation<Limb>> {
    VARIANTS.iter().copied().flatten()
}
