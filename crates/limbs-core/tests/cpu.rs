//! Processor features are masked before the first use, and not after. One test, for a process has one
//! first use.

use limbs_core::call::variants;
use limbs_core::cpu::{FeatureError, Features, in_use, mask};
use limbs_core::engine::Engine;
use limbs_testkit as _;

#[test]
fn what_is_masked_is_not_used() {
    let all = Features::known();
    let compiled = match mask(all) {
        Err(FeatureError::Compiled(features)) => features,
        masked => {
            assert_eq!(masked, Ok(()));
            Features::NONE
        }
    };
    for feature in all.without(compiled).names() {
        let feature = feature.parse().unwrap();
        assert_eq!(mask(feature), Ok(()), "masks add up");
    }

    // What the build takes for granted cannot be masked; all else is gone.
    assert_eq!(in_use(), compiled);
    if !all.is_empty() {
        assert_eq!(mask(Features::NONE), Err(FeatureError::InUse));
    }
    for variant in variants() {
        assert_eq!(variant.is_runnable(), compiled.contains(variant.features));
    }
    assert!(Engine::all().all(|engine| compiled.contains(engine.features())));

    // The kernels still work.
    let mut z = [0; 9];
    assert_eq!(limbs_core::add_n(&mut z, &[!0; 9], &[1; 9]), 1);
    assert_eq!(z[0], 0);
    assert_eq!(z[8], 1);
}
