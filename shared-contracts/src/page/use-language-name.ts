// By name, as a remote imports it: the facade is the shell's, and a copy of it would be empty.
import { useLanguage } from '@sastre/shared-contracts/shell';

/** Names of languages by their codes, in the language of the screen; empty for none. */
export function useLanguageName(): (code: string | null | undefined) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  return (code) => (code ? (names.of(code) ?? code) : '');
}
