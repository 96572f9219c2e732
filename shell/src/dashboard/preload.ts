/**
 * Loads the remotes one idle moment after the other, and then what can wait longest; nothing for who saves data. Returns
 * the cancel.
 */
export function preloadWhenIdle(
  names: readonly string[],
  preload: (name: string) => void,
  then: () => void,
): () => void {
  if (savesData()) return () => {};
  const waiting = [...names];
  let cancel = () => {};
  const next = () => {
    const name = waiting.shift();
    cancel = whenIdle(() => {
      if (name === undefined) return then();
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
