import { SENTENCE } from './body.rules.ts';
import { canName } from './entry-head.rules.ts';
import { isAlike, lookOf } from './line-looks.rules.ts';
import { positionScore } from '@sastre/shared-cv-words';
import { goesOn } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Wider than between the lines of one job. */
const GAP = 0.75;
/** Lines of a job's head. */
const MOST_HEAD = 2;

/**
 * The jobs of a part that says of none when it was, each by the line that names it: in the look of the first one, behind
 * deeds or space. Undefined where no name sounds like a position.
 */
export function undatedJobs(lines: readonly StyledLine[]): StyledLine[][] | undefined {
  const [first] = lines;
  if (first === undefined || !canName(first)) return undefined;
  const look = lookOf(first);
  const blocks: StyledLine[][] = [[first]];
  for (const [at, line] of lines.slice(1).entries()) {
    const above = lines[at] ?? first;
    const isBehind = above.bullet || line.gapAbove > GAP || SENTENCE.test(above.text);
    const begins =
      isBehind &&
      canName(line) &&
      !goesOn(above, line) &&
      isAlike({ ...lookOf(line), capitals: look.capitals }, look);
    if (begins) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  const sounding = blocks.filter((block) => block.slice(0, MOST_HEAD).some(soundsAsPosition));
  return sounding.length >= blocks.length / 2 ? blocks : undefined;
}

/** A house can stand beside it, in a cell of its own or behind a sign. */
function soundsAsPosition({ bullet, cells }: StyledLine): boolean {
  const names = cells.flatMap(({ text }) => text.split(/,\s|\s[|–—-]\s/u));
  return !bullet && names.some((name) => positionScore(name) > 0);
}
