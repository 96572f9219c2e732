import { areFalseFriends, isSameFamily, lookAlikesOf } from '@sastre/reading';
import { oncePerLanguage } from '../words/once-per-language.ts';
import type { Meaning } from '../words/language-index.rules.ts';
import { meaningsOf } from '../words/lexicon.ts';
import { partsOf } from '../words/compounds.rules.ts';
import { GLUE } from '../words/glue.ts';
import { oncePerList } from '../words/once-per-list.ts';
import { stemsOf } from '../words/stems.rules.ts';
import type { Word, WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';

/** Places in a fact that say what a word says; none: nothing there does. */
export type Places = readonly number[];

export const NOWHERE: Places = [];

const foundIn = oncePerList(
  (_fact: FactIndex): Record<WordList['language'], Map<string, Places>> => ({
    en: new Map(),
    de: new Map(),
    es: new Map(),
  }),
);
/** Words of a hostile text fill no memory. */
const MOST_FOUND = 2000;

/** Where a fact says what a word says: the same word, an inflection, one that may stand for it, or the parts that it is made of. */
export function findWord(word: Word, list: WordList, fact: FactIndex): Places {
  const own = foundIn(fact)[list.language];
  const before = own.get(word.text);
  if (before !== undefined) return before;
  const places = butLookAlikes(lookUp(word, list, fact), word, list, fact);
  if (own.size >= MOST_FOUND) own.clear();
  own.set(word.text, places);
  return places;
}

/** Places without those of words that only share a stem: "importante" is no "importar". */
function butLookAlikes(places: Places, word: Word, list: WordList, fact: FactIndex): Places {
  if (places.length === 0 || list.language !== fact.list.language) return places;
  const isOther = lookAlikesOf(word.text, list.language);
  return isOther === undefined
    ? places
    : places.filter((place) => !isOther(fact.list.words[place]?.text ?? ''));
}

function lookUp(word: Word, list: WordList, fact: FactIndex): Places {
  const same = fact.byKey.get(`=${word.folded}`);
  if (same !== undefined) return same;
  const sameLanguage = list.language === fact.list.language;
  if (sameLanguage || word.folded.length > 4) {
    for (const key of word.keys) {
      const found = fact.byKey.get(key);
      const first = found?.[0];
      const isTrue =
        first !== undefined &&
        (sameLanguage ||
          (!key.includes(':') &&
            !areFalseFriends(word.folded, fact.list.words[first]?.folded ?? '')));
      if (found !== undefined && isTrue) return found;
    }
  }
  const meant = findMeaning(word.meanings, fact);
  if (meant.length > 0) return meant;
  const kin = findKin(word, fact, sameLanguage);
  if (kin.length > 0) return kin;
  const joined = fact.joined.get(word.folded);
  if (joined !== undefined) return joined.flatMap((place) => [place, place + 1]);
  const part = word.isAgent
    ? undefined
    : (fact.byPart.get(word.folded) ??
      word.stems.map((stem) => fact.byPart.get(stem)).find((found) => found !== undefined));
  if (sameLanguage && part !== undefined) return part;
  return list.language === 'de' ? findParts(word, fact, sameLanguage) : NOWHERE;
}

/** Where a fact says the word at this place of a sentence. */
export function findAt(said: WordList, place: number, fact: FactIndex): Places {
  const word = said.words[place];
  return word === undefined ? NOWHERE : findWord(word, said, fact);
}

/** Where a fact says one of these meanings, or says more; of several places the one of most words. */
export function findMeaning(meanings: readonly Meaning[], fact: FactIndex): Places {
  let best: Places = NOWHERE;
  for (const { concept, side } of meanings) {
    if (side === 'specific') continue;
    for (const one of fact.byConcept.get(concept) ?? [])
      if (one.side === (side === 'same' ? 'same' : 'specific') && one.places.length > best.length)
        best = one.places;
  }
  return best;
}

/** Words of one root: negotiate and negotiation, Mikrobiologie and microbiology. */
function findKin(word: Word, { list }: FactIndex, sameLanguage: boolean): Places {
  if (word.folded.length < 6 || /\d/.test(word.folded)) return NOWHERE;
  const place = list.words.findIndex(
    (other) =>
      other.folded.length > 5 &&
      other.isAgent === word.isAgent &&
      isSameFamily(word.folded, other.folded) &&
      !isOpposite(word.folded, other.folded) &&
      (sameLanguage || !areFalseFriends(word.folded, other.folded)),
  );
  return place < 0 ? NOWHERE : [place];
}

function isOpposite(one: string, other: string): boolean {
  return /^(?:un|in|dis|des|miss|re)/.test(one) !== /^(?:un|in|dis|des|miss|re)/.test(other);
}

/** What a part of a compound may be found by, in its own language and in others; "nach" is no stem of "Nacht". */
const ofPart = oncePerLanguage(5_000, (part, language) => {
  const own = stemsOf(part, language);
  const noGlue = own.filter((stem) => stem === part || !GLUE[language].has(stem));
  const stems = [part, `${part}e`, `${part}en`, ...noGlue];
  const forms = [...stems, `n:${own[0] ?? ''}`];
  return { stems, meanings: forms.flatMap((form) => meaningsOf(form, language)) };
});

const NEUTRAL =
  /^(?:alter|bereiche?n?|gebiete?n?|wesen|arbeit(?:en)?|tatigkeit(?:en)?|verfahren|umfeld|sektor|branche|dienst|aufgaben?|fragen|themen)$/;

/** A German compound of words that the fact says apart, in whatever language: Wundversorgung of "care of wounds". */
function findParts(word: Word, fact: FactIndex, sameLanguage: boolean): Places {
  const inFact = (part: string): Places => {
    const { stems, meanings } = ofPart(part, 'de');
    if (sameLanguage) {
      for (const stem of stems) {
        const found = fact.byKey.get(`=${stem}`) ?? fact.byKey.get(stem) ?? fact.byPart.get(stem);
        if (found !== undefined) return found;
      }
      const kin = fact.list.words.findIndex(
        (other) =>
          part.length > 4 && other.folded.length > 4 && isSameFamily(part, other.folded, 4),
      );
      if (kin >= 0) return [kin];
    }
    const meant = findMeaning(meanings, fact);
    // "Nach" has the stem of "Nacht", and is no part of a name.
    if (meant.some((place) => fact.list.words[place]?.isGlue === false)) return meant;
    return fact.byKey.get(`=${part}`) ?? NOWHERE;
  };
  const parts = partsOf(word.folded, (part) => part.length > 2 && inFact(part).length > 0);
  if (parts === undefined) return NOWHERE;
  // "Im Vorschulalter", "im Fahrdienst": the last part says no more than the first.
  const isOpen = sameLanguage && NEUTRAL.test(parts.at(-1) ?? '');
  const found = (
    isOpen && inFact(parts.at(-1) ?? '').length === 0 ? parts.slice(0, -1) : parts
  ).map(inFact);
  return found.every((places) => places.length > 0) ? found.flat() : NOWHERE;
}
