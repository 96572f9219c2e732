// By name, as a remote imports it: the facade is the shell's, and a copy of it would be empty.
import { useLanguage } from '@sastre/shared-contracts/shell';
import { localeFor } from '../api/locale.rules.ts';

/** The locale for dates, times and prices on the screen; re-renders when the language changes. */
export function useLocale(): string {
  return localeFor(useLanguage(), navigator.languages);
}
