export { readByRules } from '../requirements.rules.ts';
export { featuresOf } from './features.rules.ts';
export { placesOf, verdictsOf, weightsOf } from './read-units.rules.ts';
export { reasonsOf } from './reasons.rules.ts';
export { unitsOf, type Unit } from './units.rules.ts';
export { askingSigns, chancesOf, helpingSigns, type Verdict, type Votes } from './votes.rules.ts';
export { hashOf, learntWeights, packed, unpacked, type WeightTable } from './weights.rules.ts';
export { candidatesIn, linesFor } from '../post/candidates.rules.ts';
export { learnPosts, type Choice } from '../post/learning.rules.ts';
export { preferred } from '../post/preferred.rules.ts';
export { signsOfAll } from '../post/signs.rules.ts';
export {
  learntPosts,
  readWeights,
  sumOf,
  written,
  type PostWeights,
} from '../post/weights.rules.ts';
