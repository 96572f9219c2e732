import { oncePerText } from '@sastre/reading';
import type { Language } from '@sastre/shared-contracts/api';

/** The same words come again and again: each is read once in its language, and of `most` all are forgotten. */
export function oncePerLanguage<T>(
  most: number,
  read: (text: string, language: Language) => T,
): (text: string, language: Language) => T {
  const of = (language: Language) => oncePerText(most, (text) => read(text, language));
  const known = { en: of('en'), de: of('de'), es: of('es') };
  return (text, language) => known[language](text);
}
