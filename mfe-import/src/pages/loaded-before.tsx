import { lazy, useState, type ComponentType } from 'react';

/** A part of a page that is fetched before it is needed. */
export interface LoadedBefore<Props extends object> {
  /** Fetches it; a failure is told to who draws it. */
  prepare: () => void;
  /** Drawn at once where it is there by then, else it suspends. */
  Part: ComponentType<Props>;
}

/** React's own `lazy` suspends even for what is there: the fallback is drawn first, and stays for 300 ms. */
export function loadedBefore<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadedBefore<Props> {
  let there: ComponentType<Props> | undefined;
  const fetchPart = async () => (there = await load());
  const Later = lazy(async () => ({ default: await fetchPart() }));
  function Part(props: Props) {
    // The same one as long as it is shown: another one would forget what it holds.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Later);
    return <Shown {...props} />;
  }
  return { prepare: () => void fetchPart().catch(() => undefined), Part };
}
