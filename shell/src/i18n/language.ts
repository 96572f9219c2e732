import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sastre/shared-contracts/api';

const KEY = 'sastre.language';

/** The stored choice if supported; else the first part of the browser's language if supported; else English. */
export function chooseLanguage(
  stored: string | null | undefined,
  browser: string | undefined,
): Language {
  if (isLanguage(stored)) return stored;
  const first = browser?.toLowerCase().split(/[-_]/)[0];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** The stored choice lives in localStorage and, for the server, in the `lang` cookie. */
export interface LanguageStore {
  read: () => string | undefined;
  write: (language: Language) => void;
}

export function createLanguageStore(options: {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  readCookie: () => string | undefined;
  writeCookie: (language: Language) => void;
}): LanguageStore {
  return {
    read: () => options.storage.getItem(KEY) ?? options.readCookie(),
    write: (language) => {
      options.storage.setItem(KEY, language);
      options.writeCookie(language);
    },
  };
}
