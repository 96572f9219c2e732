import { LIST_SIGNS_APART } from '../rules/list-glyphs.data.ts';
import type { LineCell, StyledLine } from '../rules/styled-line.types.ts';

const BULLET = new RegExp(`^\\s*(?:[${LIST_SIGNS_APART}]|\\d{1,2}[.)])\\s+`, 'u');
const RULE = /^[\s=_~*#-]{3,}$/;
const SIZE = 10;

/** The lines of plain text: an empty line is space, a tab or a wide gap begins a cell. */
export function textLines(text: string): StyledLine[] {
  const lines: StyledLine[] = [];
  let gapAbove = 0;
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (raw.trim() === '' || RULE.test(raw)) {
      gapAbove = lines.length === 0 ? 0 : 1.5;
      continue;
    }
    const bullet = BULLET.test(raw);
    const heading = /^#{1,6}\s/.test(raw);
    const said = raw
      .replace(BULLET, '')
      .replace(/^#{1,6}\s+/, '')
      .replace(/\*\*/g, '');
    const cells = said
      .trim()
      .split(/\t+|\s{3,}/)
      .map((cell): LineCell => cellOf(cell, heading));
    lines.push({
      id: lines.length,
      text: cells.map((cell) => cell.text).join(' '),
      page: 0,
      cells,
      flow: 0,
      gapAbove,
      indent: raw.length - raw.trimStart().length,
      bullet,
      ...(heading && { heading: 1 }),
    });
    gapAbove = 0;
  }
  return lines;
}

function cellOf(text: string, bold: boolean): LineCell {
  const plain = text.replace(/\s+/g, ' ').trim();
  return { text: plain, runs: [{ text: plain, size: SIZE, bold, italic: false }] };
}
