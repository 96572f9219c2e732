import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isOwnerGone } from '@sastre/db';
import { IdentityUnavailable, TokenRefused } from '@sastre/base/tokens';
import { PdfError } from '@sastre/pdf';
import { invalidInput, problem, problemDocument, ProblemError } from '@sastre/base/problem';

const RETRY_AFTER_SECONDS = '2';
const HTTP_CODES = {
  400: 'malformed-request',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'malformed-request',
  408: 'malformed-request',
  413: 'too-large',
  414: 'malformed-request',
  415: 'unsupported-type',
  431: 'malformed-request',
} as const;

/** Turns anything thrown into a problem of the catalogue. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof TokenRefused) {
    return problem('unauthenticated', 'Your session has ended. Sign in again.', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  }
  if (error instanceof IdentityUnavailable || isDatabaseAway(error)) {
    return problem('unavailable', undefined, { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
  }
  if (error instanceof PdfError) return pdfProblem(error);
  if (isOwnerGone(error)) return problem('unauthenticated', 'This account no longer exists.');
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  const code = HTTP_CODES[status as keyof typeof HTTP_CODES];
  return code === undefined ? problem('internal') : problem(code);
}

/** Answers with a problem; logs what is our fault. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toProblem(error);
  const { status, code } = failure;
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
  else if (status >= 500) request.log.warn({ err: error, code }, 'request failed');
  // Without the rest of the body the connection cannot be used again.
  if (status === 413) reply.header('connection', 'close');
  void reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...failure.extra.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(failure, request.id)));
}

function pdfProblem(error: PdfError): ProblemError {
  if (error.code === 'pdf-invalid') return invalidInput([{ path: 'html', message: error.message }]);
  const seconds = error.retryAfterSeconds;
  const detail = error.code === 'pdf-failed' ? undefined : error.message;
  const code = error.code === 'pdf-waiting' ? 'too-many-requests' : error.code;
  return problem(code, detail, {
    cause: error,
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  });
}
