//! Builds the kernels of s2n-bignum that lie in the package `aws-lc-sys`: on x86-64 that package itself leaves them out.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "s2n-bignum")]
    s2n_bignum::build();
}

#[cfg(feature = "s2n-bignum")]
mod s2n_bignum {
    use std::path::PathBuf;
    use std::process::Command;

    /// As `src/bin/peers/raw/s2n_bignum.rs` declares them.
    const KERNELS: [&str; 6] = [
        "bignum_mul_8_16",
        "bignum_kmul_16_32",
        "bignum_kmul_32_64",
        "bignum_sqr_8_16",
        "bignum_ksqr_16_32",
        "bignum_ksqr_32_64",
    ];

    pub(super) fn build() {
        let package = package();
        let dir = package.join("aws-lc/third_party/s2n-bignum/s2n-bignum-imported");
        let sources = dir.join("x86_att/fastmul");
        cc::Build::new()
            .include(dir.join("include"))
            .include(package.join("generated-include"))
            // Names as s2n-bignum has them: the header that would rename some is left empty.
            .define("BORINGSSL_PREFIX_SYMBOLS_H", None)
            .files(KERNELS.map(|kernel| sources.join(kernel).with_extension("S")))
            .compile("s2n_bignum");
    }

    /// The folder of `aws-lc-sys`, which only Cargo knows.
    fn package() -> PathBuf {
        let cargo = std::env::var_os("CARGO").expect("Cargo sets it");
        let mut metadata = Command::new(cargo);
        metadata.args([
            "metadata",
            "--format-version=1",
            "--offline",
            "--features=s2n-bignum",
        ]);
        let out = metadata.output().expect("Cargo runs");
        let text = String::from_utf8(out.stdout).expect("JSON is UTF-8");
        let manifests = text.split("\"manifest_path\":\"").skip(1);
        let mut paths = manifests.filter_map(|rest| Some(rest.split_once('"')?.0));
        let manifest = paths.find(|path| path.contains("/aws-lc-sys-"));
        let mut path = PathBuf::from(manifest.expect("the feature brings `aws-lc-sys`"));
        path.pop();
        path
    }
}
