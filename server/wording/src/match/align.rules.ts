import { oncePerList } from '../words/once-per-list.ts';
import { readWords, type Phrase, type Word, type WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findAt, findMeaning, findWord, NOWHERE, type Places } from './match.rules.ts';
import { findOfPair } from './cut-compounds.rules.ts';
import { findFrequent, findHalf, findWhole } from './split-compounds.rules.ts';

/** Where each word of a sentence stands in the facts. */
export interface Alignment {
  /** By the place of the word in the sentence: the fact (by its place in the list) and the places there. */
  matched: ReadonlyMap<number, { fact: number; places: Places; from: number }>;
  /** Places of words of weight that no fact says. */
  missing: readonly number[];
}

/** Places of the first fact that the sentence tells. */
export function placesTold({ matched }: Alignment): ReadonlySet<number> {
  return new Set([...matched.values()].flatMap(({ fact, places }) => (fact === 0 ? places : [])));
}

/** Places of the first fact in which it says the word at a place of the sentence. */
export function placesAt({ matched }: Alignment, place: number): Places {
  const own = matched.get(place);
  return own?.fact === 0 ? own.places : [];
}

/** The same, where that place begins what is said so: of a phrase its first word. */
export function placesFrom(alignment: Alignment, place: number): Places {
  return alignment.matched.get(place)?.from === place ? placesAt(alignment, place) : [];
}

/** The same, for words that the alignment has left to be judged otherwise, too. */
export function placesOfWord(
  alignment: Alignment,
  said: WordList,
  place: number,
  fact: FactIndex,
): Places {
  return alignment.matched.has(place) ? placesAt(alignment, place) : findAt(said, place, fact);
}

/** Aligns the words of a sentence with facts, those named first first. `isLeftOut`: places that are judged otherwise (numbers, negations). */
export function align(
  said: WordList,
  facts: readonly FactIndex[],
  isLeftOut: (place: number) => boolean,
): Alignment {
  const matched = new Map<number, { fact: number; places: Places; from: number }>();
  const missing: number[] = [];
  for (let place = 0; place < said.words.length; place += 1) {
    const word = said.words[place];
    if (word === undefined) continue;
    const phrase = findPhrase(said.phrases.get(place) ?? [], facts);
    if (phrase !== undefined) {
      const { from, to, found } = phrase;
      for (let at = from; at <= to; at += 1) matched.set(at, { ...found, from });
      place = to;
      continue;
    }
    if (isLeftOut(place)) continue;
    const compound = compoundAt(said, place);
    if (compound !== undefined && !saysApart(said, compound, facts)) {
      for (const at of compound) missing.push(at);
      place = compound.at(-1) ?? place;
      continue;
    }
    const found =
      findIn(facts, (fact) => findWord(word, said, fact)) ??
      findJoined(said, place, facts) ??
      findParted(said, place, facts) ??
      findAcronym(said, place, facts) ??
      findCut(said, place, facts) ??
      findSplit(said, place, facts);
    if (found !== undefined) matched.set(place, { ...found, from: place });
    else if (!word.isGlue && !matched.has(place)) missing.push(place);
  }
  return { matched, missing: missing.filter((place) => !matched.has(place)) };
}

/** Places of a word with a hyphen that means something of its own ("follow-up"). */
function compoundAt({ words, phrases, text }: WordList, place: number): number[] | undefined {
  const own = phrases.get(place)?.find(({ from, to }) => {
    const parts = words.slice(from, to + 1);
    return parts.slice(1).every((word, at) => text.slice(parts[at]?.end, word.at) === '-');
  });
  if (own === undefined || own.from === own.to) return undefined;
  return Array.from({ length: own.to - own.from + 1 }, (_none, at) => own.from + at);
}

/** True when a fact has its parts side by side. */
function saysApart(
  said: WordList,
  places: readonly number[],
  facts: readonly FactIndex[],
): boolean {
  return facts.some((fact) => {
    const found = places.map((place) => {
      const word = said.words[place];
      return word === undefined || word.isGlue ? [] : findWord(word, said, fact);
    });
    const told = found.filter((_at, index) => said.words[places[index] ?? 0]?.isGlue === false);
    return (
      told.length > 0 &&
      told.every((at, index) =>
        index === 0
          ? at.length > 0
          : at.some((one) => told[index - 1]?.some((other) => Math.abs(one - other) <= 2)),
      )
    );
  });
}

function findIn(facts: readonly FactIndex[], find: (fact: FactIndex) => Places) {
  for (const [fact, index] of facts.entries()) {
    const places = find(index);
    if (places.length > 0) return { fact, places };
  }
  return undefined;
}

function findPhrase(phrases: readonly Phrase[], facts: readonly FactIndex[]) {
  for (const phrase of phrases) {
    const found = findIn(facts, (fact) => findMeaning(phrase.meanings, fact));
    if (found !== undefined) return { ...phrase, found };
  }
  return undefined;
}

/** "web shop" where the fact says "webshop". */
function findJoined({ words }: WordList, place: number, facts: readonly FactIndex[]) {
  const joined = (one: Word | undefined, other: Word | undefined) => {
    if (one === undefined || other === undefined) return undefined;
    const key = `=${one.folded}${other.folded}`;
    return findIn(facts, ({ byKey }) => byKey.get(key) ?? NOWHERE);
  };
  return joined(words[place], words[place + 1]) ?? joined(words[place - 1], words[place]);
}

/** Letters of an acronym, and words that it stands for. */
const LONGEST_ACRONYM = 5;
/** How an acronym is written. */
export const ACRONYM = /^(?=.*\p{Lu})\p{L}*\p{Lu}s?$/u;

/** "Full blood counts" where the fact says "FBC": the words in a row whose initials it is. */
function findAcronym(said: WordList, place: number, facts: readonly FactIndex[]) {
  for (const key of initialsOf(said)[place] ?? []) {
    const found = findIn(facts, ({ byKey, list }) => {
      const places = byKey.get(key) ?? NOWHERE;
      return places.filter((at) => ACRONYM.test(list.words[at]?.text ?? ''));
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of each place the initials, as a key, of all rows of words that it stands in, the shortest rows first. */
const initialsOf = oncePerList(({ words, text }) => {
  const all = words.map((): string[] => []);
  for (let size = 2; size <= LONGEST_ACRONYM; size += 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const row = words.slice(from, from + size);
      const isRow =
        row.every(({ folded, isGlue }) => folded.length > 2 && !isGlue) &&
        /^[\p{L}\s-]+$/u.test(text.slice(row[0]?.at, row.at(-1)?.end));
      if (!isRow) continue;
      const key = `=${row.map(({ folded }) => folded.charAt(0)).join('')}`;
      for (const own of all.slice(from, from + size)) own.push(key);
    }
  return all;
});

/** "Werte … aus" where the fact says "Auswertung": the particle that ends its clause belongs to the verb. */
function findParted(said: WordList, place: number, facts: readonly FactIndex[]) {
  const { words, text, language } = said;
  const verb = words[place];
  if (language !== 'de' || verb === undefined || verb.isGlue) return undefined;
  if (/^\p{Lu}/u.test(verb.text) && place > 0) return undefined;
  const particle = words.find(
    ({ folded, end }, at) =>
      at > place && at - place <= FARTHEST && PARTED.test(folded) && ENDS.test(text.slice(end)),
  );
  // "310.000" is no end of a sentence.
  if (particle === undefined || /[.;:](?!\d)/.test(text.slice(verb.end, particle.at)))
    return undefined;
  const [whole] = readWords(`${particle.text}${verb.text.toLowerCase()}`, language).words;
  return whole === undefined ? undefined : findIn(facts, (fact) => findWord(whole, said, fact));
}

const FARTHEST = 16;
const ENDS = /^(?:[,.;:]|$| (?:und|oder|sowie) )/;
const PARTED =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen|teil|bereit|heraus|hinzu|voran|frei|statt|wahr|fort|instand)$/;

/** "Sonder- und Dauerausstellungen" where the fact says "Dauer- und Sonderausstellungen". */
function findCut(said: WordList, place: number, facts: readonly FactIndex[]) {
  return said.language === 'de'
    ? findIn(facts, (fact) => findOfPair(said, place, fact))
    : undefined;
}

/** "Suche nach Fehlern" where the fact says "Fehlersuche". */
function findSplit(said: WordList, place: number, facts: readonly FactIndex[]) {
  if (said.language !== 'de') return undefined;
  return [findHalf, findWhole, findFrequent]
    .map((find) => findIn(facts, (fact) => find(said, place, fact)))
    .find((found) => found !== undefined);
}
