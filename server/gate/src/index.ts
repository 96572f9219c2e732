export { createGate } from './gate/gate.rules.ts';
export type {
  Answer,
  Gate,
  Judgement,
  LetterJudgement,
  SentenceAnswer,
} from './gate/gate.rules.ts';
export { isStated, readNumbers } from '@sastre/reading';
