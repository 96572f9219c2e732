import type { Language } from '@sastre/shared-contracts/api';

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `2020-02` in words: "February 2020", "febrero de 2020", "Februar 2020"; a year alone stays as it is. */
export function monthInWords(date: string, language: Language): string {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
  const format = (formats[language] ??= new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }));
  return format.format(day);
}
