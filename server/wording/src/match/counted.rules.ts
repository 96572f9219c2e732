import { PREPOSITIONS } from '@sastre/reading';
import { type Amount, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findMeaning, findWord, type Places } from './match.rules.ts';
import { isOfSameGroups } from './same-groups.rules.ts';
import { patternOf } from '../words/patterns.ts';
import type { Word, WordList } from '../words/units.rules.ts';

/** A number of the facts, and the fact. */
export interface KnownAmount {
  amount: Amount;
  fact: FactIndex;
}

/** Units of time, folded. */
export const TIME = patternOf('counted.time');

/** True when a number counts another thing than in its fact, or a thing that another number counts there. */
export function countsOther(
  said: WordList,
  amount: Amount,
  { amount: other, fact }: KnownAmount,
  { known, facts }: { known: readonly KnownAmount[]; facts: readonly FactIndex[] },
): boolean {
  if (amount.unit === 'percent' || amount.unit === 'money') return false;
  const [first] = amount.counted;
  if (isNumberOfName(said, amount, other, fact)) return true;
  if (isLengthOfThing(said, amount, other, fact)) return true;
  const isSpoken = isInWord(amount) || isInWord(other) || isNamed(said, amount, other, fact);
  if (first === undefined || isSpoken) return false;
  if (other.counted.length === 0) return isCountedByAnother(said, first, { amount: other, fact });
  const own = new Set(placesOfThing(said, first, fact));
  const [lost] = other.counted;
  if (isOfSameGroups(said, amount, other, fact)) return false;
  // What it counts stands in another fact.
  if (own.size === 0)
    return (
      lost !== undefined &&
      isThing(first) &&
      isThing(lost) &&
      facts.some((one) => placesOfThing(said, first, one).length > 0) &&
      !isKept(said, amount, fact, lost)
    );
  const at = other.counted.findIndex((word) => own.has(placeOf(word, fact)));
  // "23 masonry bridges" are 23 bridges; "two mornings a week" are no two weeks.
  if (at === 0 || (at > 0 && !isParted(other, at, fact)))
    return isOtherKind(said, amount, other, fact);
  if (isTimeForThing(first, other, at) && !isRate(other, fact)) return true;
  // "60 daily in winter" where the fact says "60 a day in winter".
  if (at === 1 && TIME.test(lost?.folded ?? '') && isRate(other, fact)) return false;
  // "70 Jest unit tests" are 70 unit tests.
  // No "wells of 26 towns" where the fact says "26 wells of the town".
  const isCompound =
    said.language !== 'de' &&
    lost !== undefined &&
    phraseOf(said, amount).some(
      (word) =>
        (at < 0 || word !== amount.before) &&
        placesOfThing(said, word, fact).includes(placeOf(lost, fact)),
    );
  if (isCompound) return false;
  if (at < 0 && lost !== undefined && isThing(lost))
    return !(said.text.charAt(amount.end) === '-' && isBefore(other, own, fact));
  if (at > 0) return !TIME.test(first.folded);
  return known.some((one) => {
    const counted = one.amount.counted[0];
    const isOther = one.amount !== other && !one.amount.isYear && counted !== undefined;
    return isOther && new Set(findWord(first, said, one.fact)).has(placeOf(counted, one.fact));
  });
}

/** "Five colleagues" where the fact says "four colleagues, one week in five". */
function isCountedByAnother(said: WordList, first: Word, { amount, fact }: KnownAmount): boolean {
  const own = findWord(first, said, fact);
  return fact.amounts.some((one) => {
    const [counted] = one.counted;
    const between = fact.list.text.slice(
      Math.min(one.end, amount.end),
      Math.max(one.at, amount.at),
    );
    if (!/[,;:]/.test(between)) return false;
    return (
      one !== amount && !one.isYear && counted !== undefined && own.includes(placeOf(counted, fact))
    );
  });
}

/** True when both numbers count the same thing, or one of them nothing that is named. */
export function countsSame(
  said: WordList,
  { counted }: Amount,
  { amount: other, fact }: KnownAmount,
): boolean {
  const [first] = counted;
  if (first === undefined || other.counted.length === 0) return true;
  const own = findWord(first, said, fact);
  return other.counted.some((word) => own.includes(placeOf(word, fact)));
}

/** "In four years" where the fact says "a team of four", "three plants" where it says "three shifts". */
function isTimeForThing(first: Word, { counted, before }: Amount, at: number): boolean {
  const isTime = (word: Word | undefined) => TIME.test(word?.folded ?? '');
  if (at > 0) return isTime(first) && isTime(counted[0]);
  const isOfTime = isTime(counted[0]);
  return isTime(first) !== isOfTime && !(isTime(first) && isTime(before));
}

/** "18-strong team of nurses" where the fact says "team of 18 nurses". */
function isBefore({ before }: Amount, own: ReadonlySet<number>, fact: FactIndex): boolean {
  return before !== undefined && own.has(placeOf(before, fact));
}

/** "Two courses" where the fact says "a two-day course", "zwei Kurse" where it says "ein zweitägiger Kurs". */
function isLengthOfThing(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const [first] = amount.counted;
  if (first === undefined || TIME.test(first.folded) || isInWord(amount)) return false;
  const unit = fact.list.words[(other.places.at(-1) ?? -2) + 1];
  const isHyphened = fact.list.text.charAt(other.end) === '-' && TIME.test(unit?.folded ?? '');
  const isLong = isInWord(other) && IN_TIME.test(other.text);
  const isThing = placesOfThing(said, first, fact).length > 0;
  return (isHyphened || isLong) && isThing && !said.text.slice(amount.end).startsWith('-');
}

/** German adjectives that say how long something takes, folded. */
export const IN_TIME = /(?:tag|woch|monat|jahr|stund|minut)ig/;

/** "Seven calendar days" where the fact says "seven working days", and "calendar" of something else. */
function isOtherKind(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const kind = (list: WordList, { counted, places }: Amount) => {
    const last = places.at(-1) ?? 0;
    const near = counted.filter((word) => list.words.indexOf(word) - last <= 2).slice(0, 2);
    // A German noun ends what is counted: "mit zwei Kolleginnen Ordnung".
    const noun = near.findIndex(({ text }) => /^\p{Lu}/u.test(text));
    return list.language === 'de' && noun >= 0 ? near.slice(0, noun + 1) : near;
  };
  const [here, there] = [kind(said, amount), kind(fact.list, other)];
  const own = there.map((word) => placeOf(word, fact));
  const found = here.map((word) => placesOfThing(said, word, fact));
  const phrase = phraseOf(said, amount).map((word) => placesOfThing(said, word, fact));
  const isIn = (all: readonly Places[]) =>
    own.every((place) => all.some((places) => places.includes(place)));
  // "A two-day course in food hygiene" where the fact says "a two-day food hygiene course".
  const tight = phraseOf(fact.list, other);
  const isHyphened = fact.list.text.slice(other.end, tight.at(-1)?.end).includes('-');
  const whole = isHyphened ? tight.map((word) => placeOf(word, fact)) : [];
  const isOfPhrase = found.every(
    (places) => places.length === 0 || places.some((at) => whole.includes(at)),
  );
  if (isIn(found) || isIn(phrase) || isOfPhrase || here.length < 2 || there.length < 2)
    return false;
  // "12 news bulletins" are of the "12 live news bulletins", but not of the "ten most reported" ones.
  const isMost = there.some(({ folded }) => MOST_OF.test(folded));
  const all = isMost ? own : [...own, ...tight.map((word) => placeOf(word, fact))];
  return found.some((places) => places.length > 0 && !places.some((place) => all.includes(place)));
}

const MOST_OF = /^(?:most|least|best|worst|mas|menos|mejores|peores)$/;
const IS_OF = /^(?:of|von|de)$/;

/** Words of weight of a number's own phrase: "two-day shoulder ultrasound course", "a barge of 30 tonnes". */
function phraseOf({ words, text }: WordList, { counted, places, before }: Amount): Word[] {
  const last = places.at(-1) ?? 0;
  const isTight = (word: Word) => {
    const at = words.indexOf(word);
    const between = words.slice(last + 1, at);
    return (
      between.every(({ isGlue }) => !isGlue) &&
      !/[,.;:()]/.test(text.slice(words[last]?.end, word.at))
    );
  };
  const first = places[0] ?? 0;
  const isOf =
    before !== undefined &&
    words.indexOf(before) === first - 2 &&
    IS_OF.test(words[first - 1]?.folded ?? '');
  return [...counted.filter(isTight), ...(isOf ? [before] : [])];
}

/** "2 a term": the time is what it is counted by. */
function isRate({ places }: Amount, { list }: FactIndex): boolean {
  const [next, time] = list.words.slice((places.at(-1) ?? 0) + 1).map(({ folded }) => folded);
  return (
    /^(?:a|an|per|each|every|pro|je|im|am|por|al|cada)$/.test(next ?? '') ||
    // "15 und 20 in der Woche"
    (next === 'in' && /^(?:der|einer)$/.test(time ?? ''))
  );
}

const placeOf = (word: Word, fact: FactIndex) => fact.list.words.indexOf(word);

/** True when a word that joins stands between the first thing counted and the one at this place. */
function isParted({ counted }: Amount, at: number, fact: FactIndex): boolean {
  const [from, to] = [counted[0], counted[at]].map((word) =>
    word === undefined ? 0 : placeOf(word, fact),
  );
  return fact.list.words
    .slice((from ?? 0) + 1, to)
    .some(({ isGlue, folded }) => isGlue && !/^(?:und|and|y|e|or|oder|o|in|n)$/.test(folded));
}

const isThing = ({ folded }: Word) =>
  !TIME.test(folded) && !/^(?:total|insgesamt|gesamt)$/.test(folded);

/** What the fact counts is still counted, behind the number or before it ("team of 18", "18-person team"). */
function isKept(said: WordList, amount: Amount, fact: FactIndex, lost: Word): boolean {
  const place = placeOf(lost, fact);
  return nearWords(said, amount).some(
    (word) =>
      !hangsOnCounted(said, amount, word) && placesOfThing(said, word, fact).includes(place),
  );
}

/** What says of a thing only that it is counted: "12 members of staff" are 12 of the staff. */
const EACH =
  /^(?:members?|pieces?|items?|units?|people|sets?|mitglied\w*|stuck|personen|leute|miembros?|personas?|piezas?|unidades)$/;

/** "35 employees of firms": the firms are not what is counted, but whose it is. */
function hangsOnCounted({ words, language }: WordList, { counted }: Amount, word: Word): boolean {
  const [first] = counted;
  if (first === undefined || EACH.test(first.folded)) return false;
  const [from, to] = [words.indexOf(first), words.indexOf(word)];
  // A German noun ends what is counted: what is behind it is whose it is.
  const isWhose = language === 'de' && /^\p{Lu}/u.test(first.text);
  return to > from && (isWhose || words.slice(from, to).some(({ folded }) => IS_OF.test(folded)));
}

/** Where a fact says a thing, also one of two words ("square metres"). */
function placesOfThing(said: WordList, word: Word, fact: FactIndex): Places {
  const phrases = said.phrases.get(placeOfWord(said, word)) ?? [];
  const meant = phrases.map(({ meanings }) => findMeaning(meanings, fact));
  return meant.find((places) => places.length > 0) ?? findWord(word, said, fact);
}

/** Words that the number belongs to: those behind it up to one that joins or governs, and the one before it unless something is joined. */
function nearWords({ words, language }: WordList, { counted, before, places }: Amount): Word[] {
  const isSeam = ({ folded }: Word) =>
    /^(?:and|und|y|e|or|oder|o|as|wie|como)$/.test(folded) ||
    (PREPOSITIONS[language].has(folded) && !/^(?:of|de|del|aus)$/.test(folded));
  const last = places.at(-1) ?? 0;
  const isReached = (word: Word) => !words.slice(last + 1, words.indexOf(word)).some(isSeam);
  const near = counted.filter(isReached);
  if (before === undefined) return near;
  const between = words.slice(words.indexOf(before) + 1, places[0] ?? 0);
  return between.some(({ folded }) => /^(?:and|und|y|e|or|oder|o)$/.test(folded))
    ? near
    : [...near, before];
}

/** "Sechsköpfig" says itself what it counts. */
const isInWord = ({ text }: Amount) => /^[a-z]{6,}$/.test(text) && /ig(?:e[nrms]?)?$/.test(text);

/** "303 drafts of a form" where the fact says "drafts of form 303". */
function isNumberOfName(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const [first] = amount.counted;
  const name = fact.list.words[(other.places[0] ?? 0) - 1];
  if (first === undefined || other.counted.length > 0 || name === undefined || name.isGlue)
    return false;
  const isTight = placeOfWord(said, first) === (amount.places.at(-1) ?? 0) + 1;
  const isBeside = /^\s?$/.test(fact.list.text.slice(name.end, other.at));
  const own = findWord(first, said, fact);
  const before = said.words[(amount.places[0] ?? 0) - 1];
  const isKeptName =
    before !== undefined && findWord(before, said, fact).includes(placeOf(name, fact));
  return isTight && isBeside && own.length > 0 && !own.includes(placeOf(name, fact)) && !isKeptName;
}

const placeOfWord = ({ words }: WordList, word: Word) => words.indexOf(word);

/** "ISO 27001", "Year 7": the number belongs to the name right before it. */
function isNamed(said: WordList, amount: Amount, other: Amount, fact: FactIndex): boolean {
  const [here, there] = [nameBefore(said, amount), nameBefore(fact.list, other)];
  if (here === undefined || there === undefined) return false;
  return findWord(here, said, fact).includes(placeOf(there, fact));
}

function nameBefore({ words }: WordList, { places }: Amount): Word | undefined {
  const word = words[(places[0] ?? 0) - 1];
  const isName = word !== undefined && !word.isGlue && /^[\p{Lu}\d]/u.test(word.text);
  return isName ? word : undefined;
}

/** Numbers of a sentence that a deed has, too, counting a thing that it tells: "two apprentices". */
export function numbersTold(
  said: WordList,
  amounts: readonly Amount[],
  fact: FactIndex | undefined,
) {
  if (fact === undefined) return 0;
  return amounts.filter((amount) => {
    const [thing] = amount.counted;
    const places = thing === undefined ? [] : findWord(thing, said, fact);
    const isCounted = ({ counted }: Amount) =>
      counted.some((word) => places.includes(fact.list.words.indexOf(word)));
    return fact.amounts.some((other) => sameValue(amount, other) && isCounted(other));
  }).length;
}
