import type { ApplicationStatus } from '@sastre/shared-contracts/api';
import { useState } from 'react';
import { isOrder, type Order } from './arrange.rules.ts';

/** How the list is sorted and filtered. */
export interface Arrangement {
  filter: string;
  order: Order;
  status: ApplicationStatus | '';
}
const KEY = 'tailoredList';
const PLAIN: Arrangement = { filter: '', order: 'newest', status: '' };

/** Kept with the list's place in the browser's history: Back finds it as it was, a link begins anew. */
export function useArrangement() {
  const [arrangement, setArrangement] = useState(readKept);
  const arrange = (part: Partial<Arrangement>) => {
    const next = { ...arrangement, ...part };
    setArrangement(next);
    keep(next);
  };
  return [arrangement, arrange] as const;
}

function readKept(): Arrangement {
  const kept = stateOf()[KEY] as Partial<Arrangement> | undefined;
  const { filter, order, status } = kept ?? {};
  if (typeof filter !== 'string' || typeof status !== 'string' || !isOrder(order)) return PLAIN;
  return { filter, order, status };
}

function keep(arrangement: Arrangement): void {
  try {
    window.history.replaceState({ ...stateOf(), [KEY]: arrangement }, '');
  } catch {
    // A browser that is asked too often refuses for a while; the list is arranged all the same.
  }
}

function stateOf(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
