//! The targets we test: one table that everything else reads.

/// A target of `cargo build --target` that is tested under QEMU's user mode.
pub(crate) struct Target {
    pub(crate) triple: &'static str,
    /// The C compiler that links; named in `.cargo/config.toml` too.
    pub(crate) gcc: &'static str,
    /// The emulator; named in `.cargo/config.toml` too.
    pub(crate) qemu: &'static str,
    /// The backend crate of ours that this target uses beside `limbs-portable`.
    pub(crate) backend: Option<&'static str>,
    /// Debian packages of `gcc` and of the C library to link with.
    pub(crate) packages: &'static [&'static str],
    /// Which tests run there.
    pub(crate) extent: Extent,
}

/// Which tests run on a target: emulation is slow, and what two targets share need not be tried twice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All, and all of Wycheproof, which takes minutes under emulation.
    Wycheproof,
    /// All but Wycheproof.
    All,
    /// Kernels, Montgomery arithmetic, and a slice of what stands on them.
    Slice,
}

pub(crate) const TARGETS: &[Target] = &[
    Target {
        triple: "aarch64-unknown-linux-gnu",
        gcc: "aarch64-linux-gnu-gcc",
        qemu: "qemu-aarch64",
        backend: Some("limbs-aarch64"),
        packages: &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"],
        // What stands on the kernels runs on the big-endian targets.
        extent: Extent::Slice,
    },
    // Big endian.
    Target {
        triple: "mips64-unknown-linux-gnuabi64",
        gcc: "mips64-linux-gnuabi64-gcc",
        qemu: "qemu-mips64",
        backend: Some("limbs-mips64"),
        packages: &["gcc-mips64-linux-gnuabi64", "libc6-dev-mips64-cross"],
        extent: Extent::Wycheproof,
    },
    Target {
        triple: "mips64el-unknown-linux-gnuabi64",
        gcc: "mips64el-linux-gnuabi64-gcc",
        qemu: "qemu-mips64el",
        backend: Some("limbs-mips64"),
        packages: &["gcc-mips64el-linux-gnuabi64", "libc6-dev-mips64el-cross"],
        // The same code as big endian, where everything runs.
        extent: Extent::Slice,
    },
    // Big endian with limbs of 32 bits.
    Target {
        triple: "mips-unknown-linux-gnu",
        gcc: "mips-linux-gnu-gcc",
        qemu: "qemu-mips",
        backend: None,
        packages: &["gcc-mips-linux-gnu", "libc6-dev-mips-cross"],
        extent: Extent::All,
    },
];

/// The target that needs no emulator.
pub(crate) const HOST: &str = "x86_64-unknown-linux-gnu";

/// Targets without an operating system: the `no_std` crates must build for them.
pub(crate) const BARE: &[&str] = &["wasm32-unknown-unknown", "aarch64-unknown-none"];

/// Windows, where assembly has another object format and C another calling convention: the kernels must
/// assemble for it. We have nothing to run it on.
pub(crate) const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The target of that name.
pub(crate) fn find(triple: &str) -> crate::Result<&'static Target> {
    TARGETS.iter().find(|t| t.triple == triple).ok_or_else(|| {
        let known: Vec<_> = TARGETS.iter().map(|t| t.triple).collect();
        format!("no target `{triple}`; there are {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::TARGETS;

    /// Cargo reads linkers and emulators from its own file; the two must not drift apart.
    #[test]
    fn cargo_config_agrees_with_the_table() {
        let path = crate::process::root().join(".cargo/config.toml");
        let config = std::fs::read_to_string(path).unwrap();
        for t in TARGETS {
            let (_, section) = config
                .split_once(&format!("[target.{}]\n", t.triple))
                .expect(t.triple);
            let section = section.split("\n[").next().unwrap();
            assert!(
                section.contains(&format!("linker = \"{}\"", t.gcc)),
                "{}",
                t.triple
            );
            assert!(
                section.contains(&format!("runner = \"{} -L /usr/", t.qemu)),
                "{}",
                t.triple
            );
        }
    }
}
