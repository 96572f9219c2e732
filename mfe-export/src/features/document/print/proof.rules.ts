import { PDF_FINDINGS, type PdfFinding } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

/** What is wrong with a PDF, as a sentence; a kind that only a newer server knows is said in general. */
export function findingText({ kind, page, text = '' }: PdfFinding, t: Translate): string {
  const known = PDF_FINDINGS.find((one) => one === kind) ?? 'other';
  const what = text === '' ? t(`proof.${known}.plain`) : t(`proof.${known}.text`, { text });
  return page === undefined ? what : t('proof.onPage', { page, what });
}
