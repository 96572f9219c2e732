import {
  costsOperation,
  type CvContent,
  type TailoringReport,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';

/** Note of a report: nothing that was asked for and paid came about, and the operation was given back. */
export const NOTHING_DELIVERED = 'nothing-delivered';

const COUNTS: readonly string[] = ['applied', 'unproven'];

/**
 * True when a job did something that was asked for and paid: a letter that was written; for tailoring or a translation,
 * a text or an order of the CV that was changed, or is offered with the question whether it is true.
 */
export function isDelivered(
  request: Pick<TailoringRequest, 'useAiTailoring' | 'includeCoverLetter' | 'translateTo'>,
  content: Pick<CvContent, 'tailored'>,
  { edits }: Pick<TailoringReport, 'edits'>,
): boolean {
  if (!costsOperation(request)) return true;
  if (request.includeCoverLetter && (content.tailored?.coverLetter ?? '').trim() !== '')
    return true;
  if (!request.useAiTailoring && !request.translateTo) return false;
  return edits.some(
    ({ path, status, before, after }) =>
      !path.startsWith('coverLetter') && COUNTS.includes(status) && before !== after,
  );
}
