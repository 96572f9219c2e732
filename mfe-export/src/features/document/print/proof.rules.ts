import { PDF_FINDINGS, type PdfFinding, type PdfReport } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

const LANGUAGE_CODE = /^[a-z]{2,3}(?:-\w+)*$/;

/** True when all words were read, and only what the file says of their language is wrong. */
export function isOnlyLanguage({ findings, more }: PdfReport): boolean {
  return more === 0 && findings.every(({ kind }) => kind === 'language');
}

/**
 * What is wrong with a PDF, as a sentence in the site's `language`; a kind that only a newer server knows is said in general.
 */
export function findingText(
  { kind, page, text = '' }: PdfFinding,
  t: Translate,
  language: string,
): string {
  if (kind === 'language' && page === undefined && LANGUAGE_CODE.test(text)) {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(text) ?? text;
    return t('proof.language.stated', { language: name });
  }
  const known = PDF_FINDINGS.find((one) => one === kind) ?? 'other';
  const what = text === '' ? t(`proof.${known}.plain`) : t(`proof.${known}.text`, { text });
  return page === undefined ? what : t('proof.onPage', { page, what });
}
