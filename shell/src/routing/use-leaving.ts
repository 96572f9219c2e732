import { useCallback, useEffect, useRef } from 'react';
import { createPath, NavigationType, useBlocker, useLocation } from 'react-router-dom';
import type { ShellApp } from '../app.types.ts';
import { needsOwnDocument } from './document-paths.ts';

type Parts = Pick<ShellApp, 'guards' | 'place' | 'revision' | 'browser'>;

/** Asks before unsaved work is left, and turns a navigation into a document's where a page needs one or another build went live. */
export function useLeaving({ guards, place, revision, browser }: Parts): void {
  const location = useLocation();
  const isStep = useRef(false);
  const reloadOnArrival = useRef(false);
  const wantsDocument = useCallback(
    (from: string, to: string) =>
      revision.isStale() || needsOwnDocument(to) || needsOwnDocument(from),
    [revision],
  );

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (reloadOnArrival.current || currentLocation.pathname === nextLocation.pathname) return false;
    isStep.current = historyAction === NavigationType.Pop;
    return guards.isDirty() || wantsDocument(currentLocation.pathname, nextLocation.pathname);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const next = blocker.location;
    if (!guards.mayLeave()) blocker.reset();
    else if (!wantsDocument(location.pathname, next.pathname)) blocker.proceed();
    else if (isStep.current) {
      reloadOnArrival.current = true;
      blocker.proceed();
    } else {
      blocker.reset();
      browser.assign(createPath(next));
    }
  }, [blocker, browser, guards, location.pathname, wantsDocument]);

  useEffect(() => place.arrived(location.pathname), [location.pathname, place]);

  useEffect(() => {
    if (reloadOnArrival.current) browser.reload();
    void revision.check();
  }, [location.pathname, browser, revision]);

  useEffect(() => {
    const check = () => void revision.check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [revision]);
}
