import type { Language } from '@sastre/shared-contracts/api';
import { BY } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isDeedByForm,
  OPENS,
  placesFrom,
  type Slot,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** Prepositions between two things that tell which is which: the new one and the old one, the giver and the taker. */
const TELLING = /^(?:by|with|to|for|about|against|instead)$/;
/** How many little words may stand between a thing and the next. */
const NEAR = 3;

/** "Replaced broth with cream" where the fact says "replaced cream with broth": two things on the two sides of one preposition, turned. */
export function compareTurnedPairs(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const placesOf = (place: number) => placesFrom(alignment, place);
  const turned = pairsOf(said).flatMap(({ one, other, tie }) => {
    const isTurned = pairsOf(list).some(
      (pair) =>
        isSameTie(pair.tie, tie, said.language === list.language) &&
        placesOf(one).includes(pair.other) &&
        // Of "the legacy search" the first word stands before its thing.
        placesOf(other).some((at) => at === pair.one || at === pair.one - 1),
    );
    return isTurned ? [one, other] : [];
  });
  return unprovenAt(said, turned, 'direction-contradicts');
}

function isThing(word: Word | undefined, language: Language): boolean {
  if (word === undefined || word.isGlue || /^\d/.test(word.folded)) return false;
  return !isDeedByForm(word, language);
}

/** "Replaced with" is "ersetzt durch". */
function isSameTie(one: Slot, other: Slot, isSameLanguage: boolean): boolean {
  return (
    one === other ||
    (!isSameLanguage && /^(?:by|with|for)$/.test(one) && /^(?:by|with|for)$/.test(other))
  );
}

/** Two words of weight with nothing but one such preposition, and little words, between them. */
function pairsOf({ words, language, text }: WordList) {
  return words.flatMap((word, one) => {
    if (!isThing(word, language)) return [];
    const next = words.findIndex(({ isGlue }, at) => at > one && !isGlue);
    const between = words.slice(one + 1, next);
    const ties = between.flatMap(({ folded }) => {
      const tie: Slot | undefined = BY[language].has(folded) ? 'by' : OPENS[language].get(folded);
      return tie === undefined ? [] : [tie];
    });
    const [tie] = ties;
    const isApart = /[,;:.()]/.test(text.slice(word.end, words[next]?.at));
    const isPair =
      isThing(words[next], language) && next - one <= NEAR && ties.length === 1 && !isApart;
    return isPair && tie !== undefined && TELLING.test(tie) ? [{ one, other: next, tie }] : [];
  });
}
