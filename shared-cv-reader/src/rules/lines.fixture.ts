import type { StyledLine } from './styled-line.types.ts';

/**
 * Lines of a page as a person would type them: `# ` is a large bold line, `* ` a list item, ` ¦ ` parts cells, an empty
 * line is space.
 */
export function linesFrom(text: string): StyledLine[] {
  const lines: StyledLine[] = [];
  let gapAbove = 0;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') {
      gapAbove = 1.5;
      continue;
    }
    const isLarge = raw.startsWith('# ');
    const bullet = raw.startsWith('* ');
    const said = isLarge || bullet ? raw.slice(2) : raw;
    const look = { size: isLarge ? 16 : 10, bold: isLarge, italic: false };
    const cells = said.split(' ¦ ').map((cell, at) => ({
      text: cell,
      runs: [{ text: cell, ...look }],
      x: at * 200,
    }));
    lines.push({
      id: lines.length,
      text: cells.map((cell) => cell.text).join(' '),
      page: 0,
      cells,
      flow: 0,
      gapAbove,
      indent: bullet ? 12 : 0,
      bullet,
    });
    gapAbove = 0;
  }
  return lines;
}

/** The line as a link to an address. */
export function linked(line: StyledLine, href: string): StyledLine {
  return {
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, href })),
    })),
  };
}
