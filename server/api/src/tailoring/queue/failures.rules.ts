import type { TailoringFailure } from '@sastre/shared-contracts/api';
import { ModelError, type ModelFailure } from '@sastre/tailoring/jobs';
import { JobDeadlineError } from './job-deadline.ts';

const INSTEAD = 'Please try again later, or use the built-in engine.';

/** Reasons of a failed job by their codes, as its progress answers them. */
export const FAILURES: Record<TailoringFailure, string> = {
  engine: 'The CV could not be tailored. Please try again.',
  'too-long': 'Tailoring the CV took too long and was ended. Please try again.',
  'no-cv': 'Your CV was deleted while it was being tailored.',
  abandoned:
    'The CV could not be tailored, as the server was interrupted repeatedly. Please try again.',
  'model-unreachable': `The language model could not be reached. ${INSTEAD}`,
  'model-refused-key': `The language model refused the key. ${INSTEAD}`,
  'model-refused': `The language model refused the request. ${INSTEAD}`,
  'model-busy': `The language model was busy each time it was asked. ${INSTEAD}`,
  'model-failing': `The language model failed each time it was asked. ${INSTEAD}`,
  'model-too-slow': `The language model took too long. ${INSTEAD}`,
  'model-unusable': `The language model answered nothing usable. ${INSTEAD}`,
};

const OF_MODEL: Record<ModelFailure, TailoringFailure> = {
  unreachable: 'model-unreachable',
  refused: 'model-refused',
  busy: 'model-busy',
  failing: 'model-failing',
  'too-slow': 'model-too-slow',
  'too-large': 'model-unusable',
  empty: 'model-unusable',
  unusable: 'model-unusable',
};

/** What failed, by the error that ended a job. */
export function failureOf(error: unknown): TailoringFailure {
  if (error instanceof JobDeadlineError) return 'too-long';
  if (!(error instanceof ModelError)) return 'engine';
  const isKey = error.status === 401 || error.status === 403;
  return isKey ? 'model-refused-key' : OF_MODEL[error.failure];
}

/** The code of a stored reason; undefined for one of an earlier release. */
export function failureCode(reason: string | null): TailoringFailure | undefined {
  const codes = Object.keys(FAILURES) as TailoringFailure[];
  return codes.find((code) => FAILURES[code] === reason);
}
