/** What some browsers say of the line. */
interface Line {
  saveData?: boolean;
  /** As slow as this the line is, whatever it is: `slow-2g` to `4g`. */
  effectiveType?: string;
}

function line(): Line {
  return (navigator as { connection?: Line }).connection ?? {};
}

/** Whether the visitor asks for as few bytes as can be. */
export function savesData(): boolean {
  return line().saveData === true;
}

/** Whether what is not asked for yet would stand in the way of what is. */
export function isLineSlow(): boolean {
  const { effectiveType } = line();
  return effectiveType !== undefined && effectiveType !== '4g';
}

/** Runs something when the page has nothing else to do. Returns the cancel. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: 5_000 });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
