export { frameTexts } from './frames/frames.rules.ts';
export { letterDate, subjectLine, withoutLetterDate } from './frames/letter-head.rules.ts';
export { phrasesFor } from './frames/phrases.ts';
export type { Phrases, Region } from './frames/phrases.ts';
export { createGate } from './gate/gate.rules.ts';
export type {
  Answer,
  Gate,
  Judgement,
  LetterJudgement,
  SentenceAnswer,
} from './gate/gate.rules.ts';
export { isStated, readNumbers } from './gate/numbers.rules.ts';
