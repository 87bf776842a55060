//! The prover on kernels that are right, and on kernels that are wrong in ways that it must see.

mod common;

use common::{BASE, Bytes, prove_code, why_forbidden};
use iced_x86::code_asm::{AsmRegisterZmm, CodeAssembler, CodeLabel, registers::gpr32::*};
use iced_x86::code_asm::{IcedError, al, cl, dword_ptr, qword_ptr};
use iced_x86::code_asm::{
    qword_bcst, registers::ymm::*, registers::zmm::*, xmmword_ptr, ymmword_ptr,
};
use iced_x86::code_asm::{registers::gpr64::*, registers::k::*, registers::xmm::*};
use limbs_verify::executor::Code;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Proof};

type Written = Result<(), IcedError>;

/// Verifies an assembled kernel of a row, with every parameter's memory apart from others unless `owners`
/// says otherwise.
fn prove(
    row: &str,
    size: &[(&'static str, usize)],
    owners: Option<&[usize]>,
    write: impl Fn(&mut CodeAssembler) -> Written,
) -> Result<Proof, Failure> {
    let mut assembler = CodeAssembler::new(64).unwrap();
    write(&mut assembler).unwrap();
    let code = Bytes(Isa::X86_64, assembler.assemble(BASE).unwrap());
    prove_code(&code, row, size, owners)
}

/// Two limbs of `add_n` with something between them.
fn add_two(a: &mut CodeAssembler, between: impl Fn(&mut CodeAssembler) -> Written) -> Written {
    a.mov(rax, qword_ptr(rsi))?;
    a.add(rax, qword_ptr(rdx))?;
    a.mov(qword_ptr(rdi), rax)?;
    between(a)?;
    a.mov(rax, qword_ptr(rsi + 8))?;
    a.adc(rax, qword_ptr(rdx + 8))?;
    a.mov(qword_ptr(rdi + 8), rax)?;
    a.setb(al)?;
    a.movzx(eax, al)?;
    a.ret()
}

const TWO: &[(&str, usize)] = &[("n", 2)];

fn proof(between: impl Fn(&mut CodeAssembler) -> Written) -> Result<Proof, Failure> {
    prove("add_n", TWO, None, |a| add_two(a, &between))
}

fn failure(between: impl Fn(&mut CodeAssembler) -> Written) -> Failure {
    proof(between).unwrap_err()
}

fn forbidden(between: impl Fn(&mut CodeAssembler) -> Written) -> String {
    why_forbidden(proof(between))
}

#[test]
fn a_right_kernel_is_proved_however_operands_alias() {
    for owners in [[0, 1, 2, 3], [0, 0, 2, 3], [0, 1, 0, 3], [0, 0, 0, 3]] {
        let proof = prove("add_n", TWO, Some(&owners), |a| add_two(a, |_| Ok(()))).unwrap();
        assert_eq!(proof.instructions, 9);
    }
}

/// A distance of 0 changes nothing, but the processor accesses memory all the same.
#[test]
fn shifts_by_nothing_access_memory() {
    let outside: [fn(&mut CodeAssembler) -> Written; 4] = [
        |a| a.rol(qword_ptr(rdi + 16), cl),
        |a| a.shl(qword_ptr(rdi + 16), cl),
        |a| a.shld(qword_ptr(rdi + 16), rax, cl),
        |a| a.shrd(qword_ptr(rdi + 16), rax, cl),
    ];
    for shift in outside {
        let why = forbidden(|a| {
            a.mov(ecx, 64)?;
            shift(a)
        });
        assert!(why.contains("which is outside"), "{why}");
    }
}

#[test]
fn a_lost_carry_has_a_counterexample() {
    assert!(matches!(
        failure(|a| a.add(rcx, 1)),
        Failure::Counterexample(_)
    ));
    assert!(matches!(failure(|a| a.clc()), Failure::Counterexample(_)));
    assert!(matches!(
        failure(|a| a.xor(eax, eax)),
        Failure::Counterexample(_)
    ));
}

#[test]
fn memory_outside_the_buffers_is_out_of_reach() {
    let why = forbidden(|a| a.mov(r8, qword_ptr(rsi + 16)));
    assert!(
        why.contains("reads byte 16 of x, which is outside"),
        "{why}"
    );
    let why = forbidden(|a| a.mov(qword_ptr(rdi - 8), rax));
    assert!(
        why.contains("writes byte -8 of z, which is outside"),
        "{why}"
    );
    let why = forbidden(|a| a.mov(qword_ptr(rsi), rax));
    assert!(why.contains("which is read-only"), "{why}");
    let why = forbidden(|a| a.mov(r8, qword_ptr(rdi + 8)));
    assert!(why.contains("which was never written"), "{why}");
    let why = forbidden(|a| a.mov(qword_ptr(rsp - 8), rax));
    assert!(why.contains("below the stack pointer"), "{why}");
    let why = forbidden(|a| a.mov(qword_ptr(rsp), rax));
    assert!(why.contains("which is read-only"), "{why}");
    let why = forbidden(|a| a.mov(r8, qword_ptr(0x1234)));
    assert!(why.contains("an address in no buffer"), "{why}");
    let why = forbidden(|a| a.mov(r8d, dword_ptr(rsi)));
    assert!(why.contains("not eight bytes"), "{why}");
}

#[test]
fn secrets_decide_neither_branches_nor_addresses() {
    let why = forbidden(|a| {
        let mut label: CodeLabel = a.create_label();
        a.jb(label)?;
        a.set_label(&mut label)?;
        a.zero_bytes()
    });
    assert!(why.contains("the carry flag depends on secrets"), "{why}");
    let why = forbidden(|a| a.mov(r8, qword_ptr(rsi + rax)));
    assert!(why.contains("an address that depends on secrets"), "{why}");
    let why = forbidden(|a| {
        a.mov(rcx, rax)?;
        a.shlx(r8, rsi, rcx)
    });
    assert!(why.contains("shifts by a secret"), "{why}");
}

#[test]
fn what_is_undefined_is_not_used() {
    let why = forbidden(|a| a.mov(r8, r11));
    assert!(why.contains("reads R11, which is undefined"), "{why}");
    let why = forbidden(|a| {
        a.mul(rax)?;
        a.adc(r8, rax)
    });
    assert!(why.contains("R8, which is undefined"), "{why}");
    let why = forbidden(|a| {
        a.mov(r8, rax)?;
        a.imul_2(r8, rax)?;
        a.adc(rax, r8)
    });
    assert!(why.contains("the carry flag, which is undefined"), "{why}");
}

#[test]
fn the_convention_is_kept() {
    let why = forbidden(|a| a.mov(rbx, rax));
    assert!(
        why.contains("does not restore the caller's register 3"),
        "{why}"
    );
    let why = forbidden(|a| a.push(rbx));
    assert!(
        why.contains("returns to what is no address of a call"),
        "{why}"
    );
    let why = forbidden(|a| a.ret_1(8));
    assert!(why.contains("removes its arguments"), "{why}");
    let why = forbidden(|a| a.std());
    assert!(why.contains("is not supported"), "{why}");
    let why = forbidden(|a| a.lock().add(qword_ptr(rdi), rax));
    assert!(why.contains("is not valid here"), "{why}");
}

#[test]
fn vectors_and_masks_keep_no_secrets() {
    let left = |register: AsmRegisterZmm| {
        forbidden(|a| {
            a.vpbroadcastq(register, qword_ptr(rsi))?;
            // It leaves zmm16 to zmm31 as they are, and the carry too.
            a.vzeroall()
        })
    };
    let why = left(zmm16);
    assert!(why.contains("leaves secrets in lane 0 of ymm16"), "{why}");
    let why = forbidden(|a| a.vpbroadcastq(zmm0, qword_ptr(rsi)));
    assert!(why.contains("leaves secrets in lane 0 of ymm0"), "{why}");
    let why = forbidden(|a| a.kmovw(k1, eax));
    assert!(why.contains("sets a mask that depends on secrets"), "{why}");
    let why = forbidden(|a| a.vpaddq(zmm0.k1(), zmm1, zmm2));
    assert!(why.contains("is not valid here"), "{why}");
    let why = forbidden(|a| a.vpaddq(zmm0, zmm1, qword_bcst(rsi)));
    assert!(why.contains("is not valid here"), "{why}");
    let why = forbidden(|a| {
        a.vpbroadcastq(ymm1, qword_ptr(rsi))?;
        a.vpcmpeqq(ymm0, ymm1, ymmword_ptr(rsi))
    });
    assert!(why.contains("outside"), "{why}");
}

#[test]
fn time_that_may_depend_on_secrets_is_refused() {
    for why in [
        forbidden(|a| a.xchg(rax, rcx)),
        forbidden(|a| a.bsr(rcx, rax)),
        forbidden(|a| a.movups(xmm0, xmmword_ptr(rsi))),
        forbidden(|a| a.mulsd(xmm0, xmm1)),
        forbidden(|a| a.ldmxcsr(dword_ptr(rsi))),
        forbidden(|a| a.cld()),
    ] {
        assert!(why.contains("is not supported"), "{why}");
    }
}

/// The high half is one too much if x is one number of 2^64, which samples do not find.
#[test]
fn a_rare_fault_is_not_proved() {
    let multiply = |faulty: bool| {
        prove("mul_1", &[("n", 1)], None, move |a| {
            let rare = 0x1234_5678_9abc_def0_u64;
            a.mov(rax, qword_ptr(rsi))?;
            a.mov(r10, rdx)?;
            a.mov(r8, if faulty { rare } else { 0 })?;
            a.cmp(rax, r8)?;
            a.sbb(r9, r9)?;
            a.mov(r8, if faulty { rare + 1 } else { 0 })?;
            a.cmp(rax, r8)?;
            // (x < rare + 1) - (x < rare)
            a.adc(r9, 0)?;
            a.mul(r10)?;
            a.mov(qword_ptr(rdi), rax)?;
            a.lea(rax, qword_ptr(rdx + r9))?;
            a.ret()
        })
    };
    let failure = multiply(true).unwrap_err();
    assert!(matches!(failure, Failure::Unproved(_)), "{failure}");
    multiply(false).unwrap();
}

/// Mutants of a kernel that ships are rejected, or proved.
#[cfg(target_os = "linux")]
#[test]
fn mutants_have_a_fate() {
    use limbs_verify::artefact::Artefact;
    use limbs_verify::mutate::{Extent, mutate};
    use limbs_verify::subjects;

    let path = std::env::current_exe().unwrap();
    let mut artefact = Artefact::parse(&std::fs::read(path).unwrap()).unwrap();
    let all = subjects::all(artefact.isa());
    for subject in all.iter().filter(|s| s.name == "add_n_base") {
        let (outcomes, _) = mutate(&mut artefact, subject, Extent::Sample(200), 1).unwrap();
        let [outcome] = &outcomes[..] else {
            panic!("one part");
        };
        assert_eq!(outcome.counts.values().sum::<usize>(), 200);
        assert!(outcome.troubles.is_empty());
        assert!(outcome.survivors.len() < 60, "{outcome}");
    }
}

/// In a kernel of every row, a fault that 2,000 inputs do not show is found by proof.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[test]
fn proof_alone_finds_rare_faults() {
    use limbs_verify::artefact::Artefact;
    use limbs_verify::faults::{Verdict, seed};
    use limbs_verify::replay::replay_fault;
    use limbs_verify::subjects;
    use limbs_verify::target::Target;
    use std::collections::BTreeSet;

    let path = std::env::current_exe().unwrap();
    let artefact = Artefact::parse(&std::fs::read(path).unwrap()).unwrap();
    let kernels = subjects::all(artefact.isa());
    let engines = subjects::engines(&artefact);
    let all = kernels.iter().map(|s| s as &dyn Target);
    let all = all.chain(engines.iter().map(|s| s as &dyn Target));
    let is_runnable = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("adx");
    let mut rows = BTreeSet::new();
    let mut rng = limbs_testkit::TestRng::new(limbs_testkit::seed());
    for subject in all.filter(|subject| rows.insert(subject.row().name)) {
        let sizes = subject.sizes().unwrap();
        let size = sizes.iter().find(|s| s.iter().all(|(_, n)| *n > 1));
        let size = size.unwrap_or(&sizes[0]);
        let task = subject.tasks(&artefact, size, 1).unwrap().swap_remove(0);
        let (faulty, verdict) = seed(&artefact, subject, &task, &mut rng).unwrap();
        assert_eq!(verdict, Verdict::ByProofAlone, "{}", subject.name());
        if is_runnable {
            let found = replay_fault(&faulty, subject, size, limbs_testkit::cases(2000));
            assert_eq!(found, Ok(()), "{}", subject.name());
        }
    }
    assert!(rows.len() > 15, "{rows:?}");
}
