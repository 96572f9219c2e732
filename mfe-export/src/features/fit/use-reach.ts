import type { Cv } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Reach } from './fit-ways.rules.ts';
import { measureReach, type FitStage } from './fit.effects.ts';

/** A layout that nobody changed for so long is tried: while somebody types or drags, nothing is. */
const SETTLED_MS = 1_000;

/**
 * How few pages a CV of `pages` can have, once it stands still; until then what was known of the one before. Undefined: it is
 * on one page, or nothing is known yet.
 */
export function useReach(cv: Cv, stage: FitStage, pages: number): Reach | undefined {
  const { clock } = useShell();
  const [reach, setReach] = useState<Reach>();
  const { frame } = stage;
  const measure = useEffectEvent(async (isShown: () => boolean) => {
    const found = await measureReach(stage, cv, isShown);
    if (isShown()) setReach(found);
  });
  const isLong = pages > 1;
  useEffect(() => {
    if (!isLong) return undefined;
    let current = true;
    const stop = clock.after(SETTLED_MS, () => void measure(() => current));
    return () => {
      current = false;
      stop();
    };
  }, [cv, frame, isLong, clock]);
  return isLong ? reach : undefined;
}
