import { useEffect, useLayoutEffect } from 'react';

/** Brings out what the journal has not kept yet, when the page is left, hidden or taken down. */
export function useKeepOnLeave(keep: () => void): void {
  // Before the machine is stopped: passive effects are undone later than this one.
  useLayoutEffect(() => keep, [keep]);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [keep]);
}
