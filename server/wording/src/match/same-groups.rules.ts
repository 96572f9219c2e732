import type { Word, WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findWord } from './match.rules.ts';

/** "Visitors in groups of up to 25" where the fact says "groups of up to 25 visitors", "from birth to age five" where it says "to the age of five". */
export function isOfSameGroups(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
): boolean {
  const [here, there] = [tiedBefore(said, amount), tiedBefore(fact.list, other)];
  if (here === undefined || there === undefined) return false;
  if (!findWord(here, said, fact).includes(fact.list.words.indexOf(there))) return false;
  const isFree = ({ words }: WordList, { places }: Amount) =>
    words[(places.at(-1) ?? 0) + 1]?.isGlue !== false;
  const [lost] = other.counted;
  const at = said.words.indexOf(here);
  const isBefore = said.words
    .slice(Math.max(0, at - 2), at)
    .some(
      (word) =>
        lost !== undefined && findWord(word, said, fact).includes(fact.list.words.indexOf(lost)),
    );
  return isFree(said, amount) && (isFree(fact.list, other) || isBefore);
}

/** The word that a number is of: "age five", "groups of up to 25". */
function tiedBefore({ words, text }: WordList, { before, places, at }: Amount): Word | undefined {
  if (before === undefined) return undefined;
  const ties = words.slice(words.indexOf(before) + 1, places[0] ?? 0);
  const isTight = !/[,;:]/.test(text.slice(before.end, at));
  return isTight && ties.every(({ folded }) => TO_NUMBER.test(folded)) ? before : undefined;
}

const TO_NUMBER = /^(?:of|von|de|up|to|bis|zu|hasta|about|around|etwa|rund|unos|unas)$/;
