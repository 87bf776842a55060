//! Certificates as the prover writes them are accepted; what is no certificate, or another, is rejected.
#![cfg(target_arch = "x86_64")]

use limbs_testkit::{TestRng, cases};
use limbs_verify::isa::Isa;
use limbs_verify::kernel::Proof;
use limbs_verify::report::verify_size;
use limbs_verify::subjects;
use limbs_verify::{artefact, certificate};
use limbs_verify_check::artefact::Artefact;
use limbs_verify_check::corrupt;
use limbs_verify_check::file::{File, MAGIC};

/// This test's own program, which contains every kernel, as a file.
fn own_program() -> Vec<u8> {
    std::fs::read(std::env::current_exe().expect("a path")).expect("a file")
}

/// The certificate of a kernel at the sizes with `n`.
fn certificate(name: &str, n: usize) -> Vec<u8> {
    let artefact = artefact::Artefact::parse(&own_program()).expect("an ELF file");
    let all = subjects::all(Isa::X86_64);
    let subject = all
        .iter()
        .find(|subject| subject.name == name)
        .expect("a kernel");
    let mut file = certificate::File::new(Isa::X86_64, subject.kernel.name, &subject.symbol, "");
    for size in subject.sizes().expect("sizes") {
        if size.iter().any(|(_, value)| *value == n) {
            let line = verify_size(&artefact, subject, &size, 1, true).expect("a proof");
            let proofs: Vec<Proof> = line.outcome.expect("a proof");
            file.add(&size, proofs.iter().flat_map(|proof| &proof.certificates));
        }
    }
    file.bytes().expect("some size")
}

fn code() -> Artefact {
    Artefact::parse(&own_program()).expect("an ELF file")
}

#[test]
fn certificates_are_accepted() {
    for (name, n) in [
        ("add_n_base", 3),
        ("mul_basecase_base", 4),
        ("mont_mul_base", 3),
        ("table_select_base", 5),
    ] {
        let file = File::parse(&certificate(name, n)).expect("a certificate");
        let summary = file
            .check_all(&code())
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(summary.entries > 0 && summary.missing.is_empty(), "{name}");
    }
}

#[test]
fn certificates_of_engines_are_accepted() {
    let artefact = artefact::Artefact::parse(&own_program()).expect("an ELF file");
    let engines = subjects::engines(&artefact);
    for name in [
        "engine_mul_1_pair28_avx2",
        "engine_mul_1_pair_10_ifma",
        "engine_select_pair28_avx2",
    ] {
        let subject = engines
            .iter()
            .find(|subject| subject.name == name)
            .expect("an engine");
        let mut file = certificate::File::new(
            Isa::X86_64,
            subject.row.name,
            &subject.symbol,
            subject.engine(),
        );
        let size = subject.sizes()[0].clone();
        let sizes = subject.sizes().into_iter().filter(|s| s[0] == size[0]);
        for size in sizes {
            let line = verify_size(&artefact, subject, &size, 1, true).expect("a proof");
            let proofs = line.outcome.expect("a proof");
            file.add(&size, proofs.iter().flat_map(|proof| &proof.certificates));
        }
        let file = File::parse(&file.bytes().expect("a size")).expect("a certificate");
        let summary = file
            .check_all(&code())
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(summary.entries > 0 && summary.missing.is_empty(), "{name}");
    }
}

#[test]
fn corrupted_certificates_are_rejected() {
    let files = [
        certificate("sub_n_base", 2),
        certificate("mont_mul_base", 2),
    ];
    let counts = corrupt::run(&[code()], &files, cases(200) as u64, 1).expect("certificates");
    for (kind, (tried, rejected)) in counts {
        assert_eq!(tried, rejected, "{kind}");
    }
}

#[test]
fn other_code_is_rejected() {
    let files = [certificate("mont_mul_base", 2)];
    let (tried, rejected) = corrupt::code(&mut [code()], &files, 100, 1).expect("a certificate");
    // Some bits are never executed at this size, or change nothing.
    assert!(rejected > tried / 4, "{rejected} of {tried}");
}

#[test]
fn a_certificate_of_another_function_is_rejected() {
    let add = certificate("add_n_base", 3);
    let place = add
        .windows(5)
        .rposition(|text| text == b"add_n")
        .expect("the symbol");
    let mut sub = add.clone();
    sub[place..place + 5].copy_from_slice(b"sub_n");
    assert!(
        File::parse(&sub).is_err(),
        "the row and the function differ"
    );
    let row = add
        .windows(5)
        .position(|text| text == b"add_n")
        .expect("the row");
    sub[row..row + 5].copy_from_slice(b"sub_n");
    let file = File::parse(&sub).expect("a certificate of the other row");
    assert!(file.check_all(&code()).is_err());
}

#[test]
fn garbage_is_rejected_without_a_panic() {
    let good = certificate("mul_1_base", 2);
    for length in 0..good.len() {
        assert!(File::parse(&good[..length]).is_err(), "{length} bytes");
    }
    let mut rng = TestRng::new(7);
    for _ in 0..cases(2000) {
        let length = rng.below(100);
        let noise: Vec<u8> = (0..length).map(|_| rng.next_u64() as u8).collect();
        assert!(File::parse(&noise).is_err());
        assert!(File::parse(&[MAGIC, &noise].concat()).is_err());
    }
    // Lengths that no memory holds.
    let huge = [MAGIC, &[0xff; 8], &[0x7f]].concat();
    assert!(File::parse(&huge).is_err());
}
