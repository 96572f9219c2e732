import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Words before what comes later, and before what came first, folded. */
const BEFORE: Record<Language, RegExp> = {
  en: /^before$/,
  de: /^(?:vor|bevor)$/,
  es: /^antes$/,
};
const AFTER: Record<Language, RegExp> = {
  en: /^after$/,
  de: /^(?:nach|nachdem)$/,
  es: /^(?:tras|despues)$/,
};

/** "The strike before the photographs" where the fact says "the photographs before the strike". */
export function compareBeforeAfter(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  return [BEFORE, AFTER].flatMap((kind) => {
    const [here, ...more] = placesOf(said, kind);
    const [there, ...others] = placesOf(list, kind);
    if (here === undefined || there === undefined || more.length > 0 || others.length > 0)
      return [];
    const next = said.words.findIndex(({ isGlue }, at) => at > here && !isGlue);
    const own = matched.get(next);
    const isTurned =
      own?.fact === 0 &&
      own.places.every((at) => at < there) &&
      // What stands behind it in the fact stands before it here.
      [...matched].some(
        ([at, one]) =>
          at < here &&
          one.fact === 0 &&
          said.words[at]?.isGlue === false &&
          one.places.every((place) => place > there && place <= there + NEAR),
      );
    return isTurned ? unprovenAt(said, [next], 'deed-contradicts') : [];
  });
}

/** How far behind the word what it opens begins. */
const NEAR = 3;

function placesOf({ words, language }: WordList, kind: Record<Language, RegExp>): number[] {
  return words.flatMap(({ folded }, place) => (kind[language].test(folded) ? [place] : []));
}
