import { isDateAlone } from './body.rules.ts';
import { isPlace, isTownLike, positionScore } from '@sastre/shared-cv-words';
import { SOUND } from './places-by-vote.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Cells end at one edge of the page when they do so within this, in points. */
const SAME = 3;
/** In words: the longest place. */
const LONGEST = 5;

/** Two lines of a job, a name in each; the one says when at the right edge, the other where. */
interface Pair {
  place: LineCell;
  isSure: boolean;
}

/**
 * Lines in which what stands above or below the dates, at the same right edge, is a place: two names stand beside both, and
 * in one job at least these sound like a position and an employer, so that nothing else is left to say.
 */
export function withPlacesAtEdge(lines: readonly StyledLine[]): StyledLine[] {
  const pairs = lines.flatMap(
    (line, at) => pairOf(line, lines[at - 1]) ?? pairOf(line, lines[at + 1]) ?? [],
  );
  if (!pairs.some(({ isSure }) => isSure)) return [...lines];
  const places = new Set(pairs.map(({ place }) => place));
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (places.has(cell) ? { ...cell, isPlace: true } : cell)),
  }));
}

function pairOf(dated: StyledLine, other: StyledLine | undefined): Pair | undefined {
  const [name, date, ...more] = dated.cells;
  const [beside, place, ...others] = other?.cells ?? [];
  if (name === undefined || date === undefined || beside === undefined || place === undefined)
    return undefined;
  if (more.length + others.length > 0 || dated.bullet || other?.bullet === true) return undefined;
  const isEdge =
    date.end !== undefined && place.end !== undefined && Math.abs(date.end - place.end) < SAME;
  if (
    !isEdge ||
    !isDateAlone(date.text) ||
    [name, beside, place].some(({ text }) => isDateAlone(text))
  )
    return undefined;
  if (!isTownLike(place.text) || place.text.split(' ').length > LONGEST) return undefined;
  const isKnown = isPlace(place.text) || SOUND.test(place.text);
  return { place, isSure: isKnown || positionScore(name.text) * positionScore(beside.text) < 0 };
}
