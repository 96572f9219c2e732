import { PROBLEMS, type EndpointRow, type Problem, type ProblemCode } from '../../api/index.ts';
import { ApiError } from '../../shell/api-error.ts';

/** What a problem carries beyond its code. */
export interface ProblemExtras {
  detail?: string;
  errors?: { path: string; message: string }[];
  current?: unknown;
  /** Seconds. */
  retryAfter?: number;
}

/** Thrown by the fake's handlers; the call turns it into an `ApiError` of its endpoint. */
export class FakeProblem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(code);
    this.code = code;
    this.extras = extras;
  }
}

/** The `ApiError` that the shell's transport makes of a problem answer. */
export function problemError(
  endpoint: Pick<EndpointRow, 'id'>,
  code: ProblemCode,
  extras: ProblemExtras = {},
): ApiError {
  const { status, title } = PROBLEMS[code];
  const { retryAfter, detail = title, ...members } = extras;
  const problem: Problem = {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    code,
    message: detail,
    requestId: 'fake-request',
    ...members,
  };
  return new ApiError({
    endpoint: endpoint.id,
    status,
    code,
    message: detail,
    problem,
    retryAfter,
  });
}
