import type { Problem, ProblemCode } from '../api/index.ts';

/** A failed call. `status` 0: no answer came. `message` is what a screen may show, empty when nothing better than the screen's own text is known. */
export class ApiError extends Error {
  readonly endpoint: string;
  readonly status: number;
  readonly code: string;
  readonly problem: Problem | undefined;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined;

  constructor(fields: {
    endpoint: string;
    status: number;
    code: string;
    message: string;
    problem?: Problem;
    retryAfter?: number;
  }) {
    super(fields.message);
    this.name = 'ApiError';
    this.endpoint = fields.endpoint;
    this.status = fields.status;
    this.code = fields.code;
    this.problem = fields.problem;
    this.retryAfter = fields.retryAfter;
  }
}

/** True for a failed call, and, when given, only for that code. */
export function isApiError(error: unknown, code?: ProblemCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** The error's own message, or `fallback` when it has none (specification 8). */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
