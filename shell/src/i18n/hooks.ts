import type { Language } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';

/** Texts of a namespace; renders again when the language changes. */
export function useTranslateOf(i18n: I18n, namespace: string): Translate {
  const language = useLanguageOf(i18n);
  return useMemo<Translate>(() => {
    const t = i18n.instance.getFixedT(language, namespace);
    return (key, values) => t(key, { ...values });
  }, [i18n, language, namespace]);
}

/** The current language; renders again when it changes. */
export function useLanguageOf(i18n: I18n): Language {
  const subscribe = useCallback(
    (tell: () => void) => {
      i18n.instance.on('languageChanged', tell);
      return () => i18n.instance.off('languageChanged', tell);
    },
    [i18n],
  );
  return useSyncExternalStore(subscribe, i18n.language);
}
