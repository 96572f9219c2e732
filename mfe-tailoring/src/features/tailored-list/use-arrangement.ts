import { useShell, type ShellServices } from '@sastre/shared-contracts/shell';
import { useState } from 'react';
import type { Order, StatusFilter } from './arrange.rules.ts';

/** How the list is sorted and filtered. */
export interface Arrangement {
  filter: string;
  order: Order;
  status: StatusFilter;
}
const PLAIN: Arrangement = { filter: '', order: 'newest', status: '' };
const kept = new WeakMap<ShellServices, Arrangement>();

/** Kept as long as the site is open: whoever comes back to the list finds it as it was. */
export function useArrangement() {
  const shell = useShell();
  const [arrangement, setArrangement] = useState(() => kept.get(shell) ?? PLAIN);
  const arrange = (part: Partial<Arrangement>) => {
    const next = { ...arrangement, ...part };
    setArrangement(next);
    kept.set(shell, next);
  };
  return [arrangement, arrange] as const;
}
