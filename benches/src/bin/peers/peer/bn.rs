//! What `BIGNUM` of OpenSSL and its descendants does, by `raw`.

/// The contests of numbers; `Context`, `Modulus` and `Number` are the library's.
macro_rules! numbers {
    ($task:expr) => {
        match $task {
            Task::Pow(power) => {
                let modulus = Modulus::new(&bytes(&power.modulus));
                let (x, e) = (&bytes(&power.base), &bytes(&power.exponent));
                let len = 8 * power.modulus.len();
                operation(
                    (modulus, Number::new(), Number::read(x), Number::read(e)),
                    |(modulus, z, x, e)| modulus.pow(z, x, e),
                    move |state| padded(&state.1.bytes(), len),
                )
            }
            Task::Mul(x, y) => {
                let len = 8 * (x.len() + y.len());
                let (x, y) = (Number::read(&bytes(x)), Number::read(&bytes(y)));
                operation(
                    (Context::new(), Number::new(), x, y),
                    |(context, z, x, y)| context.mul(z, x, y),
                    move |state| padded(&state.1.bytes(), len),
                )
            }
            Task::Sqr(x) => {
                let len = 16 * x.len();
                operation(
                    (Context::new(), Number::new(), Number::read(&bytes(x))),
                    |(context, z, x)| context.sqr(z, x),
                    move |state| padded(&state.1.bytes(), len),
                )
            }
            Task::Prime(bits) => {
                let bits = *bits;
                returning(move || Number::prime(bits), Number::bytes)
            }
            _ => Err(Absence::NotOffered),
        }
    };
}
