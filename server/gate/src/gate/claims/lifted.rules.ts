import type { Language } from '@sastre/shared-contracts/api';
import { findLimits } from './limits.rules.ts';
import { isPerson } from './people.ts';
import { BY } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  isDeedByForm,
  JOINS,
  OPENS,
  placesAt,
  placesFrom,
  placesTold,
  type Slot,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { slotsOf } from './slots.rules.ts';
import { compareSoftened } from './softened.rules.ts';

/** What only stood beside the deed of a fact, told as a deed of one's own. */
export function compareLifted(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  if (said.language !== list.language) return [];
  const toldAt = (place: number) => placesAt(alignment, place);
  const placesOf = (place: number) => placesFrom(alignment, place);
  const pair: Pair = { said, list, placesOf };
  const told = placesTold(alignment);
  const lifted = said.words.flatMap((_word, place) =>
    isJoinedAbove(pair, place) ||
    isJoinedDeed(pair, place) ||
    isDoneByMe(pair, place) ||
    isNamesDeed(pair, place) ||
    isObjectDone(pair, place, told) ||
    isCarriedOut({ ...pair, placesOf: toldAt }, place)
      ? [place]
      : [],
  );
  return [...unprovenAt(said, lifted, 'deed-contradicts'), ...compareSoftened(said, list)];
}

/** What is said, the fact that it is told of, and where in the fact a word of it stands. */
interface Pair {
  said: WordList;
  list: WordList;
  placesOf: (place: number) => readonly number[];
}

/** "Secured the loads" where the fact says "checked the securing of loads": what is done to a deed is no such deed. */
function isObjectDone({ said, list, placesOf }: Pair, place: number, told: ReadonlySet<number>) {
  const word = said.words[place];
  if (word === undefined || word.isGlue || !isDeedByForm(word, said.language)) return false;
  // "Helped with the commissioning" tells no deed of its own.
  if (/ing$/.test(word.folded) && place > 0) return false;
  const small = new Set(findLimits(list));
  return placesOf(place).some((at) => {
    const noun = list.words[at];
    if (noun === undefined || !OF_DEED[list.language].test(noun.text)) return false;
    const isGerman = list.language === 'de';
    const step = isGerman ? 1 : -1;
    const verb = THE.test(list.words[at + step]?.folded ?? '') ? at + 2 * step : at + step;
    const governs = list.words[verb];
    const isVerb =
      governs !== undefined &&
      !governs.isGlue &&
      VERB[list.language].test(governs.text) &&
      !ONLY_CARRIES.test(governs.folded) &&
      !isBehindSign(list, Math.max(at, verb));
    return isVerb && !told.has(verb) && !small.has(verb);
  });
}

/** Nouns of deeds, verbs that such a noun is done by, and those that only carry it. */
const OF_DEED: Record<Language, RegExp> = {
  en: /(?:ing|tion|sion|ment|ance|al)$/,
  de: /^\p{Lu}.*(?:ung|ungen|tion|tionen)$/u,
  es: /(?:ción|ciones|mientos?|aje)$/,
};
const VERB: Record<Language, RegExp> = {
  en: /ed$/i,
  de: /^(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer|über)\p{Ll}+(?:t|en)|\p{Ll}+iert)$/u,
  es: /(?:é|í|aba|ía|ó)$/,
};
const THE = /^(?:the|el|la|los|las)$/;
const ONLY_CARRIES =
  /^(?:performed|conducted|provided|durchgefuhrt|vorgenommen|ausgefuhrt|erledigt|ubernommen|geleistet|realice|efectue|realizo|realizaba)$/;

/** How far before a word the preposition stands that opens its phrase. */
const NEAR = 3;
/** How far apart two words of one pair stand. */
const NEAR_PAIR = 5;
/** Slots of what a deed is done for, after or in: it is no deed itself. */
const BESIDE: ReadonlySet<Slot> = new Set([
  'for',
  'after',
  'before',
  'in',
  'to',
  'from',
  'under',
  'about',
  'via',
]);

/** The slot of the preposition that stands right before a word, with nothing of weight between. */
function openedBy({ words, language }: WordList, place: number): Slot | undefined {
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    const slot = OPENS[language].get(words[at]?.folded ?? '');
    if (slot !== undefined) return slot;
    if (words[at]?.isGlue !== true) return undefined;
  }
  return undefined;
}

/** "Measurements and certificates" where the fact says "measurements for the certificates". */
function isJoinedAbove({ said, list, placesOf }: Pair, place: number): boolean {
  const places = placesOf(place);
  if (said.words[place]?.isGlue !== false || places.length === 0) return false;
  const join = ARTICLE.test(said.words[place - 1]?.folded ?? '') ? place - 2 : place - 1;
  if (!JOINS[said.language].test(said.words[join]?.folded ?? '')) return false;
  const own = slotsOf(said)[place] ?? [];
  // "Hawks and owls" where the fact says "owls and hawks".
  const isPair = places.some((at) =>
    placesOf(join - 1).some((one) => {
      const between = list.words.slice(Math.min(at, one), Math.max(at, one));
      return (
        at === one ||
        (between.length <= NEAR_PAIR &&
          between.some(({ folded }) => JOINS[list.language].test(folded)))
      );
    }),
  );
  return (
    !isPair &&
    !own.includes('between') &&
    own.includes('bare') &&
    places.every((at) => {
      const isInfinitive = list.words[at - 1]?.folded === 'zu';
      const slot = isInfinitive ? undefined : openedBy(list, at);
      return slot !== undefined && BESIDE.has(slot) && !own.includes(slot);
    })
  );
}

const ARTICLE = /^(?:the|an?|der|die|das|den|ein|eine[nrms]?|el|la|los|las|una?)$/;
const RELATIVE =
  /^(?:which|that|whom|for|before|after|until|while|when|die|der|das|den|bevor|nachdem|wenn|que|cuando)$/;
/** How far behind its relative pronoun a verb stands. */
const NEAR_VERB = 7;

/** "Wrote and signed the reports" where the fact says "wrote the reports that the engineer signed". */
function isJoinedDeed({ said, list, placesOf }: Pair, place: number): boolean {
  const places = placesOf(place);
  const word = said.words[place];
  if (word === undefined || word.isGlue || places.length !== 1) return false;
  if (!JOINS[said.language].test(said.words[place - 1]?.folded ?? '')) return false;
  const [at = 0] = places;
  const from = list.words.findLastIndex(
    ({ folded }, one) => one < at && at - one <= NEAR_VERB && one > 0 && RELATIVE.test(folded),
  );
  if (from < 0 || (list.language === 'de' && !isBehindSign(list, from))) return false;
  // "Checked and signed by the engineer" has its doer, and what is joined may both be told there.
  const isOfBoth = placesOf(place - 2).some((one) => one > from);
  const isBy = said.words
    .slice(place + 1, place + 1 + NEAR_VERB)
    .some(({ folded }) => BY[said.language].has(folded));
  if (isOfBoth || isBy) return false;
  // "For the chemist to analyse" has its "to".
  if (list.words[from]?.folded === 'for' && list.words[at - 1]?.folded !== 'to') return false;
  const last = list.language === 'es' ? at + NEAR : at - 1;
  return list.words.some((_word, one) => one > from && one <= last && isPerson(list, one));
}

const FIRST: Record<Language, RegExp | undefined> = {
  en: undefined,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  es: /\p{Ll}{2}[éí](?!\p{L})|(?<!\p{L})yo(?!\p{L})/u,
};
/** Ends of verbs, of the third person and of the first. */
const PERSONS: Partial<Record<Language, readonly (readonly [third: RegExp, first: string])[]>> = {
  de: [[/e?t$/, 'e']],
  es: [
    [/[ae]$/, 'o'],
    [/ó$/, 'é'],
    [/ió$/, 'í'],
  ],
};

/** "Und entscheide über Anschaffungen" where the fact, told by "ich", says that another one "entscheidet". */
function isDoneByMe({ said, list, placesOf }: Pair, place: number): boolean {
  if (FIRST[list.language]?.test(list.text) !== true) return false;
  const word = said.words[place]?.text ?? '';
  if (!/^\p{Ll}/u.test(word) && place > 0) return false;
  const places = placesOf(place);
  return (
    places.length > 0 &&
    places.every((at) => {
      const other = list.words[at]?.text.toLowerCase() ?? '';
      return (PERSONS[list.language] ?? []).some(
        ([third, first]) => third.test(other) && other.replace(third, first) === word.toLowerCase(),
      );
    })
  );
}

const CARRIES =
  /^(?:durchfuhrung|durchgefuhrt|carried|carrying|conducted|conducting|performed|performing|realizacion|realice|realizo|efectue)$/;

/** "Durchführung interner Audits" where the fact says "Vertretung bei internen Audits": at what one was is not what one did. */
function isCarriedOut({ said, list, placesOf }: Pair, place: number): boolean {
  const word = said.words[place];
  if (!CARRIES.test(word?.folded ?? '') || placesOf(place).length > 0) return false;
  const isThing = (at: number) =>
    said.words[at]?.isGlue === false &&
    (said.language !== 'de' || /^\p{Lu}/u.test(said.words[at]?.text ?? ''));
  const things = said.words.flatMap((_word, at) => (at !== place && isThing(at) ? [at] : []));
  const thing =
    word?.folded === 'durchgefuhrt'
      ? things.findLast((at) => at < place)
      : things.find((at) => at > place);
  const places = thing === undefined ? [] : placesOf(thing);
  return (
    places.length > 0 &&
    places.every((at) => (slotsOf(list)[at] ?? []).every((slot) => slot === 'in'))
  );
}

/** "Bought when it ran low" where the fact says "told the buyer", "reported" where it says "for the report". */
function isNamesDeed({ said, list, placesOf }: Pair, place: number): boolean {
  const places = placesOf(place);
  const word = said.words[place];
  if (word === undefined || places.length === 0 || !isDeedByForm(word, said.language)) return false;
  if (said.language === 'de' && /^\p{Lu}/u.test(word.text)) return false;
  // "For replacing the bridge" of "for the replacement", and whoever is told beside the deed.
  const isKept = said.words.some(
    (_word, at) => at !== place && placesOf(at).some((one) => places.includes(one)),
  );
  if (isKept || openedBy(said, place) === 'for') return false;
  const isJoined = said.words
    .slice(Math.max(0, place - NEAR_VERB), place)
    .some(({ folded }) => JOINS[said.language].test(folded));
  return places.every((at) => {
    const own = list.words[at];
    if (at === 0 || own === undefined || own.isGlue || own.folded === word.folded) return false;
    const isNoun = list.language !== 'de' || /^\p{Lu}/u.test(own.text);
    const isFor =
      isJoined && isNoun && openedBy(list, at) === 'for' && !isDeedByForm(own, list.language);
    return isFor || (own.isAgent && isNoun && isPerson(list, at));
  });
}
