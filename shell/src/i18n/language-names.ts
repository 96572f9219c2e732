import type { Language } from '@sastre/shared-contracts/api';

/** Every language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};
