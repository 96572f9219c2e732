import type { Language } from '@sastre/shared-contracts/api';
import { isPerson } from './people.ts';
import { isCarriedOut, isDuty } from './duties.rules.ts';
import { readPlacedNumbers } from '@sastre/reading';
import {
  type Amount,
  type FactIndex,
  findAt,
  isBehindSign,
  patternOf,
  patternsOf,
  readPlacedAmounts,
  sameValue,
  type WordList,
} from '@sastre/wording';

/** Verbs that carry a noun and claim nothing besides, and words that only count or place what is told, folded. */
const LIGHT = patternsOf('light-words.light');

/** Words that say what is, lasts, shows, holds or belongs to what, and nobody's deed, folded: they tie what is told. */
const RELATES = patternsOf('light-words.relates');

/** True for a word that ties what is told and says nobody's deed. */
export function relates({ words, text, language }: WordList, place: number): boolean {
  const word = words[place];
  // "A 46-person store": the number is compared.
  const isHeads = word?.folded === 'person' && text.charAt(word.at - 1) === '-';
  return RELATES[language].test(word?.folded ?? '') || isHeads;
}

/** True for a word that the fact need not say, as long as the rest of the sentence tells it. */
export function isLight(said: WordList, place: number, fact: FactIndex): boolean {
  const word = said.words[place]?.folded ?? '';
  return (
    (LIGHT[said.language].test(word) && !isOrdered(said, place)) ||
    relates(said, place) ||
    isSaidOfNow(said, place, fact) ||
    isNoLonger(said, place) ||
    isOnlySmall(said, place) ||
    isHeadCount(said, place) ||
    isCause(said, place, fact) ||
    isThereIs(said, place) ||
    isDuty(said, place, fact) ||
    isCarriedOut(said, place) ||
    isManaged(said, place) ||
    isSize(said, place, fact) ||
    isUse(said, place, fact) ||
    isGroupOf(said, place, fact) ||
    isImplied(said, place, fact.list.text) ||
    (PEOPLE.test(word) && (isGroupCounted(said, place, fact) || isSaidOfPeople(said, place, fact)))
  );
}

/** "Encargué la obra": had it done by others; "me encargué de la obra" did it. */
const isOrdered = ({ words }: WordList, place: number) =>
  /^encarg(?:o|ue|aba)$/.test(words[place]?.folded ?? '') &&
  !/^[ms]e$/.test(words[place - 1]?.folded ?? '');

/** "Nicht mehr": what is denied is compared, and "mehr" adds no more. */
function isNoLonger({ words }: WordList, place: number): boolean {
  return (
    words[place]?.folded === 'mehr' &&
    words[place + 1]?.folded !== 'als' &&
    /^(?:nicht|kein\p{L}*)$/u.test(words[place - 1]?.folded ?? '')
  );
}

const FOR_CAUSE =
  /(?<!\p{L})(?:for lack of|because of|due to|owing to|on account of|wegen|aufgrund|mangels|infolge)(?!\p{L})/u;

/** "Because money was lacking" where the fact says "for lack of money". */
function isCause({ words }: WordList, place: number, { list }: FactIndex): boolean {
  return (
    /^(?:because|weil|da)$/.test(words[place]?.folded ?? '') &&
    FOR_CAUSE.test(list.text.toLowerCase())
  );
}

/** "Hat es keine Beschwerden gegeben": there were none. */
function isThereIs({ words }: WordList, place: number): boolean {
  return words[place]?.folded === 'gegeben' && words.some(({ folded }) => folded === 'es');
}

/** "40-strong", "40-köpfig": the number counts who belongs to it, and is compared. */
function isHeadCount({ text, words }: WordList, place: number): boolean {
  const [before, word] = [words[place - 1], words[place]];
  return (
    word !== undefined &&
    /^(?:strong|kopfig\p{L}*)$/u.test(word.folded) &&
    readPlacedNumbers(before?.folded ?? '').length > 0 &&
    text.slice(before?.end, word.at) === '-'
  );
}

/** "Logró bajar": what was managed was done. */
function isManaged({ words, language }: WordList, place: number): boolean {
  return (
    language === 'es' &&
    /^(?:logr[eo]|logro|consegui|consiguio)$/.test(words[place]?.folded ?? '') &&
    /[aei]r$/.test(words[place + 1]?.folded ?? '')
  );
}

const ONLY = /^(?:nur|lediglich|bloss|only|just|solo|solamente)$/;
const SELDOM =
  /^(?:selten|gelegentlich|vereinzelt|teilweise|kurz|rarely|seldom|occasionally|partly|briefly|ocasionalmente|raramente|parcialmente)$/;

/** "Nur selten" is no more than "selten". */
function isOnlySmall({ words }: WordList, place: number): boolean {
  return ONLY.test(words[place]?.folded ?? '') && SELDOM.test(words[place + 1]?.folded ?? '');
}

/** How far something reaches, folded: it says what a length, an age or a number of pages is of. */
const SIZE =
  /^(?:long|high|tall|deep|wide|old|lange?[nrms]?|hohe?[nrms]?|hoch|tiefe?[nrms]?|breite?[nrms]?|alte?[nrms]?|larg[oa]s?|alt[oa]s?|anch[oa]s?)$/;
const MEASURES = patternOf('light-words.measures');
/** How far before it the number stands. */
const NEAR_NUMBER = 2;

/** "180 pages long" where the fact says "180 pages", and no other size. */
function isSize({ words }: WordList, place: number, { list }: FactIndex): boolean {
  return (
    SIZE.test(words[place]?.folded ?? '') &&
    MEASURES.test(words[place - 1]?.folded ?? '') &&
    words
      .slice(Math.max(0, place - 1 - NEAR_NUMBER), place - 1)
      .some(({ folded }) => /^\d/.test(folded) || readPlacedNumbers(folded).length > 0) &&
    !list.words.some(({ folded }) => SIZE.test(folded))
  );
}

const USE =
  /^(?:used?|uses|verwendet|verwende|verwendete|benutzt|benutzte|genutzt|nutzte|us[eoa]|usaba|utilic[eo]|utilizo|utilizaba)$/;
const WITH = /^(?:with|in|on|at|using|via|through|mit|mithilfe|mittels|anhand|con|mediante|en)$/;
const BY_MEANS = /^(?:by|durch|por)$/;
/** Words between a verb of use and what is used, and between that and its preposition. */
const NEAR_USE = 3;

/** "My main tools are SQL and R" of what one works with. */
const TOOL = /^(?:tools?|werkzeuge?|herramientas?)$/;

/** "Used R to clean data" where the fact says "cleaned data with R". */
export function isUse(said: WordList, place: number, fact: FactIndex): boolean {
  const own = said.words[place]?.folded ?? '';
  if (!USE.test(own) && !TOOL.test(own)) return false;
  const beside =
    said.language === 'de' && !TOOL.test(own)
      ? said.words.findLastIndex(({ isGlue }, at) => at < place && !isGlue)
      : said.words.findIndex(({ isGlue }, at) => at > place && !isGlue);
  if (beside < 0 || Math.abs(beside - place) > NEAR_USE) return false;
  return findAt(said, beside, fact).some((at) =>
    fact.list.words
      .slice(Math.max(0, at - NEAR_USE), at)
      .some(
        ({ folded }) => WITH.test(folded) || (BY_MEANS.test(folded) && !isPerson(fact.list, at)),
      ),
  );
}

/** The same, where a clause calls it a tool. */
export const isTool = (said: WordList, place: number, fact: FactIndex) =>
  TOOL.test(said.words[place]?.folded ?? '') && isUse(said, place, fact);

const NOW = patternsOf('light-words.now');
const GOES_ON: Partial<Record<Language, { be: RegExp; doing: RegExp }>> = {
  en: { be: /^(?:am|is|are|i'm)$/, doing: /ing$/ },
  es: { be: /^est(?:oy|a|an|amos)$/, doing: /ndo$/ },
};
/** Words between "is" and what is being done. */
const NEAR_BE = 2;

/** "Currently preparing" where the fact says "is preparing": what it stands before goes on there, too. */
function isSaidOfNow(said: WordList, place: number, fact: FactIndex): boolean {
  const goesOn = GOES_ON[fact.list.language];
  if (!NOW[said.language].test(said.words[place]?.folded ?? '') || goesOn === undefined)
    return false;
  const { words } = fact.list;
  const next = said.words.findIndex((word, at) => at > place && !word.isGlue);
  return findAt(said, next, fact).some(
    (at) =>
      goesOn.doing.test(words[at]?.folded ?? '') &&
      words.slice(Math.max(0, at - NEAR_BE), at).some(({ folded }) => goesOn.be.test(folded)),
  );
}

const PEOPLE = /^(?:persons?|people|personen|leuten?|menschen|personas)$/;
const GROUP = patternOf('light-words.group');

/** "Retired people" for "the retired": nothing but the property beside it says who they are. */
function isSaidOfPeople(said: WordList, place: number, fact: FactIndex): boolean {
  const { text, words, language } = said;
  const beside = language === 'es' ? place + 1 : place - 1;
  const word = words[beside];
  const [from, to] = [Math.min(place, beside), Math.max(place, beside)];
  const isTight = text.slice(words[from]?.end, words[to]?.at) === ' ';
  if (word === undefined || word.isGlue || /\d/.test(word.folded) || !isTight) return false;
  if (readPlacedNumbers(word.folded).length > 0) return false;
  return findAt(said, beside, fact).some((at) => {
    const next = fact.list.words[at + 1];
    return next === undefined || next.isGlue || isBehindSign(fact.list, at + 1);
  });
}

/** "A three-person crew" for "a crew of three": the same number counts a group in the fact. */
function isGroupCounted(said: WordList, place: number, { amounts }: FactIndex): boolean {
  const own = readPlacedAmounts(said).find(({ places }) => places.at(-1) === place - 1);
  if (own === undefined) return false;
  const countsGroup = ({ before, counted, isYear, unit }: Amount) =>
    !isYear &&
    unit === 'plain' &&
    (GROUP.test(before?.folded ?? '') || GROUP.test(counted[0]?.folded ?? ''));
  const isBeside = said.words.some(
    (word, at) =>
      GROUP.test(word.folded) && areBeside(said, Math.min(at, place), Math.max(at, place)),
  );
  return amounts.some(
    (one) =>
      sameValue(one, own) &&
      countsGroup(one) &&
      (isBeside || GROUP.test(one.counted[0]?.folded ?? '')),
  );
}

/** Whom a deed is done to, by what that deed says of them, folded. */
const IMPLIED: readonly (readonly [people: RegExp, deed: RegExp])[] = [
  [/^(?:patients?|patient(?:en|innen)|pacientes?)$/, /treat|behand|therap|\btrat[oóéa]/i],
  [
    /^(?:pupils?|students?|schuler(?:n|innen)?|alumn[oa]s?)$/,
    /teach|taught|unterricht|enseñ|clases/i,
  ],
  [
    /^(?:customers?|kund(?:en|innen)|clientes?)$/,
    /serv(?:ed?|ing)\b|\bs(?:ell|old)|verk[aä]uf|bedien|vend[ieío]|atend/i,
  ],
];

/** "My patients are children" where the fact says "I treat children". */
export function isImplied({ words }: WordList, place: number, fact: string): boolean {
  const word = words[place]?.folded ?? '';
  return IMPLIED.some(([people, deed]) => people.test(word) && deed.test(fact));
}

/** "A team of 14 employees" where the fact counts the same 14. */
function isGroupOf(said: WordList, place: number, { list, amounts }: FactIndex): boolean {
  const { words } = said;
  const own = readPlacedAmounts(said).find(({ places }) => places[0] === place + 2);
  return (
    own !== undefined &&
    ONE_GROUP.test(words[place]?.folded ?? '') &&
    /^(?:of|von|aus|de)$/.test(words[place + 1]?.folded ?? '') &&
    amounts.some(
      (one) =>
        sameValue(one, own) && one.counted.some((word) => isPerson(list, list.words.indexOf(word))),
    )
  );
}

const ONE_GROUP =
  /^(?:team|crew|staff|squad|gruppe|mannschaft|kolonne|trupp|equipo|cuadrilla|grupo)$/;
const OF_GROUP = /^(?:of|on|in|the|a|my|von|aus|im|in|einem|einer|de|del|en|el|la|un|una|\d+)$/;

/** "Six people on the team", "team of six people": nothing but an "of" and the number between. */
function areBeside({ words }: WordList, from: number, to: number): boolean {
  return (
    to - from <= 4 &&
    words
      .slice(from + 1, to)
      .every(({ folded }) => OF_GROUP.test(folded) || readPlacedNumbers(folded).length > 0)
  );
}
