import { entryLabelsOf, type EntryLabel } from './entry-labels.data.ts';

const LEAST_COLUMNS = 3;
/** Without one of them a row names nothing. */
const NAMES: readonly EntryLabel[] = ['institution', 'degree', 'company', 'position', 'board'];

/** Whether the cells of a row say what the columns below tell of jobs or courses: "Year | Degree | School | Grade". */
export function areLabelsOfRows(cells: readonly string[]): boolean {
  if (cells.length < LEAST_COLUMNS) return false;
  const labels = cells.map(entryLabelsOf);
  const named = labels.filter((one) => NAMES.some((name) => one.includes(name)));
  return labels.every((one) => one.length > 0) && named.length > 0;
}

/** Whether a cell below a label says something of its row: no dash, which says that there is nothing, and no number. */
export function saysOfRow(label: string, text: string): boolean {
  const isNumber = entryLabelsOf(label)[0] === 'number' && /^\d{1,2}[.)]?$/u.test(text.trim());
  return !isNumber && /[\p{L}\p{N}]/u.test(text);
}
