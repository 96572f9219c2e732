export { readIndex, type LanguageIndex, type Meaning } from './words/language-index.rules.ts';
export {
  ACRONYM,
  align,
  placesAt,
  placesFrom,
  placesOfWord,
  placesTold,
  type Alignment,
} from './match/align.rules.ts';
export {
  foldInPlace,
  placesOfMonths,
  readPlacedAmounts,
  sameValue,
  type Amount,
} from './match/amounts.rules.ts';
export { JOINT, JOINTLY, NEGATIONS, VAGUE } from './match/claim-words.ts';
export { FINDER, findComparisons } from './match/comparisons.rules.ts';
export { indexFact, indexWhenAsked, indexWords, type FactIndex } from './match/fact-index.rules.ts';
export { findRows, finderOf, placesOf, type Hit } from './match/find-rows.rules.ts';
export {
  contradicted,
  textsAt,
  unproven,
  unprovenAt,
  unprovenWords,
  type Finding,
} from './match/finding.ts';
export { isDeedBeside, isDeedByForm, twinDeeds } from './match/joined-deeds.rules.ts';
export { findAt, findMeaning, findWord, type Places } from './match/match.rules.ts';
export { isOfJobsHead, isPlaceOfJob } from './match/place-of-job.rules.ts';
export { COURTESIES, GLUE, PEOPLE, placesOfTies } from './words/glue.ts';
export { inOwnTurns, inSameTurns } from './words/same-turns.rules.ts';
export { withoutMaker } from './words/without-maker.rules.ts';
export { oncePerList } from './words/once-per-list.ts';
export { partsBy } from './words/parts-by.ts';
export { patternOf, patternsOf } from './words/patterns.ts';
export {
  gapBefore,
  isBehindSign,
  readWords,
  textOf,
  type Word,
  type WordList,
} from './words/units.rules.ts';
export { oncePerLanguage } from './words/once-per-language.ts';
export { isManyOf, isPastOf } from './words/word-forms.rules.ts';
export { compareTimeOrder } from './match/time-order.rules.ts';
export { clausesOf } from './match/clauses.rules.ts';
export {
  IN_TIME,
  type KnownAmount,
  TIME,
  countsOther,
  countsSame,
  numbersTold,
} from './match/counted.rules.ts';
export { isOrdinal, isWhichOf, ordinalOfInterval, valueOfOrdinal } from './match/ordinals.rules.ts';
export { countsOtherTime, daysOf, rateOf } from './match/periods.rules.ts';
export {
  ADDS,
  HELPED_BY,
  OF_WHICH,
  OTHERS,
  OTHER_TIES,
  PASSIVE,
  TIES,
  type Tie,
} from './match/relations.ts';
export { findTurns, wayOf } from './match/turns.rules.ts';
export {
  isMadeAnEnd,
  isOtherStep,
  isSameRange,
  isStartAlone,
  isWithin,
} from './match/steps.rules.ts';
export { isOfSamePair } from './match/same-pair.rules.ts';
export { timesInWords } from './match/counting-words.rules.ts';
export { DUTY, compareHead, compareOwnDeed, deedsOfMine, headOf } from './match/head.rules.ts';
export { compareBesides } from './match/besides-the-total.rules.ts';
export { compareOneOfAll } from './match/one-of-all.rules.ts';
export { compareSides } from './match/sides-told.rules.ts';
export { compareTaught } from './match/taught.rules.ts';
export { comparePartedVerbs } from './match/parted-verbs.rules.ts';
export { compareOwnObject } from './match/own-object.rules.ts';
export { compareWhoHelped } from './match/who-helped.rules.ts';
export { compareYearsOfCounts } from './match/years-of-counts.rules.ts';
export { compareSpans } from './match/spans-of-time.rules.ts';
export { compareRates } from './match/rates-told.rules.ts';
export { goesOnInList } from './match/goes-on-in-list.rules.ts';
export { compareStillOngoing } from './match/still-ongoing.rules.ts';
export { compareInWords } from './match/in-words.rules.ts';
export { compareByOrders } from './match/by-orders.rules.ts';
export { compareWhence } from './match/whence.rules.ts';
export { isOfCode } from './match/codes.rules.ts';
export { compareMovedSigns } from './match/moved-signs.rules.ts';
export { compareCrossed } from './match/crossed-members.rules.ts';
export { inOtherOrders } from './match/in-other-orders.rules.ts';
export { nearDifference } from './match/near-copies.rules.ts';
export { hangsOn, phrasesIn } from './match/phrases.rules.ts';
export { ENDS, JOINS, OPENS, OTHER_CLAIMS, type Slot } from './match/slots.ts';
