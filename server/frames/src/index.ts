export { frameTexts } from './frames.rules.ts';
export { greetsByName } from './greeting-by-name.rules.ts';
export {
  isLetterDate,
  letterDate,
  subjectIn,
  subjectLine,
  withoutHead,
  withoutLetterDate,
} from './letter-head.rules.ts';
export { readLetterAsks } from './letter-asks.rules.ts';
export { readReference } from './reference.rules.ts';
export { phrasesFor } from './phrases.ts';
export { trainingIn } from './training.rules.ts';
export type { Phrases, Region } from './phrases.ts';
