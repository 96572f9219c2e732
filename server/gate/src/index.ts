export { frameTexts } from './frames/frames.rules.ts';
export { letterDate, subjectLine, withoutLetterDate } from './frames/letter-head.rules.ts';
export { PHRASES } from './frames/phrases.ts';
export type { Phrases } from './frames/phrases.ts';
export { createGate } from './gate/gate.rules.ts';
export type {
  Answer,
  Gate,
  Judgement,
  LetterJudgement,
  SentenceAnswer,
} from './gate/gate.rules.ts';
export { isStated, readNumbers } from './gate/numbers.rules.ts';
export { findDegrees } from './reading/words/degrees.rules.ts';
export { entryOf, readFacts } from './reading/cv/facts.rules.ts';
export { ALL_FUNCTION_WORDS } from './reading/words/function-words.ts';
export { withoutHtml } from './reading/ad/layout/html-leftovers.rules.ts';
export { JOB_NOUN } from './reading/ad/job-nouns.ts';
export { readJobText } from './reading/ad/layout/job-text.rules.ts';
export {
  asLanguage,
  detectLanguage,
  recogniseCvLanguage,
  recogniseLanguage,
} from './reading/words/language.rules.ts';
export { levelForms, levelName } from './reading/words/levels.rules.ts';
export { TOOLS } from './reading/words/lexicon.ts';
export { matchRequirements } from './reading/match/match.rules.ts';
export { openTexts } from './reading/cv/open-texts.rules.ts';
export { escapeMarkdown, plainText } from './reading/words/plain-text.rules.ts';
export { readCompany } from './reading/ad/company.rules.ts';
export { readPosition } from './reading/ad/position.rules.ts';
export { readRequirements } from './reading/ad/requirements.rules.ts';
export { contentStems, fold, stem, words } from './reading/words/stem.rules.ts';
export type { SupportedRequirement } from './reading/supported-requirement.ts';
export {
  findHumanLanguages,
  findSkills,
  findTools,
  formsOf,
  languageName,
} from './reading/ad/terms.rules.ts';
