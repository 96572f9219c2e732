export { addToBoth } from './added.rules.ts';
export { decide } from './decide.rules.ts';
export type { Decided, Review } from './decide.rules.ts';
export {
  insertSentence,
  isUntouched,
  letterWithSentences,
  removeSentence,
} from './letter-sentences.rules.ts';
export { matchAgain } from './matches.rules.ts';
export type { Rematch } from './matches.rules.ts';
export { createSecondLook } from './second-look.rules.ts';
export type { SecondLookParts } from './second-look.rules.ts';
