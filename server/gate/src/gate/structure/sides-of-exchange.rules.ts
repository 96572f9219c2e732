import type { Language } from '@sastre/shared-contracts/api';
import { BY, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Where a thing comes from, where it goes, and for whom: three sides of one exchange. */
type Side = 'from' | 'to' | 'for';

/** Verbs, folded, by which a thing goes from one to another. */
const EXCHANGE: Record<Language, RegExp> = {
  en: /^(?:sen[dt]|post|mail|ship|carr[yi]|dr[oi]v|brought|bring|mov|pa(?:id|y)|s[oe]l[dl]|bought|buy|order|collect|fetch|lent|lend|borrow|hire)/,
  de: /(?:kauft?e?n?$|^bestell|^bezog|^gelie|^miete|geliefert$|^liefert|schickt|^sand|gebracht$|^bracht|zahlte?$|geholt$|^holt|^trug|^fuhr(?!t)|gefahren$)/,
  es: /^(?:compr|vend|envi|llev|mand|pag|alquil|cobr|recog|traj|tra[ei]|pedi|prest)/,
};
const SIDES: Record<Language, Readonly<Record<string, Side>>> = {
  en: { from: 'from', to: 'to', for: 'for' },
  de: {
    von: 'from',
    vom: 'from',
    bei: 'from',
    beim: 'from',
    aus: 'from',
    an: 'to',
    ans: 'to',
    nach: 'to',
    zu: 'to',
    zum: 'to',
    zur: 'to',
    fur: 'for',
  },
  es: { desde: 'from', a: 'to', al: 'to', hasta: 'to', para: 'for' },
};
const NEAR = 4;

/** "Posted parcels to the museum" where the fact says "for the museum". */
export function compareSidesOfExchange(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  if (!list.words.some(({ folded }) => EXCHANGE[list.language].test(folded))) return [];
  const turned = said.words.flatMap(({ isGlue, folded }, place) => {
    const [at, ...more] = placesOfWord(alignment, said, place, fact);
    if (isGlue || /^\d/.test(folded) || at === undefined || more.length > 0) return [];
    const [here, there] = [sideOf(said, place), sideOf(list, at)];
    // Spanish "a" says too much else.
    const isWeak = [here, there].every((side) => side !== 'for') && said.language === 'es';
    return here !== undefined && there !== undefined && here !== there && !isWeak ? [place] : [];
  });
  return unprovenAt(said, turned, 'direction-contradicts');
}

function sideOf(list: WordList, place: number): Side | undefined {
  const { words, language } = list;
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    const word = words[at];
    if (word === undefined || isBehindSign(list, at + 1)) return undefined;
    const side = SIDES[language][word.folded];
    if (side !== undefined) return side;
    if (PREPOSITIONS[language].has(word.folded) || BY[language].has(word.folded)) return undefined;
    if (!word.isGlue) return undefined;
  }
  return undefined;
}
