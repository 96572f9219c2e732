import type { StyledLine } from './styled-line.types.ts';

/** A value and the lines of whose words it is made. */
export interface Piece {
  text: string;
  lines: readonly number[];
}

/** A text of one line, without what parts it from its neighbours. */
export function pieceOf(text: string, line: Pick<StyledLine, 'id'>): Piece {
  return { text: trimmed(text), lines: [line.id] };
}

/** Pieces as one text. */
export function joined(pieces: readonly Piece[], between: string): Piece {
  return {
    text: pieces.map(({ text }) => text).join(between),
    lines: [...new Set(pieces.flatMap(({ lines }) => lines))],
  };
}

/** Without spaces and separators around. */
export function trimmed(text: string): string {
  return text
    .replace(/^[\s,;:|·•–—/-]+(?=\S)/u, '')
    .replace(/[\s,;:|·•–—/-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the next word would have stood in the line above, had it belonged to the same sentence. */
export function wouldHaveFitted(above: StyledLine, next: StyledLine): boolean {
  if (above.room === undefined || next.box === undefined) return true;
  const [word = ''] = next.text.split(' ');
  const share = (word.length + 1) / Math.max(next.text.length, 1);
  return above.room > next.box.width * share;
}

/** Whether a line goes on with the sentence of the line above it. */
export function goesOn(above: StyledLine, next: StyledLine): boolean {
  if (next.bullet || next.heading !== undefined) return false;
  if (next.page === above.page && next.gapAbove > 0.75) return false;
  return !wouldHaveFitted(above, next);
}
