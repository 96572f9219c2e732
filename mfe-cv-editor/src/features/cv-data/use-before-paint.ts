import { useLayoutEffect, useState } from 'react';

/**
 * Lets the effects of the first rendering run before it is painted, so that what is at hand by then needs no picture of the
 * waiting: React runs them at once where a layout effect asks for another rendering, and otherwise a frame later.
 */
export function useBeforePaint(): void {
  const [, drawAgain] = useState(false);
  useLayoutEffect(() => drawAgain(true), []);
}
