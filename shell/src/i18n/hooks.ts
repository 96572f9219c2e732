import type { Language } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { I18n } from './i18n.ts';

/** Texts of a namespace; renders again when the language changes. */
export function useTranslateOf(i18n: I18n, namespace: string): Translate {
  const { t } = useTranslation(namespace, { i18n: i18n.instance, useSuspense: false });
  return useCallback<Translate>((key, values) => t(key, { ...values }), [t]);
}

/** The current language; renders again when it changes. */
export function useLanguageOf(i18n: I18n): Language {
  useTranslation('shell', { i18n: i18n.instance, useSuspense: false });
  return i18n.language();
}
