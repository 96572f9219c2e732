export { frameTexts } from './frames/frames.rules.ts';
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
export { findDegrees } from './reading/degrees.rules.ts';
export { entryKeys } from './reading/entry-keys.rules.ts';
export { entryOf, readFacts } from './reading/facts.rules.ts';
export { ALL_FUNCTION_WORDS } from './reading/function-words.ts';
export { withoutHtml } from './reading/html-leftovers.rules.ts';
export { JOB_NOUN } from './reading/job-nouns.ts';
export { readJobText } from './reading/job-text.rules.ts';
export {
  asLanguage,
  detectLanguage,
  recogniseCvLanguage,
  recogniseLanguage,
} from './reading/language.rules.ts';
export { levelForms, levelName } from './reading/levels.rules.ts';
export { TOOLS } from './reading/lexicon.ts';
export { matchRequirements } from './reading/match.rules.ts';
export { openTexts } from './reading/open-texts.rules.ts';
export { escapeMarkdown, plainText } from './reading/plain-text.rules.ts';
export { readPosition } from './reading/position.rules.ts';
export { readRequirements } from './reading/requirements.rules.ts';
export { contentStems, fold, stem, words } from './reading/stem.rules.ts';
export type { SupportedRequirement } from './reading/supported-requirement.ts';
export {
  findHumanLanguages,
  findSkills,
  findTools,
  formsOf,
  languageName,
} from './reading/terms.rules.ts';
