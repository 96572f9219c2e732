import type { Glyph } from '../../glyphs/glyph.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';
import type { PlacedLetters } from './placed-letters.ts';
import type { WordGlyphs } from './word-glyphs.ts';

/** What stands farther apart, in ems, is not read on from one to the other: a date at the end of its line. */
export const NEAR = 2;
/** Words of one paragraph on one line. */
export interface Line {
  block: number;
  words: LineWord[];
}

/** A word, or a part of one that is an element of its own. */
export interface LineWord {
  text: string;
  index: number;
  first: Glyph;
  left: number;
  right: number;
}

/** The lines of each paragraph, in the order in which they are written. */
export function linesOf(
  words: readonly ExpectedWord[],
  { glyphs, joints }: Pick<PlacedLetters, 'glyphs' | 'joints'>,
): Line[] {
  const lines: Line[] = [];
  let index = 0;
  words.forEach(({ text, block }, at) => {
    for (const own of partsOf(glyphs[at] ?? [], joints[at] ?? [])) {
      const [first] = own;
      if (!first?.isUpright) continue;
      const there = own.filter((glyph) => !isOnOtherLine(first, glyph));
      const left = Math.min(...there.map(({ advance }) => advance.left));
      const right = Math.max(...there.map(({ advance }) => advance.right));
      const open = lines.at(-1);
      const before = open?.words.at(-1);
      const word = { text, index, first, left, right };
      index += 1;
      if (open?.block === block && before && !isOnOtherLine(before.first, first))
        open.words.push(word);
      else lines.push({ block, words: [word] });
    }
  });
  return lines;
}

/** A word by the elements that it stands in, which may stand anywhere. */
function partsOf(own: WordGlyphs, joints: readonly number[]): WordGlyphs[] {
  const edges = [0, ...joints, own.length];
  return edges.slice(1).map((end, part) => own.slice(edges[part], end));
}

/** From where to where a line goes. */
export function extent({ words }: Line): { left: number; right: number } {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  };
}
