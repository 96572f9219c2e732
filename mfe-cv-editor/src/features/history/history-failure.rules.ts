import { readFailedCall } from '@sastre/shared-contracts/page';

/** What went wrong: `elsewhere` the CV was changed meanwhile, `gone` the version is not kept any more. */
export type HistoryFailure = 'elsewhere' | 'gone' | 'read' | 'restore';

/** What is said of a failed call. */
export function historyFailure(error: unknown, doing: 'read' | 'restore'): HistoryFailure {
  const { code } = readFailedCall(error);
  if (code === 'changed-elsewhere') return 'elsewhere';
  return code === 'not-found' ? 'gone' : doing;
}
