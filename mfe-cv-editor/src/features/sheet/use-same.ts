import { useLatest } from '@sastre/shared-contracts/page';
import { useCallback } from 'react';

/** A function that stays the same object and does what the last rendering's does, for parts that need not be drawn again. */
export function useSame<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useLatest(act);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
