import type { CvContent, TailoringRequest } from '@sastre/shared-contracts/api';
import type { TailoringEngine } from '../task/engine.ts';
import { createRulesEngine } from '../rules/rules-engine.ts';
import { tailor, type TailoredResult, type TailorInput } from '../make-copy/tailor.ts';

/** Tailors a CV to a job with everything asked for, at a fixed time; `changes` replace parts of the request, `more` the signal and who is told what a model took. */
export async function tailorWith(
  main: CvContent,
  posting: Pick<TailoringRequest, 'companyName' | 'jobDescription'>,
  changes: Partial<TailoringRequest> = {},
  engine: TailoringEngine = createRulesEngine(),
  more: Partial<Pick<TailorInput, 'signal' | 'onSpent'>> = {},
): Promise<TailoredResult> {
  return tailor({
    main,
    request: { includeCoverLetter: true, useAiTailoring: true, ...posting, ...changes },
    engine,
    now: new Date('2026-11-21T12:00:00Z'),
    signal: new AbortController().signal,
    onStage: () => Promise.resolve(),
    ...more,
  });
}
