//! Calls by the row of the table, of every function that implements it.

use crate::backend::{Limb, active};
use crate::cpu::{self, Features};
use crate::kernels::{Kernel, kernel, types};

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

/// A function of some backend that does what a row states: the kernel itself or, where the backend
/// has written it in several ways, one of its variants. For tests, benches and the prover.
#[derive(Clone, Copy)]
pub struct Implementation<W: 'static> {
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
    call: unsafe fn(&[Arg<W>]) -> Option<W>,
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
        assert_eq!(args.len(), self.kernel.params.len(), "number of arguments");
        assert!(self.is_runnable(), "{} needs {}", self.name, self.features);
        // SAFETY: the caller keeps the contract of the row.
        unsafe { (self.call)(args) }
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

/// For each row a function of its name that calls a function of the row's type.
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
                ) -> Option<W> {
                    let mut args = args.iter().copied();
                    $(let $param = take!($role, args.next().expect("an argument for each parameter"));)*
                    // SAFETY: the caller keeps the contract of the row.
                    unsafe { returned!(function($($param),*), $($ret)?) }
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
        unsafe fn call(args: &[Arg<$limb>]) -> Option<$limb> {
            // SAFETY: the caller keeps the contract of the row.
            unsafe { callers::$row::<$limb>($function, args) }
        }
        Implementation {
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
            call,
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
