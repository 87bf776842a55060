//! Runs the command in a directory of the test's own.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// A directory that only one test uses, empty at first.
pub(crate) struct Sandbox {
    dir: PathBuf,
}

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
}

/// The keys that `limbs speed` uses.
pub(crate) fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data")
        .join(name)
}

impl Sandbox {
    /// The directory for the test of this name.
    pub(crate) fn new(test: &str) -> Self {
        let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        if dir.exists() {
            fs::remove_dir_all(&dir).unwrap();
        }
        fs::create_dir_all(&dir).unwrap();
        Self { dir }
    }

    /// A sandbox with `key.pem` and `pub.pem`, of 2048 bits, and `message`.
    pub(crate) fn with_keys(test: &str) -> Self {
        let sandbox = Self::new(test);
        fs::copy(data("rsa2048.pem"), sandbox.path("key.pem")).unwrap();
        fs::copy(data("rsa2048.pub.pem"), sandbox.path("pub.pem")).unwrap();
        sandbox.put("message", b"The quick brown fox\n");
        sandbox
    }

    /// A path inside.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Writes a file.
    pub(crate) fn put(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).unwrap();
    }

    /// Reads a file.
    pub(crate) fn get(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// The names of the files, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.dir)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// The permission bits of a file.
    #[cfg(unix)]
    pub(crate) fn mode(&self, name: &str) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(self.path(name)).unwrap().permissions().mode() & 0o777
    }

    /// `limbs` with these words, split at spaces, nothing on standard input.
    pub(crate) fn limbs(&self, words: &str) -> Run {
        self.feed(words, b"")
    }

    /// `limbs` with these words and this on standard input.
    pub(crate) fn feed(&self, words: &str, input: &[u8]) -> Run {
        self.command(env!("CARGO_BIN_EXE_limbs"), words.split_whitespace(), input)
    }

    /// Another program in the sandbox; `None` if the machine does not have it.
    pub(crate) fn program(&self, words: &str) -> Option<Run> {
        let mut words = words.split_whitespace();
        let program = words.next().unwrap();
        let there = Command::new(program)
            .arg("version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        there.is_ok().then(|| self.command(program, words, b""))
    }

    fn command(
        &self,
        program: &str,
        words: impl IntoIterator<Item = impl AsRef<OsStr>>,
        input: &[u8],
    ) -> Run {
        let mut child = Command::new(program)
            .args(words)
            .current_dir(&self.dir)
            // The width of the help.
            .env_remove("COLUMNS")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let output = std::thread::scope(|scope| {
            // The command may end without reading everything.
            scope.spawn(move || {
                let _ = stdin.write_all(input);
            });
            child.wait_with_output().unwrap()
        });
        Run {
            status: output.status.code(),
            stdout: output.stdout,
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Run {
    /// Succeeded and complained of nothing.
    #[track_caller]
    pub(crate) fn yes(self) -> Self {
        assert_eq!((self.status, self.stderr.as_str()), (Some(0), ""));
        self
    }

    /// Answered "no" without a complaint.
    #[track_caller]
    pub(crate) fn no(self) -> Self {
        assert_eq!((self.status, self.stderr.as_str()), (Some(1), ""));
        self
    }

    /// Ended with this status.
    #[track_caller]
    pub(crate) fn status_is(self, status: i32) -> Self {
        assert_eq!(self.status, Some(status), "{self:?}");
        self
    }

    /// Failed with one line that contains `what`, and printed nothing.
    #[track_caller]
    pub(crate) fn fails(self, what: &str) -> Self {
        assert_eq!(self.status, Some(2), "{self:?}");
        assert!(self.stderr.starts_with("limbs: "), "{self:?}");
        assert_eq!(self.stderr.lines().count(), 1, "{self:?}");
        assert!(self.stderr.contains(what), "{what:?} in {self:?}");
        assert!(!self.stderr.contains("panicked"), "{self:?}");
        assert!(!self.stderr.contains("internal error"), "{self:?}");
        assert!(self.stdout.is_empty(), "{self:?}");
        self
    }

    /// Standard output as text.
    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.stdout).unwrap()
    }

    /// Standard output as JSON, one object a line.
    #[track_caller]
    pub(crate) fn json(&self) -> Vec<Value> {
        let lines = self.text().lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}
