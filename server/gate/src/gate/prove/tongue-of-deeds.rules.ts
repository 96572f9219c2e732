import { patternOf } from '../words/patterns.ts';
import type { WordList } from '../words/units.rules.ts';
import type { Alignment } from './align.rules.ts';
import type { Context } from './context.rules.ts';
import { unprovenAt, type Finding } from './finding.ts';

const IN = /^(?:in|auf|en)$/;
const SPEAKS = patternOf('judge-clause.speaks');

/** "In English" of what was done, where English is a language that one has and no word of the deed. */
export function tongueOfDeeds(
  said: WordList,
  { matched }: Alignment,
  { states, levels }: Context,
  deeds: number,
): Finding[] {
  if (said.words.some(({ folded }) => SPEAKS.test(folded))) return [];
  const added = [...matched].flatMap(([place, { fact }]) => {
    const text = states[fact - deeds]?.list.text;
    const isTongue = levels.some(({ name }) => name.list.text === text);
    return isTongue && IN.test(said.words[place - 1]?.folded ?? '') ? [place] : [];
  });
  return unprovenAt(said, added);
}
