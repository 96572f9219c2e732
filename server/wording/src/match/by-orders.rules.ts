import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from '../words/units.rules.ts';
import { type Alignment, placesFrom } from './align.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unprovenAt } from './finding.ts';

/** What somebody else gave, and one's own deed follows; folded. */
const ORDERS: Record<Language, RegExp> = {
  en: /^(?:instructions?|guidance|directions|specifications?|templates?)$/,
  de: /^(?:(?:an)?weisung(?:en)?|vorlagen?|vorgaben?|anleitung(?:en)?)$/,
  es: /^(?:instruccion(?:es)?|indicacion(?:es)?|ordenes|pautas?|plantillas?|directrices)$/,
};
const FOLLOWS: Record<Language, RegExp> = {
  en: /^(?:to|on|under|following|per|from|by|according|against|with)$/,
  de: /^(?:nach|laut|gemass|auf|mit|entsprechend|unter)$/,
  es: /^(?:segun|conforme|bajo|siguiendo|acuerdo|con|por)$/,
};
/** How far before the noun stands what follows it. */
const NEAR = 3;

/** "Wrote templates for the head" where the fact says "wrote to the head's template": what one followed is not what one gave. */
export function compareByOrders(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  const given = said.words.flatMap(({ isGlue }, place) => {
    if (isGlue) return [];
    const isFollowed = placesFrom(alignment, place).some(
      (at) => ORDERS[list.language].test(list.words[at]?.folded ?? '') && follows(list, at),
    );
    return isFollowed && !follows(said, place) ? [place] : [];
  });
  return unprovenAt(said, given, 'deed-contradicts');
}

function follows({ words, language }: WordList, place: number): boolean {
  return words
    .slice(Math.max(0, place - NEAR), place)
    .some(({ folded }) => FOLLOWS[language].test(folded));
}
