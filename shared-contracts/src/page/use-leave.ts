import { useEffect, useLayoutEffect } from 'react';

/** Calls `leave` when the page is left inside the site, or goes; `hidden` as well when it is only hidden. */
export function useLeave(leave: () => void, hidden: () => void = leave): void {
  // Before machines are stopped: passive effects are undone later than this one.
  useLayoutEffect(() => leave, [leave]);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') hidden();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [leave, hidden]);
}
