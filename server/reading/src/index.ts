export { oncePerText } from '@sastre/shared-once';
export { readCompany } from './ad/read/company.rules.ts';
export { contactIn, contactsIn, type Contact } from './ad/read/contact.rules.ts';
export { JOB_NOUN } from './words/job-nouns.ts';
export { withoutHtml } from './ad/layout/html-leftovers.rules.ts';
export { readJobText } from './ad/layout/job-text.rules.ts';
export { readPosition } from './ad/read/position.rules.ts';
export { calm } from './ad/position-name.rules.ts';
export { readRequirements } from './ad/read/requirements.rules.ts';
export {
  findHumanLanguages,
  findSkills,
  findTools,
  formsOf,
  languageName,
} from './ad/terms.rules.ts';
export { entryOf, readFacts } from './cv/facts.rules.ts';
export { openTexts } from './cv/open-texts.rules.ts';
export { monthsWorked } from './cv/work-months.rules.ts';
export { matchRequirements } from './match/match.rules.ts';
export type { SupportedRequirement } from './match/supported-requirement.ts';
export { findDegrees } from './words/degrees.rules.ts';
export { isSameFamily } from './words/family.rules.ts';
export { isFormality } from './words/formalities.rules.ts';
export { ALL_FUNCTION_WORDS } from './words/function-words.ts';
export {
  asLanguage,
  detectLanguage,
  recogniseCvLanguage,
  recogniseLanguage,
} from './words/language.rules.ts';
export { levelAsked, levelHeld } from './ad/levels-asked.rules.ts';
export { levelForms, levelName } from './words/levels.rules.ts';
export { TOOLS } from './words/lexicon.ts';
export { readNumberWords } from './words/number-words.rules.ts';
export { pattern, source } from './words/pattern.ts';
export { escapeMarkdown, plainText } from './words/plain-text.rules.ts';
export { contentStems, fold, stem, words } from './words/stem.rules.ts';
export { areFalseFriends } from './words/false-friends.ts';
export { basesIrregular } from './words/irregular.ts';
export { lookAlikesOf } from './words/look-alikes.ts';
export { normalise, sentencesOf } from './words/normalise.rules.ts';
export {
  eachForm,
  parseLexicon,
  type Concept,
  type Scale,
  type Side,
} from './words/parse-lexicon.rules.ts';
export {
  isNumberWord,
  isStated,
  readNumbers,
  readPlacedNumbers,
  type PlacedNumber,
} from './words/placed-numbers.rules.ts';
export { readMonths } from './words/told-months.rules.ts';
export { PERIODS, periodOf } from './words/period-names.ts';
export { BY, PREPOSITIONS } from './words/prepositions.ts';
export { findAddedMarkup } from './words/added-markup.rules.ts';
export { findLinks } from './words/links.rules.ts';
