import {
  costsOperation,
  type CvContent,
  type TailoringReport,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';

/** Notes of a report on an operation that was given back: nothing that was asked for came about, or the built-in engine alone wrote the letter. */
type FreeNote = 'nothing-delivered' | 'letter-not-charged';

const COUNTS: readonly string[] = ['applied', 'unproven'];

/**
 * Why a job costs nothing; undefined when it did something that was asked for and paid: a letter by the engine that was asked;
 * for tailoring or a translation, a text or an order of the CV that was changed, or is offered with the question whether it is
 * true.
 */
export function whyFree(
  request: Pick<TailoringRequest, 'useAiTailoring' | 'includeCoverLetter' | 'translateTo'>,
  content: Pick<CvContent, 'tailored'>,
  { edits, notes }: Pick<TailoringReport, 'edits' | 'notes'>,
): FreeNote | undefined {
  if (!costsOperation(request)) return undefined;
  const hasLetter =
    request.includeCoverLetter && (content.tailored?.coverLetter ?? '').trim() !== '';
  // The letter of a model that failed is failed, too, and what came in its place is no charge.
  if (hasLetter && !notes.includes('letter-by-rules')) return undefined;
  const isChanged =
    (request.useAiTailoring || request.translateTo) &&
    edits.some(
      ({ path, status, before, after }) =>
        !path.startsWith('coverLetter') && COUNTS.includes(status) && before !== after,
    );
  if (isChanged) return undefined;
  return hasLetter ? 'letter-not-charged' : 'nothing-delivered';
}
