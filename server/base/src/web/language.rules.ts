import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sastre/shared-contracts/api';

/** The interface's language: what a link asks for, else the stored choice, else the first part of the browser's first language, else en. */
export function chooseLanguage(
  stored: string | undefined,
  accepted: string | undefined,
  asked?: unknown,
): Language {
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  const first = accepted?.split(',')[0]?.split(';')[0]?.split('-')[0]?.trim().toLowerCase();
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
