import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Pictures that a font has for letters say nothing; some have no number but 0. */
const ICONS = /[\p{Cc}\p{Co}\u200B\uFEFF]+/gu;

const without = (text: string): string => text.replace(ICONS, ' ').replace(/\s+/g, ' ').trim();

function bareCell(cell: LineCell): LineCell {
  const runs = cell.runs
    .map((run) => ({ ...run, text: run.text.replace(ICONS, '') }))
    .filter(({ text, href }) => text.trim() !== '' || href !== undefined);
  return { ...cell, text: without(cell.text), runs };
}

/** Lines without icons; a line of nothing else goes, but for where its links go. */
export function withoutIcons(lines: readonly StyledLine[]): StyledLine[] {
  return lines.flatMap((line) => {
    if (line.text.search(ICONS) < 0) return [line];
    const all = line.cells.map(bareCell);
    const cells = all.filter(({ text, runs }) => text !== '' || runs.length > 0);
    const text = without(cells.map((cell) => cell.text).join(' '));
    return cells.length === 0 ? [] : [{ ...line, cells, text }];
  });
}
