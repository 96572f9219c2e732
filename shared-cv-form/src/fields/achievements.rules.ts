/** Rows after an edit, and where the caret goes when it changes rows. */
export interface Rows {
  rows: string[];
  caret?: { row: number; at: number };
}

const BULLET = /^\s*(?:[•◦▪‣●○■·]\s*|[-–—*]\s+)/;
const lineCount = (text: string) => text.split('\n').length;

/** A row's new text. Lines that were pasted become rows of their own, without bullets and blank lines. */
export function typeRow(rows: readonly string[], row: number, typed: string): Rows {
  const text = typed.replaceAll('\r\n', '\n');
  if (lineCount(text) <= lineCount(rows[row] ?? '')) return { rows: rows.with(row, text) };
  const lines = text
    .split('\n')
    .map((line) => line.replace(BULLET, ''))
    .filter((line) => line.trim() !== '');
  const last = row + Math.max(lines.length, 1) - 1;
  const next = rows.toSpliced(row, 1, ...(lines.length === 0 ? [''] : lines));
  return { rows: next, caret: { row: last, at: (next[last] ?? '').length } };
}

/** Enter: what follows the caret goes to the next row. */
export function splitRow(rows: readonly string[], row: number, at: number, end = at): Rows {
  const text = rows[row] ?? '';
  const halves = [text.slice(0, at).trimEnd(), text.slice(end).trimStart()];
  return { rows: rows.toSpliced(row, 1, ...halves), caret: { row: row + 1, at: 0 } };
}

/** Backspace at the beginning of a row: it joins the one before. The first has none. */
export function joinRow(rows: readonly string[], row: number): Rows | undefined {
  const [before, text] = [rows[row - 1], rows[row]];
  if (before === undefined || text === undefined) return undefined;
  const gap = before === '' || text === '' || /\s$/.test(before) ? '' : ' ';
  const caret = { row: row - 1, at: before.length };
  return { rows: rows.toSpliced(row - 1, 2, before + gap + text), caret };
}
