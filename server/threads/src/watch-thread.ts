const LOOK_MS = 100;

/** Looks at a thread again and again, and calls `onOver` once when what is seen is over, until the returned function is called. */
export function watchThread<Seen>(
  look: () => Promise<Seen>,
  isOver: (seen: Seen) => boolean,
  onOver: () => void,
): () => void {
  let stopped = false;
  const lookOnce = async () => {
    // a thread that has ended tells nothing, and no longer matters
    const seen = await look().catch(() => undefined);
    if (seen === undefined || stopped || !isOver(seen)) return;
    stop();
    onOver();
  };
  const timer = setInterval(() => void lookOnce(), LOOK_MS);
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return stop;
}
