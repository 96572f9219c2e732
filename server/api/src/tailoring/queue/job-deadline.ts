/** A job took longer than it may. */
export class JobDeadlineError extends Error {
  override readonly name = 'JobDeadlineError';
}
