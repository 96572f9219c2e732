import {
  type Finding,
  findRows,
  foldInPlace,
  textOf,
  unproven,
  type Word,
  type WordList,
} from '@sastre/wording';
import { LIMITS_IN_FACT, LIMITS_SAID } from './limits.rules.ts';

/** A text that says more, or as if it were seldom what is done always, than the fact of its language that it is told of. */
export function compareSoftened(said: WordList, list: WordList): readonly Finding[] {
  const [here, there] = [inPlain(said), inPlain(list)];
  return isSeldomer(here, there) || isMore(here, there)
    ? [unproven([], 'frequency-contradicts')]
    : [];
}

/** A text with its letters folded in place. */
interface Folded extends WordList {
  plain: string;
}

const inPlain = (list: WordList): Folded => ({ ...list, plain: foldInPlace(list.text) });

const ALWAYS = /(?<!\p{L})(?:siempre|always|immer|stets|invariably)(?!\p{L})/u;
const ALWAYS_WITH =
  /(?<!\p{L})(?:siempre|always|immer|stets) (?:with|under|together|mit|unter|gemeinsam|zusammen|con|bajo|junto)(?!\p{L})/u;
const EACH = /(?<!\p{L})(?:every|each|all|jede[nrms]?|alle[nrm]?|cada|tod[oa]s)(?!\p{L})/u;
const SELDOM = /^(?:mostly|few|part)$/;

/** "Normally with the foreman" where the fact says "always with the foreman". */
function isSeldomer(said: Folded, list: Folded): boolean {
  if (!ALWAYS.test(list.plain) || ALWAYS.test(said.plain)) return false;
  // What is always under somebody is not said to be so without its "always".
  if (ALWAYS_WITH.test(list.plain) && !EACH.test(said.plain)) return true;
  const there = new Set(
    findRows(LIMITS_IN_FACT, list.words, list.language).map(({ name }) => name),
  );
  return findRows(LIMITS_SAID, said.words, said.language).some(
    ({ name }) => SELDOM.test(name) && !there.has(name),
  );
}

const SLIGHTLY =
  /(?<!\p{L})(?:slightly|somewhat|marginally|leicht|etwas|geringfugig|ligeramente|un poco|algo)(?!\p{L})/u;
const CAUSE =
  /(?<!\p{L})(?:because|thanks to|due to|owing to|caused|dank|wegen|aufgrund|infolge|durch|gracias al?|debido|por|causa|mediante)(?!\p{L})/u;
const AFTER = /(?<!\p{L})(?:after|following|nach|tras|despues de)(?!\p{L})/u;
const THANKS =
  /(?<!\p{L})(?:thanks to|because of|due to|owing to|dank|aufgrund|infolge|gracias al?|debido al?)(?!\p{L})/u;

/** "Fell" where the fact says "fell slightly", "thanks to the form" where it says "after the form". */
function isMore({ plain: here }: Folded, list: Folded): boolean {
  const { plain: there } = list;
  const moves = ({ meanings, folded }: Word) =>
    folded === 'zuruck' || meanings.some(({ scale }) => scale?.axis === 'direction');
  const slightly = list.words.some((word, at) => {
    const [from, to] = [Math.max(0, at - 1), Math.min(list.words.length - 1, at + 1)];
    return moves(word) && SLIGHTLY.test(foldInPlace(textOf(list, { from, to })));
  });
  const isLost = slightly && !SLIGHTLY.test(here);
  return isLost || (AFTER.test(there) && !CAUSE.test(there) && THANKS.test(here));
}
