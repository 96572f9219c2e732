/** Loads the remotes one idle moment after the other. Returns the cancel. */
export function preloadWhenIdle(
  names: readonly string[],
  preload: (name: string) => void,
): () => void {
  if (savesData()) return () => {};
  const waiting = [...names];
  let cancel = () => {};
  const next = () => {
    const name = waiting.shift();
    if (name === undefined) return;
    cancel = whenIdle(() => {
      preload(name);
      next();
    });
  };
  next();
  return () => cancel();
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: 5_000 });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
