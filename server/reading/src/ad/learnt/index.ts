export { readByRules } from '../requirements.rules.ts';
export { featuresOf } from './features.rules.ts';
export { placesOf, verdictsOf, weightsOf } from './read-units.rules.ts';
export { reasonsOf } from './reasons.rules.ts';
export { unitsOf, type Unit } from './units.rules.ts';
export { askingSigns, chancesOf, helpingSigns, type Verdict, type Votes } from './votes.rules.ts';
export { hashOf, learntWeights, packed, unpacked, type WeightTable } from './weights.rules.ts';
