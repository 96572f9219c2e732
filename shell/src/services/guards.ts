/** What is asked when something is unsaved: it would be lost, it is kept on this device, or a logout takes it away. */
export type LeaveQuestion = 'unsaved' | 'kept' | 'logout';

/** What is unsaved on the page; asked before the page is left. */
export interface Guards {
  /** Returns the release. `kept`: what is unsaved is in the journal. */
  add: (isDirty: () => boolean, options?: { kept?: boolean }) => () => void;
  isDirty: () => boolean;
  /**
   * Runs what leaves the page by itself to come back to it. What is kept on this device asks no question meanwhile, the
   * browser's own included; what would be lost still does. The guards stay for a page that could not be left.
   */
  comingBack: (leave: () => Promise<void>) => Promise<void>;
  /** Whether the browser asks before the page goes away: only where something would be lost. */
  holdsUnload: () => boolean;
  /** Asks when something is unsaved. After a yes nothing is guarded any more. */
  mayLeave: (way?: 'page' | 'logout') => boolean;
}

/** `keeps`: whether what guards say is kept outlives the page indeed; a browser may have no room for it. */
export function createGuards(
  ask: (question: LeaveQuestion) => boolean,
  keeps: () => boolean = () => true,
): Guards {
  const guards = new Map<() => boolean, boolean>();
  let comesBack = false;
  const dirty = () => [...guards].filter(([guard]) => guard());
  const questionOf = (way: 'page' | 'logout'): LeaveQuestion | undefined => {
    const unsaved = dirty();
    if (unsaved.length === 0) return undefined;
    if (way === 'logout') return 'logout';
    return unsaved.every(([, kept]) => kept) ? 'kept' : 'unsaved';
  };
  return {
    add: (guard, { kept = false } = {}) => {
      // A function of its own: the same check may be registered twice.
      const own = () => guard();
      guards.set(own, kept);
      return () => void guards.delete(own);
    },
    isDirty: () => dirty().length > 0,
    comingBack: async (leave) => {
      comesBack = true;
      try {
        await leave();
      } catch (error) {
        comesBack = false;
        throw error;
      }
    },
    holdsUnload: () => {
      const question = questionOf('page');
      return question === 'unsaved' || (question === 'kept' && !comesBack && !keeps());
    },
    mayLeave: (way = 'page') => {
      const question = questionOf(way);
      if (question !== undefined && !ask(question)) return false;
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
    if (guards.holdsUnload()) event.preventDefault();
  };
  target.addEventListener('beforeunload', onUnload);
  return () => target.removeEventListener('beforeunload', onUnload);
}
