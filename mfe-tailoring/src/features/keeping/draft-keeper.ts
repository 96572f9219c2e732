import type { ShellServices } from '@sastre/shared-contracts/shell';

/** A change is kept this long after the first one that is not, also while typing goes on. */
export const KEEP_MS = 300;

/** Keeps what is being typed under one key of the journal. */
export interface DraftKeeper {
  note: (value: unknown) => void;
  /** Keeps at once what still waits. */
  flush: () => void;
  /** Nothing is left to be kept. */
  drop: () => void;
}

/**
 * One task at a time, so that a drop never overtakes a write. A journal that refuses is no reason to stop the user: the
 * next change is tried again.
 */
export function createDraftKeeper(
  { drafts, clock }: Pick<ShellServices, 'drafts' | 'clock'>,
  key: string,
): DraftKeeper {
  let waiting: { value: unknown } | undefined;
  let cancel: (() => void) | undefined;
  let last: Promise<void> = Promise.resolve();
  const then = (task: () => Promise<void>) => {
    last = last.then(task).catch(() => undefined);
  };
  const flush = () => {
    cancel?.();
    cancel = undefined;
    const taken = waiting;
    waiting = undefined;
    if (taken !== undefined) then(() => drafts.write(key, taken.value));
  };
  return {
    note: (value) => {
      waiting = { value };
      cancel ??= clock.after(KEEP_MS, flush);
    },
    flush,
    drop: () => {
      cancel?.();
      cancel = undefined;
      waiting = undefined;
      then(() => drafts.drop(key));
    },
  };
}
