/** What is unsaved on the page; asked before the page is left. */
export interface Guards {
  /** Returns the release. */
  add: (isDirty: () => boolean) => () => void;
  isDirty: () => boolean;
  /** Asks when something is unsaved. After a yes nothing is guarded any more. */
  mayLeave: () => boolean;
}

export function createGuards(ask: () => boolean): Guards {
  const guards = new Set<() => boolean>();
  const isDirty = () => [...guards].some((guard) => guard());
  return {
    add: (guard) => {
      // A function of its own: the same check may be registered twice.
      const own = () => guard();
      guards.add(own);
      return () => void guards.delete(own);
    },
    isDirty,
    mayLeave: () => {
      if (isDirty() && !ask()) return false;
      guards.clear();
      return true;
    },
  };
}

/** The browser's own question, for closing the tab or leaving the site. Returns the release. */
export function guardUnload(
  guards: Guards,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (guards.isDirty()) event.preventDefault();
  };
  target.addEventListener('beforeunload', onUnload);
  return () => target.removeEventListener('beforeunload', onUnload);
}
