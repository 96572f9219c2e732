import { marksOf, sameMarks, withRuns, type Block, type Marks, type Run } from './model.ts';

interface Piece extends Marks {
  text: string;
  space: boolean;
}

// Controls (white space apart) and the byte order mark, which is the editor's cursor.
const UNPRINTABLE = /(?!\s)\p{Cc}|\ufeff/gu;

/** Text without control characters and with one kind of line break. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(UNPRINTABLE, '');
}

/**
 * The canonical form of what was read: white space collapsed, trimmed at both ends and around line breaks and moved
 * out of marks; equal neighbours joined; a paragraph with an empty line in it split; blocks without text dropped.
 * Tidying twice changes nothing.
 */
export function tidy(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    split(pieces(block.runs), block.kind === 'paragraph')
      .map((part) => withRuns(block, join(part, block.kind !== 'heading')))
      .filter(({ runs }) => runs.length > 0),
  );
}

function pieces(runs: readonly Run[]): Piece[] {
  const found: Piece[] = [];
  for (const run of runs) {
    for (const text of cleanText(run.text).match(/\s+|\S+/g) ?? []) {
      const space = /^\s/.test(text);
      const last = found.at(-1);
      // A gap that spans runs is one gap, whatever they look like.
      if (space && last?.space) last.text += text;
      else found.push({ ...marksOf(run), text, space });
    }
  }
  return found;
}

function split(found: readonly Piece[], atEmptyLines: boolean): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of found) {
    const breaks = piece.text.split('\n').length - 1;
    if (atEmptyLines && piece.space && breaks > 1) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

function join(part: readonly Piece[], lineBreaks: boolean): Run[] {
  const first = part.findIndex(({ space }) => !space);
  const last = part.findLastIndex(({ space }) => !space);
  const runs: Run[] = [];
  part.slice(Math.max(first, 0), last + 1).forEach((piece, index, all) => {
    const run = piece.space ? gap(piece.text, all[index - 1], all[index + 1], lineBreaks) : piece;
    const previous = runs.at(-1);
    if (previous && sameMarks(previous, run)) previous.text += run.text;
    else runs.push({ ...marksOf(run), text: run.text });
  });
  return runs;
}

function gap(text: string, before: Marks = {}, after: Marks = {}, lineBreaks: boolean): Run {
  const shared: Marks = {
    bold: before.bold && after.bold,
    italic: before.italic && after.italic,
    underline: before.underline && after.underline,
    href: before.href === after.href ? before.href : undefined,
  };
  if (text.includes('\n')) return { ...shared, text: lineBreaks ? '\n' : ' ' };
  return { ...shared, text: /^[\u1680\u2000-\u200a\u202f\u205f\u3000]$/.test(text) ? text : ' ' };
}
