import type { Language } from '@sastre/shared-contracts/api';
import { oncePerText } from '@sastre/reading';

const MOST_DATES = 1_000;
const ofLanguage: Partial<Record<Language, (date: string) => string>> = {};

/** `2020-02` in words: "February 2020", "febrero de 2020", "Februar 2020"; a year alone stays as it is. */
export function monthInWords(date: string, language: Language): string {
  const inWords = (ofLanguage[language] ??= wordsIn(language));
  return inWords(date);
}

/** A letter tries each date in several ways, and to write one takes long. */
function wordsIn(language: Language): (date: string) => string {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return oncePerText(MOST_DATES, (date) => {
    const [year = '', month] = date.split('-');
    if (month === undefined) return year;
    return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, 15)));
  });
}
