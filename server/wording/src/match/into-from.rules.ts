import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

const INTO: Record<Language, RegExp> = { en: /^into$/, de: /^ins$/, es: /^al$/ };
const FROM: Record<Language, RegExp> = { en: /^(?:from|out)$/, de: /^aus$/, es: /^del$/ };
/** Languages; before other words "al" and "del" say no way, folded. */
const TONGUE =
  /^(?:espanol|castellano|ingles|aleman|frances|portugues|italiano|chino|arabe|ruso|turco|polaco|catalan|euskera|gallego|japones|neerlandes|rumano|hungaro|griego|ucraniano)$/;
/** In words: "aus dem Türkischen". */
const REACH = 2;

const before = ({ words }: WordList, place: number, signs: RegExp) =>
  words.slice(Math.max(0, place - REACH), place).some(({ folded }) => signs.test(folded));

/** "Translated from Turkish" where the fact says "into Turkish", and the other way. */
export function compareIntoFrom(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const ways = [
    [INTO, FROM],
    [FROM, INTO],
  ] as const;
  const turned = [...matched].flatMap(([place, { fact, places }]) => {
    const word = said.words[place];
    if (fact !== 0 || word?.isGlue !== false) return [];
    if (said.language === 'es' && !TONGUE.test(word.folded)) return [];
    const isTurned = ways.some(
      ([one, other]) =>
        before(said, place, one[said.language]) &&
        places.some((at) => before(list, at, other[list.language])) &&
        !places.some((at) => before(list, at, one[list.language])),
    );
    return isTurned ? [place] : [];
  });
  return unprovenWords(textsAt(said, turned), 'direction-contradicts');
}
