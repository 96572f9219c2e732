/** Month (`01`–`12` or empty) and year as they stand in the two controls; the year as typed until it is one. */
export interface MonthParts {
  month: string;
  year: string;
}

const WHOLE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/;
const BEGUN = /^(.*?)(?:-(0[1-9]|1[0-2]))?$/s;

/** Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, and what was begun as `fromParts` writes it. */
export function toParts(value: string): MonthParts {
  const match = WHOLE.exec(value) ?? BEGUN.exec(value);
  return { year: match?.[1] ?? '', month: match?.[2] ?? '' };
}

/** `YYYY-MM`, or `YYYY` without a month. What is no date yet is written all the same (`-03`, `20`), so that it is not lost. */
export function fromParts({ month, year }: MonthParts): string {
  return month === '' ? year.trim() : `${year.trim()}-${month}`;
}

/** True when something was entered that makes no date yet. */
export function isIncomplete({ month, year }: MonthParts): boolean {
  return (month !== '' || year.trim() !== '') && !/^\s*\d{4}\s*$/.test(year);
}

/** What typing or pasting into the year makes of the parts: a whole month and year fills both. */
export function withYear(parts: MonthParts, typed: string, language: string): MonthParts {
  if (/^\s*\d{5,}\s*$/.test(typed)) return { ...parts, year: typed.trim().slice(0, 4) };
  // "2021-1" may go on as "2021-12": that one waits until the field is left.
  const isDone = /\d{4}\s*$/.test(typed) || /^\s*\d{4}\D\d{2}(\D\d{2})?\s*$/.test(typed);
  return (
    (isDone ? readMonth(typed, language) : undefined) ?? { ...parts, year: typed.slice(0, 40) }
  );
}

/** The parts when the field is left: what can be understood by then is. */
export function settled(parts: MonthParts, language: string): MonthParts {
  return readMonth(parts.year, language) ?? parts;
}

/** A month and year as people write them: `03/2021`, `2021-3`, `15.03.2021`, `March 2021`. */
export function readMonth(text: string, language: string): MonthParts | undefined {
  const [first = '', second = '', third = '', ...rest] = words(text);
  if (rest.length > 0) return undefined;
  const numbers = [first, second, third].filter((part) => /^\d+$/.test(part));
  if (numbers.length < [first, second, third].filter(Boolean).length) {
    const year = numbers.find((part) => part.length === 4);
    const names = [first, second, third].filter((part) => /^\p{L}/u.test(part));
    const month = names.length === 1 ? monthNamed(names[0] ?? '', language) : undefined;
    return year !== undefined && month !== undefined ? { month, year } : undefined;
  }
  if (first.length === 4 && second !== '') return numbered(second, first);
  if (third.length === 4) {
    const isDayFirst = language !== 'en' || text.includes('.') || Number(first) > 12;
    if (isDayFirst) return numbered(second, third);
    return Number(second) > 12 ? numbered(first, third) : undefined;
  }
  return second.length === 4 && third === '' ? numbered(first, second) : undefined;
}

const words = (text: string) => (text.match(/\d+|\p{L}+/gu) ?? []).filter((word) => word !== 'de');

function numbered(month: string, year: string): MonthParts | undefined {
  const isMonth = month.length <= 2 && Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { month: month.padStart(2, '0'), year } : undefined;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The month that a name of at least three letters begins, in `language` or English. */
function monthNamed(name: string, language: string): string | undefined {
  const begun = plain(name);
  if (begun.length < 3) return undefined;
  for (const names of [monthOptions(language), monthOptions('en')]) {
    const found = names.filter(({ label }) => plain(label).startsWith(begun));
    if (found.length === 1) return found[0]?.value;
  }
  return undefined;
}

/** The twelve months with their names in `language`. */
export function monthOptions(language: string): { value: string; label: string }[] {
  const known = optionsBefore.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const options = Array.from({ length: 12 }, (_none, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, index, 1))),
  }));
  optionsBefore.set(language, options);
  return options;
}
// A form may hold many of these fields, and making a formatter is slow.
const optionsBefore = new Map<string, { value: string; label: string }[]>();
