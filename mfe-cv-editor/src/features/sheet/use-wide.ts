import { useSyncExternalStore } from 'react';

/** Where the sheet has room beside the form; sheet.module.css has the same figure. */
const QUERY = '(min-width: 1180px)';
const query = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : undefined;

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window has room for the sheet beside the form. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
