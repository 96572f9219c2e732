const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'ru'];
const PRESENT =
  'present|current|now|today|heute|jetzt|actualidad|actual|presente|aujourd.hui|présent|oggi|atual|heden|obecnie|nu|i dag|настоящее время|現在|至今|현재|الآن|اکنون';

const months = [
  ...new Set(
    LANGUAGES.flatMap((language) =>
      (['short', 'long'] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, {
          month,
          day: 'numeric',
          timeZone: 'UTC',
        });
        return Array.from({ length: 12 }, (_, number) => nameIn(format, number));
      }),
    ),
  ),
].toSorted((one, other) => other.length - one.length);

const YEAR = '(?:19|20)\\d{2}';
const DATE = `(?:(?:${months.join('|')})\\.?,?\\s+(?:de\\s+|г\\.\\s*)?${YEAR}|\\d{1,2}[./-]${YEAR}|${YEAR}[./-]\\d{1,2}|${YEAR}\\s?[年년](?:\\s?\\d{1,2}\\s?[月월])?|${YEAR})`;
const RANGE = new RegExp(
  `(?:^|\\s)(${DATE}\\s*(?:至今|[–—-]\\s*(?:${DATE}|${PRESENT})))\\s*$`,
  'iu',
);
const ALONE = new RegExp(`^${DATE}$`, 'iu');

function nameIn(format: Intl.DateTimeFormat, number: number): string {
  const parts = format.formatToParts(Date.UTC(2024, number, 10));
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  return name.replace(/\.$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line that ends with the dates of an entry, and what stands before them. */
export interface DatedLine {
  before: string;
  dates: string;
}

/** Reads a line that ends with "from – to", or is one date alone; undefined for every other line. */
export function datedLine(line: string): DatedLine | undefined {
  const text = line.trim();
  if (ALONE.test(text)) return { before: '', dates: text };
  const dates = RANGE.exec(text)?.[1];
  if (dates === undefined) return undefined;
  return { before: text.slice(0, text.length - dates.length).trim(), dates };
}
