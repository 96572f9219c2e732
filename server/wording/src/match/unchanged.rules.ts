import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { sidesOf, toldOf, weightyOf } from './sides.ts';
import type { WordList } from '../words/units.rules.ts';

/** What did not change, folded. */
const STAYS: Record<Language, RegExp> = {
  en: /^(?:unchanged|stay(?:s|ed)|remain(?:s|ed)|constant|steady|flat|same)$/,
  de: /^(?:unverandert\p{L}*|blieb(?:en)?|bleib(?:t|en)|gleich|konstant|gleichbleibend\p{L}*)$/u,
  es: /^(?:mantuv\p{L}+|mantien\p{L}+|sigu(?:e|en|io|ieron)|permanec\p{L}+|igual(?:es)?|constantes?|invariables?|quedo|quedaron)$/u,
};

/** Says the same of what has not ended, folded. */
const STILL = /^(?:still|weiterhin|noch|aun|todavia)$/;

/** "Fell in A and B" where the fact says "fell in A; in B it stayed": what did not change is told with what did. */
export function compareUnchanged(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const isSaid = said.words.some(
    ({ folded }) => STAYS[said.language].test(folded) || STILL.test(folded),
  );
  if (isSaid) return [];
  const told = toldOf(alignment);
  const lost = sidesOf(list)
    .slice(1)
    .flatMap((side) => {
      const isOfStays = side.places.some((place) =>
        STAYS[list.language].test(list.words[place]?.folded ?? ''),
      );
      return isOfStays ? weightyOf(list, side).filter((place) => told.has(place)) : [];
    });
  return unprovenWords(textsAt(list, lost), 'direction-contradicts');
}
