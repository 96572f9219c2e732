import type { Language } from '@sastre/shared-contracts/api';
import { basesIrregular, fold } from '@sastre/reading';

/** Ends of Spanish verbs, of what was done and of what is done, by one and the same person. */
const SPANISH: readonly (readonly [past: RegExp, now: RegExp])[] = [
  [/(?:é|aba|í|ía)$/, /o$/],
  [/(?:ó|aba|ía)$/, /[ae]$/],
];

/** True when a word is the past of another, which is the same verb of today: "installed" and "install". */
export function isPastOf(past: string, now: string, language: Language): boolean {
  const [before, today] = [past.toLowerCase(), now.toLowerCase()];
  if (before === today) return false;
  if (language === 'de') return /te$/.test(before) && before.replace(/e?te$/, 'e') === today;
  if (language === 'es')
    return SPANISH.some(
      ([was, is]) =>
        was.test(before) && is.test(today) && before.replace(was, '') === today.replace(is, ''),
    );
  return (
    before === `${today}ed` ||
    (/e$/.test(today) && before === `${today}d`) ||
    (/y$/.test(today) && before === today.replace(/y$/, 'ied')) ||
    before === `${today}${today.slice(-1)}ed` ||
    basesIrregular(before, 'en').includes(today)
  );
}

/** True when a noun is many of another: "tools" and "tool", "Leitfäden" and "Leitfaden". */
export function isManyOf(many: string, one: string, language: Language): boolean {
  const [plural, singular] = [fold(many.toLowerCase()), fold(one.toLowerCase())];
  if (language !== 'de')
    return (
      plural === `${singular}s` ||
      plural === `${singular}es` ||
      plural === singular.replace(/y$/, 'ies')
    );
  const isForm = [many, one].every((word) => /^\p{Lu}\p{Ll}{3}/u.test(word));
  const isUmlaut = many.length === one.length && many !== one && plural === singular;
  const isLonger = /^(?:e|er|en|n|s)$/.test(plural.slice(singular.length));
  return isForm && (isUmlaut || (plural.startsWith(singular) && isLonger));
}
