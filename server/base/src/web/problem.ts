import { PROBLEMS, type Problem, type ProblemCode } from '@sastre/shared-contracts/api';

/** One wrong field of a 422: `path` as `work_experience[0].startDate`. */
export type FieldError = { path: string; message: string };

/** What a problem may carry beyond code and detail. */
export interface ProblemExtra {
  errors?: FieldError[];
  /** The current document of a 412. */
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

const DETAILS: Partial<Record<ProblemCode, string>> = {
  'malformed-request': 'The request cannot be read.',
  unauthenticated: 'Sign in to do this.',
  'not-found': 'There is nothing here, or it is not yours.',
  'method-not-allowed': 'This cannot be done here.',
  'changed-elsewhere': 'This was changed elsewhere since you opened it.',
  'too-large': 'This is larger than allowed.',
  'unsupported-type': 'This type is not supported.',
  'invalid-input': 'Some of the input is not valid.',
  'too-many-requests': 'There were too many requests at once. Please try again in a moment.',
  'usage-limit': 'You have reached your usage limits for this feature.',
  internal: 'Something went wrong. Please try again later.',
  unavailable: 'This is not available for a moment. Please try again.',
  'pdf-failed': 'Failed to generate PDF',
};

/** A failure that the caller is told about; anything else thrown is a 500 without detail. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;

  constructor(code: ProblemCode, detail: string, extra: ProblemExtra) {
    super(detail, { cause: extra.cause });
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** Makes a problem of the catalogue, to be thrown. Without `detail` it says the catalogue's sentence. */
export function problem(
  code: ProblemCode,
  detail: string = DETAILS[code] ?? `${PROBLEMS[code].title}.`,
  extra: ProblemExtra = {},
): ProblemError {
  return new ProblemError(code, detail, extra);
}

/** A 422 that names its fields; what is said of one in a whole sentence is also its detail. */
export function invalidInput(errors: FieldError[]): ProblemError {
  const sentences = errors.map(({ message }) => message).filter((message) => message.endsWith('.'));
  return problem('invalid-input', sentences.join(' ') || undefined, { errors });
}

/** The RFC 9457 document of a problem. */
export function problemDocument(error: ProblemError, requestId: string): Problem {
  const { errors, current } = error.extra;
  return {
    type: `urn:sastre:problem:${error.code}`,
    title: PROBLEMS[error.code].title,
    status: error.status,
    detail: error.message,
    code: error.code,
    message: error.message,
    requestId,
    ...(errors ? { errors } : {}),
    ...(current === undefined ? {} : { current }),
  };
}
