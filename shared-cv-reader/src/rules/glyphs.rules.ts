import { isDateAlone } from './body.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/**
 * Pictures that a font has for letters say nothing; some have no number but 0, or one that nobody knows. Of the signs that
 * every font draws so those stay that rate: stars, rings and squares.
 */
const ICONS =
  /(?:[\p{Cc}\p{Co}\p{Cs}\u200B\uFEFF\u{1F1E6}-\u{1F1FF}\u{1F300}-\u{1F31E}\u{1F320}-\u{1F533}\u{1F536}-\u{1F7DF}\u{1F7EC}-\u{1FAFF}]|(?<![\p{L}\d])\uFFFD(?![\p{L}\d]))+/gu;

/** An arrow at the end of a line, alone: a link to somewhere. */
const POINTER = /^[\u2190-\u21ff]$/u;

const without = (text: string): string => text.replace(ICONS, ' ').replace(/\s+/g, ' ').trim();

function bareCell(cell: LineCell): LineCell {
  const runs = cell.runs
    .map((run) => ({ ...run, text: run.text.replace(ICONS, '') }))
    .filter(({ text, href }) => text.trim() !== '' || href !== undefined);
  return { ...cell, text: without(cell.text), runs };
}

/** Lines without icons; a line of nothing else goes, but for where its links go. An icon before several is a list's glyph. */
export function withoutIcons(lines: readonly StyledLine[]): StyledLine[] {
  const glyphs = Map.groupBy(lines.filter(isIconFirst), glyphOf);
  const items = new Set([...glyphs.values()].filter(isList).flat());
  return lines.flatMap((line) => {
    const last = line.cells.at(-1);
    const isPointing = line.cells.length > 1 && POINTER.test(last?.text.trim() ?? '');
    if (line.text.search(ICONS) < 0 && !isPointing) return [line];
    const all = (isPointing ? line.cells.slice(0, -1) : line.cells).map(bareCell);
    const cells = all.filter(({ text, runs }) => text !== '' || runs.length > 0);
    const text = without(cells.map((cell) => cell.text).join(' '));
    const bullet = line.bullet || items.has(line);
    return cells.length === 0 ? [] : [{ ...line, cells, text, bullet }];
  });
}

function isIconFirst({ text }: StyledLine): boolean {
  return text.search(ICONS) === 0;
}

function glyphOf({ text, cells }: StyledLine): string {
  return `${[...text][0]} ${Math.round(cells[0]?.x ?? 0)}`;
}

/** Several lines with the same icon at one place, which stands neither before dates nor before ways to reach somebody. */
function isList(lines: readonly StyledLine[]): boolean {
  const others = lines.filter(
    ({ text }) => /[@+]|\.\p{L}{2,}\//u.test(text) || isDateAlone(without(text)),
  );
  return lines.length > 1 && others.length < lines.length / 3;
}
