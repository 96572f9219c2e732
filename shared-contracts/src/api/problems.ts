import * as z from 'zod/mini';

/** Every way a call can fail: the one error catalogue. `detail` is what the screens show unless the server says more. */
export const PROBLEMS = {
  'malformed-request': { status: 400, title: 'Malformed request' },
  unauthenticated: { status: 401, title: 'Not signed in' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'limit-reached': { status: 409, title: 'Limit reached' },
  'already-subscribed': { status: 409, title: 'Already subscribed' },
  'main-exists': { status: 409, title: 'There is another main CV' },
  'changed-elsewhere': { status: 412, title: 'Changed elsewhere' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-type': { status: 415, title: 'Unsupported type' },
  'invalid-input': { status: 422, title: 'Invalid input' },
  'usage-limit': { status: 429, title: 'Usage limit reached' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  'payment-unavailable': { status: 503, title: 'Payment provider not available' },
  'pdf-unavailable': { status: 503, title: 'PDF service not available' },
  'pdf-busy': { status: 503, title: 'PDF service busy' },
  'pdf-timeout': { status: 504, title: 'PDF took too long' },
  'pdf-failed': { status: 500, title: 'Failed to generate PDF' },
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 problem; `message` equals `detail`. A 422 names the paths, a 412 carries the current document. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.looseObject({ path: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
});
export type Problem = z.output<typeof problemSchema>;
