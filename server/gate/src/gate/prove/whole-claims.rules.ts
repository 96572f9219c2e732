import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  isDeedByForm,
  patternsOf,
  type WordList,
} from '@sastre/wording';
import { saysI, turnsAway } from './anaphora.rules.ts';

/** Words that a claim of its own begins with, folded: what one has, knows or is. */
const HEAD = patternsOf('whole-claims.head');
/** Words of a claim that may stand before its head: "sowie gute Kenntnisse in", "and a sound knowledge of". */
const BEFORE_HEAD = 4;
const RELATIVE =
  /^(?:where|which|who|whose|while|wo|wobei|welche[rnsm]?|die|der|das|donde|que|quien|mientras)$/;

/** A stretch of a sentence: places of its first word and behind its last. */
export interface Stretch {
  from: number;
  to: number;
}

/** True when a stretch is a claim of its own, and no rest of the one before it: it has its own subject, verb or head. */
export function opensClaim(said: WordList, { from, to }: Stretch): boolean {
  const words = said.words.slice(from, to);
  const part = { ...said, words };
  // What stands behind a colon or a semicolon begins anew.
  const gap = said.text.slice(said.words[from - 1]?.end, words[0]?.at);
  if (/[;:]|\s-\s/.test(gap)) return true;
  if (saysI(part) || turnsAway(part)) return true;
  if (RELATIVE.test(words[0]?.folded ?? '')) return true;
  return words.slice(0, BEFORE_HEAD).some(({ folded }) => HEAD[said.language].test(folded));
}

/** Ends of nouns that tell deeds, folded. */
const DEED_NOUN: Record<Language, RegExp> = {
  en: /(?:tion|ment|ing)$/,
  de: /(?:ung|ungen|en)$/,
  es: /(?:cion|ciones|miento|mientos)$/,
};
/** Words of a deed that are more than a thing of it. */
const FEW = 2;

/**
 * True when a stretch tells a deed: by what its fact begins with, by a verb of it, or by beginning with a word of it. `isCounted`:
 * what one has done for years, or knows well, goes on behind it, so that a noun opens no other claim.
 */
export function tellsDeed(
  said: WordList,
  { from, to }: Stretch,
  { matched }: Alignment,
  fact: FactIndex,
  isCounted: boolean,
): boolean {
  const told = [...matched].filter(
    ([at, one]) =>
      at >= from &&
      at < to &&
      one.fact === 0 &&
      at === one.from &&
      said.words[at]?.isGlue === false,
  );
  const first = fact.list.words.findIndex(({ isGlue }) => !isGlue);
  const isDeed = ([at, { places }]: (typeof told)[number]) => {
    const word = said.words[at];
    if (word === undefined) return false;
    const isLower = !/^\p{Lu}/u.test(word.text);
    const isVerb = isDeedByForm(word, said.language) && isLower;
    if (isCounted) return isVerb && !word.folded.endsWith('ing');
    const isBare = isLower && said.language !== 'de' && isBareBefore(said, from, at);
    return isVerb || isBare || places.includes(first) || DEED_NOUN[said.language].test(word.folded);
  };
  return told.length >= FEW && told.some(isDeed);
}

const JOINS = /^(?:and|as|well|then|also|later|y|e|despues|luego|tambien)$/;

/** "And file returns": no article and no preposition stands between the seam and the word. */
function isBareBefore({ words }: WordList, from: number, at: number): boolean {
  return words
    .slice(from, at)
    .every(({ folded }) => JOINS.test(folded) || /ly$|mente$/.test(folded));
}
