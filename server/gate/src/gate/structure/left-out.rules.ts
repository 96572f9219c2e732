import type { Language } from '@sastre/shared-contracts/api';
import { BY, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  clausesOf,
  type FactIndex,
  type Finding,
  findWord,
  indexWords,
  oncePerList,
  patternsOf,
  unproven,
  type Word,
  type WordList,
} from '@sastre/wording';
import { isLight } from '../claims/light-words.rules.ts';

/** Nouns that only carry the words beside them ("over a period of three weeks"), folded: without them nothing is lost. */
const CARRIERS = patternsOf('left-out.carriers');
/** Words that open a condition or its time, folded. */
const WHEN: Record<Language, RegExp> = {
  en: /^(?:when|whenever|if|unless|while|until|once)$/,
  de: /^(?:wenn|falls|sofern|solange|sobald)$/,
  es: /^(?:cuando|si|mientras|salvo)$/,
};
const JOINS = /^(?:and|or|und|oder|sowie|y|e|o|u|ni)$/;

/** A German noun, and in Spanish a word that no property or name follows, ends what a preposition opens: a verb or an object may come. */
function ends({ text, folded }: Word, next: Word | undefined, language: Language): boolean {
  if (language === 'en' || CARRIERS[language].test(folded)) return false;
  if (language === 'de') return /^\p{Lu}/u.test(text);
  return (
    !/^\d/.test(folded) && !PROPERTY.test(next?.folded ?? '') && !/^\p{Lu}/u.test(next?.text ?? '')
  );
}
const PROPERTY = /(?:al(?:es)?|ic[oa]s?|iv[oa]s?|os[oa]s?|ari[oa]s?|[ai]d[oa]s?|nte|ble)$/;

/** Stretches of a text that a preposition or a seam of clauses opens, by the places of their words. */
function phrasesOf(list: WordList): number[][] {
  const { text, words, language } = list;
  const phrases: number[][] = [];
  const clauses = clausesOf(list);
  let own: number[] | undefined;
  words.forEach((word, place) => {
    const gap = text.slice(words[place - 1]?.end ?? 0, word.at);
    const isTie = PREPOSITIONS[language].has(word.folded) || BY[language].has(word.folded);
    const isSeam = place > 0 && (/[;:.()]/.test(gap) || clauses[place] !== clauses[place - 1]);
    if (isTie || isSeam || WHEN[language].test(word.folded)) phrases.push((own = []));
    else if (/,/.test(gap) || JOINS.test(word.folded)) own = undefined;
    own?.push(place);
    if (own !== undefined && !word.isGlue && ends(word, words[place + 1], language))
      own = undefined;
  });
  return phrases;
}

/**
 * A phrase that says when, where, with whom or on what condition, left out as a whole: what it limited is told without its limit.
 * `isSaid`: the rewrite says the word at this place; `isElsewhere`: another rule compares it.
 */
export function compareLeftOut(
  fact: FactIndex,
  isSaid: (place: number) => boolean,
  isElsewhere: (place: number) => boolean,
): Finding[] {
  const { list } = fact;
  const lost = phrasesOf(list).filter((phrase) => {
    const weighty = phrase.filter((place) => {
      const word = list.words[place];
      return (
        word !== undefined &&
        !word.isGlue &&
        !isElsewhere(place) &&
        !CARRIERS[list.language].test(word.folded) &&
        !isLight(list, place, fact)
      );
    });
    return weighty.length > 0 && !weighty.some(isSaid);
  });
  // In German a noun needs no preposition to limit another one ("Schulen der Region").
  const isNounLost = list.words.some(
    ({ text, folded, isGlue }, place) =>
      list.language === 'de' &&
      place > 0 &&
      !isGlue &&
      /^\p{Lu}\p{Ll}{3}/u.test(text) &&
      !CARRIERS.de.test(folded) &&
      !isElsewhere(place) &&
      !isSaid(place),
  );
  const isLost = (place: number) =>
    list.words[place]?.isGlue === false && !isElsewhere(place) && !isSaid(place);
  const isTimeLost = list.words.some(
    ({ folded }, place) => list.language === 'de' && WHEN_GERMAN.test(folded) && isLost(place),
  );
  return lost.length === 0 && !isNounLost && !isTimeLost ? [] : [unproven([], 'point-lost')];
}

const WHEN_GERMAN =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|(?:vor|nach)mittags|morgens|mittags|abends|nachts)$/;
/** How often each place of the one fact is told. */
export function usesOf(matched: Alignment['matched']): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const [at, { fact, places, from }] of matched)
    if (fact === 0 && at === from)
      for (const place of new Set(places)) uses.set(place, (uses.get(place) ?? 0) + 1);
  return uses;
}

/** A sentence as what others are looked up in; a summary is asked this for each sentence that it had. */
const backOf = oncePerList(indexWords);

/** Which words of a fact a sentence says, read from either side. */
export function sayerOf(
  said: WordList,
  { list }: FactIndex,
  { matched }: Alignment,
): (place: number) => boolean {
  const uses = usesOf(matched);
  const back = backOf(said);
  return (place) => {
    const word = list.words[place];
    return uses.has(place) || (word !== undefined && findWord(word, list, back).length > 0);
  };
}
