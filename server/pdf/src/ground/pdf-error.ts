/**
 * Why a PDF was not made. The HTTP layer turns `pdf-unavailable` and `pdf-busy` into 503, `pdf-waiting` (the user's own
 * documents wait already) into 429, `pdf-invalid` (the posted document cannot be taken) into 422, the others into 5xx.
 */
export type PdfErrorCode =
  | 'pdf-unavailable'
  | 'pdf-busy'
  | 'pdf-waiting'
  | 'pdf-timeout'
  | 'pdf-failed'
  | 'pdf-invalid';

/** Error of the print service. `retryAfterSeconds` is set where trying again makes sense (`Retry-After`). */
export class PdfError extends Error {
  readonly code: PdfErrorCode;
  readonly retryAfterSeconds?: number;

  constructor(
    code: PdfErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PdfError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
