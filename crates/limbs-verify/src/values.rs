//! Arithmetic on values that may be addresses, the same for every instruction set.

use crate::equations::Word;
use crate::executor::Run;
use crate::memory::{Result, Value};

/// A value that must be a number.
pub(crate) fn number(run: &mut Run<'_>, value: Value) -> Result<Word> {
    match value {
        Value::Word(word) => Ok(word),
        Value::Lane(lane) => Ok(run.store.normalised(&lane)),
        _ => Err("calculates with an address or with what the caller has".into()),
    }
}

/// The sum of two values, of which one may be a pointer or both lead to one.
pub(crate) fn add_values(run: &mut Run<'_>, x: &Value, y: &Value) -> Result<Value> {
    match (x, y) {
        (Value::Pointer(region, offset), Value::Word(word))
        | (Value::Word(word), Value::Pointer(region, offset)) => {
            let by = word
                .as_constant()
                .ok_or("has an address that depends on secrets")?;
            Ok(Value::Pointer(*region, offset.wrapping_add(by as i64)))
        }
        (Value::Pointer(region, offset), Value::Difference(to, from, by))
        | (Value::Difference(to, from, by), Value::Pointer(region, offset))
            if region == from =>
        {
            Ok(Value::Pointer(*to, offset.wrapping_add(*by)))
        }
        (Value::Word(x), Value::Word(y)) => {
            Ok(Value::Word(run.store.add(x, y, &Word::constant(0), 64).0))
        }
        _ => Err("adds what cannot be added".into()),
    }
}

/// The difference of two pointers, or of a pointer and a number.
pub(crate) fn subtract_pointer(x: &Value, y: &Value) -> Result<Value> {
    match (x, y) {
        (Value::Pointer(a, i), Value::Pointer(b, j)) if a == b => {
            Ok(Value::constant(i.wrapping_sub(*j) as u64))
        }
        (Value::Pointer(to, i), Value::Pointer(from, j)) => {
            Ok(Value::Difference(*to, *from, i.wrapping_sub(*j)))
        }
        (Value::Pointer(region, offset), Value::Word(word)) => {
            let by = word
                .as_constant()
                .ok_or("makes an address that depends on secrets")?;
            Ok(Value::Pointer(*region, offset.wrapping_sub(by as i64)))
        }
        _ => Err("subtracts what cannot be subtracted".into()),
    }
}
