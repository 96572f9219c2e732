import { ASKS, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { headingMode, isPureHeading } from '../headings.rules.ts';
import { pattern } from '../../words/pattern.ts';
import { fold } from '../../words/stem.rules.ts';

/** Lines without tables: two headed columns as two lists, one after the other; else a row of two cells as "name: what is said of it". */
export function withoutTables(table: readonly string[]): string[] {
  const lines = withMarks(table);
  const cells = lines.map(cellsOf);
  const turned: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = cells[at] ?? [];
    const areHeaded = head.length === 2 && head.every(isHeading);
    const half = (place: number) =>
      halfOf(lines[place]) ?? (areHeaded ? leftOf(lines[place] ?? '') : undefined);
    let end = at + 1;
    while (
      end < lines.length &&
      (cells[end]?.length === 2 || isRule(lines[end]) || half(end) !== undefined)
    )
      end += 1;
    const rows = lines
      .slice(at + 1, end)
      .map((_line, below) => half(at + 1 + below) ?? cells[at + 1 + below] ?? [])
      .filter((row) => row.length === 2);
    if (head.length === 2 && (areHeaded || areColumns(head, rows))) {
      turned.push(...inTurn(head, rows));
      at = end - 1;
    } else if (head.length === 2 && (end - at > 2 || isDotted(lines[at]))) {
      turned.push(...inPairs(cells.slice(at, end), isRule(lines[at + 1])));
      at = end - 1;
    } else if (isRow(lines[at], head)) turned.push(rowOf(head));
    else if (!isPiped(lines[at]) || !isRule(lines[at])) turned.push(lines[at] ?? '');
  }
  return turned;
}

/** "| First aid | x | |" below "| | Essential | Desirable |": a mark stands for the column that it is in. */
function withMarks(lines: readonly string[]): string[] {
  let columns: string[] = [];
  return lines.map((line) => {
    if (!isPiped(line) || isRule(line)) {
      if (!isPiped(line)) columns = [];
      return line;
    }
    const row = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    const headings = row.slice(1);
    if (columns.length === 0) {
      if (headings.length > 1 && headings.every(isHeading)) columns = headings;
      return columns.length > 0 ? '' : line;
    }
    const place = headings.findIndex((cell) => MARK.test(cell));
    const isOne = headings.every((cell, at) => (at === place ? MARK : /^[-–]?$/).test(cell));
    return place < 0 || !isOne ? line : `- ${row[0] ?? ''} – ${columns[place] ?? ''}`;
  });
}
const MARK = /^(?:x|✓|✔|✅|●|•|yes|ja|sí|si)$/iu;

const isShort = (text: string) => text.trim().split(/\s+/).length <= 5 && !/[,;.]/.test(text);
const isHeading = (cell: string) => isShort(cell) && headingMode(cell) !== undefined;
const isRule = (line: string | undefined) => /^[\s|:–-]+$/.test(line ?? 'x');
const isPiped = (line: string | undefined) => line?.includes('|') === true;
const isDotted = (line: string | undefined) => DOTS.test(line ?? '');
/** "Excel ........... 5". */
const DOTS = /\s?\.{4,}\s*(?=\S)/;
/** How much a row counts: "9/10 · Crítico", "must", "5", "bonus". */
const RATING = pattern('iu')`
  ^(?:
    [\d/ %·.+★☆●○x✓✔✗–-]+(?=$|[,(·])|\d{1,2} ?\/ ?(?:5|10)(?= )|must|nice|muss|kann|soll|crítico|critical|
    kritisch|essential|required|mandatory|desirable|preferred|optional|bonus|plus|high|medium|low|hoch|mittel|
    niedrig|alta?|media|baja?|imprescindible|obligatori[oa]|excluyente|deseable|valorable|yes|no|ja|nein|sí
  )(?:$|[\s,.;(·])`;
/** A cell of a few words that say how much its row counts, and nothing else of it. */
const isRating = (cell: string) =>
  RATING.test(cell) ||
  (cell.split(/\s+/).length <= 4 && [ASKS, HELPS, NOT_ASKED].some((cue) => cue.test(fold(cell))));
const bare = (cell: string) => cell.replace(/^[-•*]\s+/, '');

function cellsOf(line: string): string[] {
  return line
    .split(isDotted(line) ? DOTS : /\t+| {3,}|\s*\|\s*/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^[-:–\s]+$/.test(cell));
}

/** A row whose other cell is empty: "IELTS 7.0 ⇥ –". */
function halfOf(line = ''): string[] | undefined {
  const row = line.split('\t').map((cell) => (isRule(cell) ? '' : cell.trim()));
  return row.length === 2 && row.filter((cell) => cell !== '').length === 1 ? row : undefined;
}

/** The left column may go on where the right one has ended. */
const leftOf = (line: string): string[] | undefined =>
  /^\s*[-•*]\s+\S/.test(line) && cellsOf(line).length === 1 ? [line.trim(), ''] : undefined;

/** "4 ⇥ First aid ⇥ E ⇥ A, I": a numbered or rated row of several cells. */
const isRow = (line: string | undefined, cells: readonly string[]) =>
  cells.length > 2 &&
  line?.includes('\t') === true &&
  cells.slice(-1).every((cell) => cell.length < 12);

function rowOf(cells: readonly string[]): string {
  const [name = '', ...said] = /^\d{1,2}[.)]?$/.test(cells[0] ?? '') ? cells.slice(1) : cells;
  return `- ${name} – ${said.join(' · ')}`;
}

/** A column may have further headings on its way down. */
const columnCell = (cell: string) =>
  isPureHeading(cell) || (cell.endsWith(':') && isHeading(cell)) ? ['', cell] : [`- ${cell}`];

function inTurn(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const turned = [0, 1].flatMap((column) => [
    '',
    head[column] ?? '',
    ...rows.flatMap((row) =>
      (row[column] ?? '') === '' ? [] : columnCell(bare(row[column] ?? '')),
    ),
  ]);
  return [...turned, ''];
}

/** Two texts side by side rather than names and what is said of them. */
function areColumns(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const wordsOf = (column: number) =>
    rows.reduce((sum, row) => sum + (row[column] ?? '').split(/\s+/).length, 0) / rows.length;
  return rows.length > 1 && head.every(isShort) && wordsOf(0) >= 3 && wordsOf(1) >= 3;
}

/** A first row that heads the others is left out, but for what it says of the first column. */
function inPairs(rows: readonly (readonly string[])[], isHeaded: boolean): string[] {
  const [[first = ''] = []] = rows;
  const opens = isHeading(first) && first === first.toUpperCase();
  // "Requirement | Weight": what every row but the first has behind it says how much it counts.
  const areWeighed = rows.length > 3 && rows.slice(1).every(([, said = '']) => isRating(said));
  const isHead = areWeighed && !isRating(rows[0]?.[1] ?? '') && isHeading(first);
  const told = rows.slice(isHeaded || opens || isHead ? 1 : 0).filter((row) => row.length === 2);
  const areRated =
    isHead || (told.length > 2 && told.every(([, said = '']) => /^\d{1,2} ?\/ ?\d/.test(said)));
  const pairs = told.map(
    ([name = '', said = '']) =>
      `${areRated ? `- ${bare(name)}` : name.replace(/:$/, '')}${isRating(said) ? ' –' : ':'} ${said}`,
  );
  return [...(opens || isHead ? ['', first] : []), ...pairs, ''];
}
