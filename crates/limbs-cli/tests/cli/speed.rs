//! `limbs speed`.

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
