//! The command `limbs`, run as a user runs it.

mod crypt;
mod files;
mod inspect;
mod keygen;
mod misuse;
mod openssl;
mod prime;
mod run;
mod shell;
mod signature;
mod speed;
