import type { FactIndex } from '../prove/fact-index.rules.ts';
import { findWord } from '../prove/match.rules.ts';
import type { Word, WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';

/** A number of the facts, and the fact. */
export interface KnownAmount {
  amount: Amount;
  fact: FactIndex;
}

/** Units of time, folded. */
export const TIME =
  /^(?:hours?|days?|weeks?|months?|years?|quarters?|stunden?|tagen?|wochen?|monaten?|jahren?|horas?|dias?|semanas?|mes|meses|anos?|semest(?:er|res?)|trimestres?|terms?|shifts?|schicht(?:en)?|turnos?|nights?|nachte?n?|noches?|mornings?|mananas?|tardes?|abende?n?)$/;

/** True when a number counts another thing than in its fact, or a thing that another number counts there. */
export function countsOther(
  said: WordList,
  amount: Amount,
  { amount: other, fact }: KnownAmount,
  known: readonly KnownAmount[],
): boolean {
  if (amount.unit === 'percent' || amount.unit === 'money') return false;
  const [first] = amount.counted;
  const isSpoken = isInWord(amount) || isInWord(other) || isNamed(said, amount, other, fact);
  if (first === undefined || isSpoken || other.counted.length === 0) return false;
  const own = new Set(findWord(first, said, fact));
  if (own.size === 0) return false;
  const at = other.counted.findIndex((word) => own.has(placeOf(word, fact)));
  // "23 masonry bridges" are 23 bridges; "two mornings a week" are no two weeks.
  if (at === 0 || (at > 0 && !isParted(other, at, fact))) return false;
  const [lost] = other.counted;
  if (lost !== undefined && isThing(lost) && !isKept(said, amount, fact, lost)) return true;
  if (at > 0) return false;
  return known.some((one) => {
    const counted = one.amount.counted[0];
    const isOther = one.amount !== other && !one.amount.isYear && counted !== undefined;
    return isOther && new Set(findWord(first, said, one.fact)).has(placeOf(counted, one.fact));
  });
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
function isKept(said: WordList, { counted, before }: Amount, fact: FactIndex, lost: Word): boolean {
  const place = placeOf(lost, fact);
  const near = before === undefined ? counted : [...counted, before];
  return near.some((word) => findWord(word, said, fact).includes(place));
}

/** "Sechsköpfig" says itself what it counts. */
const isInWord = ({ text }: Amount) => /^[a-z]{6,}$/.test(text) && /ig(?:e[nrms]?)?$/.test(text);

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
