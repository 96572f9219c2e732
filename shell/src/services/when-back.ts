/**
 * Runs something once, when the page has the focus again or is seen again, whichever the browser tells first. `page` is
 * the window with its document.
 */
export function whenBack(
  run: () => void,
  page: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
): void {
  const { document } = page;
  const back = () => {
    if (document.visibilityState !== 'visible') return;
    page.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
    run();
  };
  page.addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
}
