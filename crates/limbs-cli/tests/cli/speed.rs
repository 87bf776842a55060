//! `limbs speed`.

use limbs_core::cpu::Features;

use crate::run::Sandbox;

#[test]
fn one_object_a_line() {
    let s = Sandbox::new("one_object_a_line");
    let run = s
        .limbs("speed rsa1024 prime256 keygen512 --seconds 0.1 --json")
        .yes();
    let lines = run.json();
    let names: Vec<&str> = lines.iter().map(|l| l["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["rsa1024", "prime256", "keygen512"]);
    for field in [
        "sign_per_s",
        "verify_per_s",
        "decrypt_per_s",
        "encrypt_per_s",
    ] {
        assert!(lines[0][field].as_f64().unwrap() > 0.0, "{field}");
    }
    for line in &lines[1..] {
        assert!(line["per_s"].as_f64().unwrap() > 0.0);
    }
    for line in &lines {
        assert!(!line["backend"].as_str().unwrap().is_empty());
        assert!(!line["engine"].as_str().unwrap().is_empty());
    }
}

#[test]
fn text_is_a_table() {
    let s = Sandbox::new("text_is_a_table");
    let run = s.limbs("speed rsa1024 prime256 --seconds 0.05").yes();
    for word in [
        "backend", "engine", "sign/s", "verify/s", "rsa1024", "prime256",
    ] {
        assert!(run.text().contains(word), "{word}: {run:?}");
    }
}

#[test]
fn unknown_names_list_the_known() {
    let s = Sandbox::new("unknown_names_list_the_known");
    for name in ["rsa2047", "RSA2048", "dsa", "prime", "keygen-1"] {
        let run = s.limbs(&format!("speed rsa1024 {name}")).fails(name);
        for known in ["rsa2048", "rsa8192", "prime1024", "keygen2048"] {
            assert!(run.stderr.contains(known));
        }
    }
}

#[test]
fn masked_features_are_not_used() {
    let s = Sandbox::new("masked_features_are_not_used");
    let known = Features::known();
    for mask in [known.to_string().as_str(), "adx,bmi2", "avx2"] {
        // Other targets know no such features.
        let Ok(masked) = mask.parse::<Features>() else {
            continue;
        };
        let command = format!("speed rsa1024 --seconds 0.05 --json --mask={mask}");
        let run = s.limbs(&command);
        if run.stderr.contains("for granted") {
            run.fails(mask);
            continue;
        }
        let run = run.yes();
        let used = run.json()[0]["features"].as_array().unwrap().clone();
        for name in masked.names() {
            assert!(!used.contains(&name.into()), "{mask}: {used:?}");
        }
    }
    let run = s.limbs(&format!("speed rsa1024 --seconds 0.05 --mask={known}"));
    if !run.stderr.contains("for granted") {
        assert!(run.yes().text().contains("no processor features"));
    }
}

#[test]
fn a_feature_that_nothing_uses_is_refused() {
    let s = Sandbox::new("a_feature_that_nothing_uses_is_refused");
    s.limbs("speed rsa1024 --mask mmx").fails("no such feature");
}
