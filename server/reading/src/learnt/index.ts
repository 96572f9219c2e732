export { readByRules } from '../ad/read/requirements.rules.ts';
export { featuresOf } from '../ad/learnt/features.rules.ts';
export { placesOf, verdictsOf, weightsOf } from '../ad/learnt/read-units.rules.ts';
export { reasonsOf } from '../ad/learnt/reasons.rules.ts';
export { unitsOf, type Unit } from '../ad/learnt/units.rules.ts';
export {
  askingSigns,
  chancesOf,
  helpingSigns,
  type Verdict,
  type Votes,
} from '../ad/learnt/votes.rules.ts';
export {
  hashOf,
  learntWeights,
  packed,
  unpacked,
  type WeightTable,
} from '../ad/learnt/weights.rules.ts';
export { candidatesIn, linesFor } from '../ad/post/candidates.rules.ts';
export { learnPosts, type Choice } from '../ad/post/learning.rules.ts';
export { preferred } from '../ad/post/preferred.rules.ts';
export { signsOfAll } from '../ad/post/signs.rules.ts';
export {
  learntPosts,
  readWeights,
  sumOf,
  written,
  type PostWeights,
} from '../ad/post/weights.rules.ts';
