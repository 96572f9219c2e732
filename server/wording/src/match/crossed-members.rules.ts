import { PREPOSITIONS } from '@sastre/reading';
import { oncePerList } from '../words/once-per-list.ts';
import { gapBefore, type WordList } from '../words/units.rules.ts';
import { type Alignment, placesAt } from './align.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unprovenAt } from './finding.ts';
import { JOINS } from './slots.ts';

const WHILE = /^(?:while|whereas|wahrend|mientras)$/;
/** Little words that tie no part of a member of its own. */
const OF = /^(?:of|von|del?)$/;

/** Which member of a row, or clause, each word stands in. */
const membersOf = oncePerList((list: WordList): readonly number[] => {
  let member = 0;
  return list.words.map(({ folded }, place) => {
    const isJoin = JOINS[list.language].test(folded) || WHILE.test(folded);
    if (place > 0 && (isJoin || /[,;:.()]/.test(gapBefore(list, place)))) member += 1;
    return member;
  });
});

/**
 * "Sold soap on Mondays and candles on Fridays" where the fact says "candles on Mondays and soap on Fridays": two members of a sentence,
 * each of which tells words of the same two members of the fact.
 */
export function compareCrossed(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const [here, there] = [membersOf(said), membersOf(list)];
  /** Places of the sentence by its member, and by the member of the fact that they are of. */
  const told: Map<number, number[]>[] = [];
  said.words.forEach(({ isGlue }, place) => {
    const members = new Set(placesAt(alignment, place).map((at) => there[at] ?? 0));
    const [member = 0] = members;
    if (isGlue || members.size !== 1) return;
    const own = (told[here[place] ?? 0] ??= new Map<number, number[]>());
    own.set(member, [...(own.get(member) ?? []), place]);
  });
  const crossed = told.flatMap((one, index) =>
    told.flatMap((other, at) => {
      const both = [...one.keys()].filter((member) => other.has(member));
      const [first, second] = both;
      const areCrossed =
        at > index &&
        first !== undefined &&
        second !== undefined &&
        areParallel(said, index, at) &&
        areParallel(list, Math.min(first, second), Math.max(first, second));
      return areCrossed ? both.flatMap((member) => other.get(member) ?? []) : [];
    }),
  );
  return unprovenAt(said, [...new Set(crossed)], 'deed-contradicts');
}

/** Two members that a semicolon parts, or in each of which the same preposition ties what there is. */
function areParallel(list: WordList, one: number, other: number): boolean {
  const members = membersOf(list);
  const isParted = list.words.some((_word, at) => {
    const member = members[at] ?? 0;
    return member > one && member <= other && /;/.test(gapBefore(list, at));
  });
  const own = tiesOf(list, one);
  return isParted || tiesOf(list, other).some((tie) => own.includes(tie));
}

/** Prepositions within a member; what it begins with ties it to what stands before, unless nothing does. */
function tiesOf(list: WordList, member: number): string[] {
  const members = membersOf(list);
  const { words, language } = list;
  const isTie = (at: number) => PREPOSITIONS[language].has(words[at]?.folded ?? '');
  return words.flatMap(({ folded }, at) => {
    const isFirst = members[at - 1] !== member || JOINS[language].test(words[at - 1]?.folded ?? '');
    const isOwn = members[at] === member && isTie(at) && !OF.test(folded);
    return isOwn && (!isFirst || isTie(0)) ? [folded] : [];
  });
}
