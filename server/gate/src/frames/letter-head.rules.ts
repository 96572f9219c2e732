import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { PHRASES } from './phrases.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es', de: 'de' };
const MONTHS = Array.from({ length: 12 }, (_none, month) => new Date(Date.UTC(2024, month, 15)));

/** The day on which a letter is written, as its language says it: "27. November 2026", "27 de noviembre de 2026". */
export function letterDate(now: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    now,
  );
}

/** A letter's line about what it is for, in markdown; `position` as it is called there, in markdown as well. */
export function subjectLine(position: string, language: Language): string {
  return `**${PHRASES[language].subject.replace('{position}', () => position)}**`;
}

/** A day and nothing else, by language: a letter is asked about sentence by sentence, and this for each of them. */
const ONLY_DAY = Object.fromEntries(
  LANGUAGES.map((language) => {
    const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
    const names = MONTHS.map((date) => month.format(date)).join('|');
    const [before, between] =
      language === 'es' ? [' de ', ' de '] : [language === 'de' ? '\\. ' : ' ', ' '];
    return [language, new RegExp(`^\\d{1,2}${before}(?:${names})${between}\\d{4}$`)];
  }),
) as Record<Language, RegExp>;

/** True for a paragraph that is a day and nothing else: above a letter it claims nothing. */
export function isLetterDate(paragraph: string, language: Language): boolean {
  return ONLY_DAY[language].test(paragraph.trim());
}

/** A letter in markdown without the day above it; in `language`, or in any. */
export function withoutLetterDate(letter: string, language?: Language): string {
  const [first = '', ...rest] = letter.split(/\n{2,}/);
  const isDate = (language === undefined ? LANGUAGES : [language]).some((one) =>
    isLetterDate(first, one),
  );
  return isDate ? rest.join('\n\n') : letter;
}

/** What stands in a letter's subject line, without its marks; undefined for another paragraph. */
export function subjectOf(paragraph: string, language: Language): string | undefined {
  const [start = ''] = PHRASES[language].subject.split('{position}');
  const [, inner] = /^\*\*([^*\n]+)\*\*$/.exec(paragraph.trim()) ?? [];
  return inner?.startsWith(start) === true ? inner : undefined;
}
