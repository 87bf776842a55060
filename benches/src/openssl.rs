//! The system's `openssl speed`.

use std::process::Command;
use std::time::Duration;

/// Which of its code OpenSSL may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    /// What it chooses itself.
    AsShipped,
    /// Not AVX-512 IFMA, which few processors have.
    WithoutIfma,
}

impl Code {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::AsShipped => "OpenSSL",
            Self::WithoutIfma => "OpenSSL without IFMA",
        }
    }
}

/// Microseconds of a private and of a public operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    pub(crate) sign: f64,
    pub(crate) verify: f64,
}

/// Its version, if it is there.
pub(crate) fn version() -> Option<String> {
    let out = Command::new("openssl").arg("version").output().ok()?;
    let text = String::from_utf8(out.stdout).ok()?;
    out.status.success().then(|| text.trim().to_owned())
}

/// A round of `openssl speed`, which signs for this long and verifies as long.
pub(crate) fn rsa(bits: usize, round: Duration, code: Code) -> Result<Times, String> {
    let mut command = Command::new("openssl");
    // By the clock on the wall, as we measure: by default it counts its own processor time.
    command.args([
        "speed",
        "-elapsed",
        "-mr",
        "-seconds",
        &round.as_secs().max(1).to_string(),
    ]);
    command.arg(format!("rsa{bits}"));
    if code == Code::WithoutIfma {
        // Bit 21 of CPUID leaf 7's EBX, the second word of this variable.
        command.env("OPENSSL_ia32cap", ":~0x200000");
    }
    let out = command.output().map_err(|e| format!("openssl: {e}"))?;
    let text = String::from_utf8_lossy(&out.stdout);
    parse(&text, bits).ok_or_else(|| format!("`openssl speed -mr rsa{bits}` printed {text:?}"))
}

/// `+F2:<index>:<bits>:<signatures a second>:<verifications a second>`
fn parse(text: &str, bits: usize) -> Option<Times> {
    let line = text.lines().find_map(|line| line.strip_prefix("+F2:"))?;
    let fields: Vec<&str> = line.split(':').collect();
    let [_, size, sign, verify] = fields[..] else {
        return None;
    };
    let micros = |rate: &str| Some(1e6 / rate.parse::<f64>().ok()?);
    (size.parse() == Ok(bits)).then_some(Times {
        sign: micros(sign)?,
        verify: micros(verify)?,
    })
}
