/**
 * A page that the browser brings back from its memory knows nothing of what happened meanwhile: somebody may have
 * signed out, and its contents must not come back with a step back. Runs `reload` then. Returns the release.
 */
export function onRestoredPage(
  reload: () => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) reload();
  };
  target.addEventListener('pageshow', onShow);
  return () => target.removeEventListener('pageshow', onShow);
}
