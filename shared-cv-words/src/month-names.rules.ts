import { MONTHS } from './months.data.ts';
import { byLocale, localesOf } from './scripts.rules.ts';
import { folded } from './words.rules.ts';

/** Locales of Latin letters whose months are not among our data. */
const LATIN = ['nl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'ro', 'hu', 'tr', 'hr', 'ca'] as const;
/** Of these, three letters are also a word elsewhere, as the Czech January: "Team led 2019". */
const LONG_ONLY: readonly string[] = ['cs', 'tr', 'hr'];
const FORMS = [
  { month: 'long' },
  { month: 'short' },
  // Beside a day many languages have another form.
  { month: 'long', day: 'numeric' },
] as const;

/** Names of months in a locale, folded. */
const monthsIn = byLocale((locale) => {
  const formats = FORMS.map(
    (form) =>
      new Intl.DateTimeFormat(locale, {
        ...{ calendar: 'gregory', year: 'numeric', timeZone: 'UTC', ...form },
      }),
  );
  const nameIn = (format: Intl.DateTimeFormat, month: number) =>
    format.formatToParts(Date.UTC(2020, month, 1)).find(({ type }) => type === 'month')?.value;
  return MONTHS.map((_names, month) =>
    formats
      .map((format) => folded(nameIn(format, month) ?? ''))
      .filter((name) => name.length > 3 || !LONG_ONLY.includes(locale)),
  );
});

const KNOWN_MONTHS = new Map(
  MONTHS.flatMap((names, month) => names.map((name) => [name, month] as const)).toReversed(),
);

/** The month that a word names, from 0; below 0 for what is no month. */
export function monthOf(name: string): number {
  const said = folded(name);
  const known = KNOWN_MONTHS.get(said);
  if (known !== undefined) return known;
  const scripts = localesOf(name);
  for (const locale of scripts.length > 0 ? scripts : LATIN) {
    const month = monthsIn(locale).findIndex((names) => names.includes(said));
    if (month >= 0) return month;
  }
  return -1;
}
