import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** Before who does something, folded. */
const BY: Record<Language, RegExp> = { en: /^by$/, de: /^(?:durch|von|vom)$/, es: /^por$/ };
/** The same where it can be nothing else. */
const SURELY_BY: Record<Language, RegExp> = { en: /^by$/, de: /^durch$/, es: /^por$/ };
/** Before whom something is done for, or whose it is, folded. */
const NOT_BY: Record<Language, RegExp> = {
  en: /^(?:of|for|to)$/,
  de: /^(?:des|eines|seines|ihres|unseres|meines|fur)$/,
  es: /^(?:del|al|de|para)$/,
};
/** In words: "durch den leitenden Arzt". */
const REACH = 3;

const isBehind = ({ words }: WordList, place: number, signs: RegExp) =>
  words.slice(Math.max(0, place - REACH), place).some(({ folded }) => signs.test(folded));

/** Right before it, or before its article: "por vacaciones al jefe" says why. */
const isRightBehind = ({ words }: WordList, place: number, signs: RegExp) =>
  signs.test(words[place - 1]?.folded ?? '') ||
  (words[place - 1]?.isGlue === true && signs.test(words[place - 2]?.folded ?? ''));

/** "Stood in by the head" where the fact says "stood in for the head": somebody of the fact does what was done for them. */
export function compareAgentsTold(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const agents = [...matched].flatMap(([place, { fact, places }]) => {
    const isDoer =
      fact === 0 &&
      said.words[place]?.isAgent === true &&
      isRightBehind(said, place, SURELY_BY[said.language]) &&
      !places.some((at) => isBehind(list, at, BY[list.language])) &&
      places.every((at) => isBehind(list, at, NOT_BY[list.language]));
    return isDoer ? [place] : [];
  });
  return unprovenWords(textsAt(said, agents), 'deed-contradicts');
}
