import type { ThreadFailure } from '@sastre/threads';
import { ModelError } from '@sastre/tailoring/jobs';
import type { TailoringRefusal } from './tailoring-task.ts';

/** The threads were ended before the work was done: it is for somebody else to do. */
export class ThreadsStoppedError extends Error {
  override readonly name = 'ThreadsStoppedError';
}

/** No thread did the work: it died, hung, held too much memory, or none was free in time. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/** The failure as an error: one that the work itself threw comes back as what it was. */
export function errorOf(failure: ThreadFailure): Error {
  switch (failure.why) {
    case 'refused':
      return revived(failure.refusal as TailoringRefusal);
    case 'broken':
      return new ThreadLostError('The thread was lost.', { cause: failure.cause });
    case 'late':
      return new ThreadLostError('No thread did this in time.');
    case 'stopped':
      return new ThreadsStoppedError('The threads are stopped.');
  }
}

function revived({ message, stack, model }: TailoringRefusal): Error {
  const error = model ? new ModelError(model.failure, model.status) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
