import { isLineSlow, savesData, whenIdle } from '../services/idle.ts';

/**
 * Loads the remotes one idle moment after the other, and then what can wait longest; nothing for who saves data or has a
 * slow line. Returns the cancel.
 */
export function preloadWhenIdle(
  names: readonly string[],
  preload: (name: string) => void,
  then: () => void,
): () => void {
  if (savesData() || isLineSlow()) return () => {};
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
