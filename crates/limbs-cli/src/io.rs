//! Files and standard streams: input with a limit, output whole or not at all.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use clap::Args;

use crate::failure::Failure;
use crate::signals;

/// Where to read from: a file, or standard input for `-`.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl From<OsString> for Input {
    fn from(name: OsString) -> Self {
        if name == "-" {
            Self::Stdin
        } else {
            Self::File(name.into())
        }
    }
}

impl Input {
    /// The name for messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "standard input".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Whether this is standard input.
    pub(crate) fn is_stdin(&self) -> bool {
        matches!(self, Self::Stdin)
    }

    /// Opens it for reading.
    pub(crate) fn open(&self) -> Result<Box<dyn Read>, Failure> {
        match self {
            Self::Stdin => Ok(Box::new(io::stdin().lock())),
            Self::File(path) => match File::open(path) {
                Ok(file) => Ok(Box::new(file)),
                Err(error) => Err(Failure::file("read", path, &error)),
            },
        }
    }

    /// The failure that `error` in reading it is.
    pub(crate) fn failure(&self, error: &io::Error) -> Failure {
        Failure::new(format_args!("cannot read {}: {error}", self.name()))
    }

    /// At most `limit` bytes; `None` if there are more. Never holds more than
    /// `limit + 1` bytes, whatever the size of the file.
    pub(crate) fn read_at_most(&self, limit: usize) -> Result<Option<Vec<u8>>, Failure> {
        // With room for all, so that no copy of a key stays behind where the vector was before it grew.
        let mut bytes = Vec::with_capacity(limit + 1);
        self.open()?
            .take(limit as u64 + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| self.failure(&error))?;
        Ok((bytes.len() <= limit).then_some(bytes))
    }
}

/// Refuses to read two things from standard input.
pub(crate) fn only_one_stdin(first: (&str, &Input), second: (&str, &Input)) -> Result<(), Failure> {
    if first.1.is_stdin() && second.1.is_stdin() {
        return Err(Failure::new(format_args!(
            "{} and {} cannot both be standard input",
            first.0, second.0
        )));
    }
    Ok(())
}

/// Where to write to: a file, or standard output for `-`.
#[derive(Clone, Debug)]
pub(crate) enum Output {
    /// Standard output.
    Stdout,
    /// A file.
    File(PathBuf),
}

impl From<OsString> for Output {
    fn from(name: OsString) -> Self {
        if name == "-" || name == "/dev/stdout" {
            Self::Stdout
        } else {
            Self::File(name.into())
        }
    }
}

impl Output {
    /// Whether this is standard output.
    pub(crate) fn is_stdout(&self) -> bool {
        matches!(self, Self::Stdout)
    }

    /// The name for messages and JSON.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdout => "-".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Whether both are one place in one directory, whatever paths lead there.
    pub(crate) fn is_same_file(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::File(a), Self::File(b)) => place(a) == place(b),
            _ => false,
        }
    }

    /// Fails now if [`Output::write`] would refuse later, so that nobody waits
    /// for a key that then cannot be kept.
    pub(crate) fn check(&self, force: Force) -> Result<(), Failure> {
        let Self::File(path) = self else {
            return Ok(());
        };
        let (folder, name) = split(path)?;
        if is_stream(path) {
            return Ok(());
        }
        if path.is_dir() {
            return Err(Failure::new(format_args!(
                "cannot write {}: it is a directory",
                path.display()
            )));
        }
        let fail = |error: &io::Error| Failure::file("write", path, error);
        match path.symlink_metadata() {
            Ok(_) if !force.force => return Err(exists(path)),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(fail(&error)),
            _ => {}
        }
        // Whether the directory takes a new file shows by making one.
        Temporary::create(folder, name, Access::Owner).map_err(|error| fail(&error))?;
        Ok(())
    }

    /// Writes `bytes`, whole or not at all: into a temporary file beside the
    /// place, flushed to the disk, then moved there in one step. An existing
    /// file is replaced only with `--force`.
    pub(crate) fn write(&self, bytes: &[u8], access: Access, force: Force) -> Result<(), Failure> {
        match self {
            Self::Stdout => write_stdout(bytes),
            Self::File(path) if is_stream(path) => OpenOptions::new()
                .write(true)
                .open(path)
                .and_then(|mut stream| stream.write_all(bytes))
                .map_err(|error| Failure::file("write", path, &error)),
            Self::File(path) => write_file(path, bytes, access, force),
        }
    }
}

/// The option `--force`.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Force {
    /// Replace files that exist
    #[arg(long)]
    pub(crate) force: bool,
}

/// Who may read a file that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Only its owner: mode 0600.
    Owner,
    /// Whom the user's umask lets.
    Anyone,
}

/// Writes to standard output and flushes it.
pub(crate) fn write_stdout(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)
        .and_then(|()| out.flush())
        .map_err(|error| Failure::stdout(&error))
}

/// A device, pipe or socket: there is no file to replace, so bytes are written
/// into it.
fn is_stream(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| !data.is_file() && !data.is_dir())
}

fn exists(path: &Path) -> Failure {
    Failure::new(format_args!(
        "{} exists already; --force replaces it",
        path.display()
    ))
}

/// The directory a path lies in.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// The path with its directory resolved: links there, `.` and `..`. A link in the last place stays, for
/// writing replaces it.
fn place(path: &Path) -> PathBuf {
    match (folder(path).canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// The directory and the file name of a path.
fn split(path: &Path) -> Result<(&Path, &OsStr), Failure> {
    match path.file_name() {
        Some(name) => Ok((folder(path), name)),
        None => Err(Failure::new(format_args!(
            "cannot write {:?}: it names no file",
            path.as_os_str()
        ))),
    }
}

fn write_file(path: &Path, bytes: &[u8], access: Access, force: Force) -> Result<(), Failure> {
    let (folder, name) = split(path)?;
    let fail = |error: &io::Error| Failure::file("write", path, error);
    let mut temporary = Temporary::create(folder, name, access).map_err(|e| fail(&e))?;
    temporary
        .file
        .write_all(bytes)
        .and_then(|()| temporary.file.sync_all())
        .map_err(|e| fail(&e))?;
    if force.force {
        fs::rename(&temporary.path, path).map_err(|e| fail(&e))?;
    } else {
        place_new(&temporary.path, path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(path),
            _ => fail(&error),
        })?;
    }
    drop(temporary);
    // The file is whole and in place; whether its name has reached the disk is
    // more than some file systems can say, so a failure here is no failure.
    if let Ok(directory) = File::open(folder) {
        let _ = directory.sync_all();
    }
    Ok(())
}

/// Gives `temporary` the name `path`, which must not exist.
fn place_new(temporary: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(temporary, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            // A file system without hard links (or a missing directory, which
            // fails here again): claim the name, then rename over the claim.
            OpenOptions::new().write(true).create_new(true).open(path)?;
            fs::rename(temporary, path).inspect_err(|_| {
                let _ = fs::remove_file(path);
            })
        }
        result => result,
    }
}

/// The temporary file that exists now, for whoever ends the program.
static TEMPORARY: Mutex<Option<PathBuf>> = Mutex::new(None);

fn current_temporary() -> MutexGuard<'static, Option<PathBuf>> {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks the system to end the program through us: installed when the first file is about to be
/// written; before that, a signal ends the program as it ends any other.
fn remove_temporary_on_signals() {
    static INSTALL: Once = Once::new();
    // Without a handler a signal could leave a temporary file: no reason not to write.
    INSTALL.call_once(|| drop(signals::end_by(remove_temporary_and_exit)));
}

fn remove_temporary_and_exit(status: i32) -> ! {
    // Held until the end: no new file can appear after this look.
    let current = current_temporary();
    if let Some(path) = current.as_ref() {
        let _ = fs::remove_file(path);
    }
    std::process::exit(status)
}

/// A new file beside the one to be written, removed when dropped.
struct Temporary {
    path: PathBuf,
    file: File,
}

impl Temporary {
    fn create(folder: &Path, name: &OsStr, access: Access) -> io::Result<Self> {
        remove_temporary_on_signals();
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        if access == Access::Owner {
            owner_only(&mut options);
        }
        let mut current = current_temporary();
        // The name differs from that of any other process; only a file left by
        // a killed process of the same number can be in the way.
        for attempt in 0..100 {
            let path = folder.join(temporary_name(name, attempt));
            match options.open(&path) {
                Ok(file) => {
                    *current = Some(path.clone());
                    return Ok(Self { path, file });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "a hundred temporary files are in the way",
        ))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // After a rename there is nothing to remove.
        let _ = fs::remove_file(&self.path);
        *current_temporary() = None;
    }
}

/// `.key.pem.1234-0.tmp`, cut so that long names stay within the limits of
/// file systems.
fn temporary_name(name: &OsStr, attempt: u32) -> OsString {
    let name = name.to_string_lossy();
    let short: String = name.chars().take(40).collect();
    format!(".{short}.{}-{attempt}.tmp", std::process::id()).into()
}

#[cfg(unix)]
fn owner_only(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600);
}

#[cfg(not(unix))]
fn owner_only(_: &mut OpenOptions) {}
