/** What an entry is told by when its fields are not seen. */
export interface EntryLine {
  /** The most telling first; blank ones are left out. */
  names: readonly string[];
  startDate: string;
  endDate: string;
  /** It still goes on. */
  isOpen: boolean;
}

const YEAR = /^\d{4}/;
/** No line breaks beside it: at an edge it would separate nothing. */
export const DOT = '\u00a0·\u00a0';

/** "Senior Engineer, Dropbox · 2015–2020"; empty while nothing is written. `present` stands for an end that is open. */
export function entryLine(
  { names, startDate, endDate, isOpen }: EntryLine,
  present: string,
): string {
  const named = names.map((name) => name.trim()).filter((name) => name !== '');
  const [start] = YEAR.exec(startDate) ?? [];
  const [end] = isOpen ? (start === undefined ? [] : [present]) : (YEAR.exec(endDate) ?? []);
  const years = [...new Set([start, end].filter((year) => year !== undefined))].join('–');
  return [named.join(', '), years].filter((part) => part !== '').join(DOT);
}

/** Where the years of such a line begin, which stay where its names are cut; its length where there are none beside names. */
export function yearsAt(line: string): number {
  const at = line.lastIndexOf(DOT);
  return at === -1 ? line.length : at;
}
