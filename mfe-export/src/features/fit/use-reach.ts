import type { Cv } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { optionsOf } from '../panel/layout.rules.ts';
import type { Ending } from '../preview/last-page.ts';
import type { Reach } from './fit-ways.rules.ts';
import { measureReach, type FitStage } from './fit.effects.ts';

/** A layout that nobody changed for so long is tried: while somebody types or drags, nothing is. */
const SETTLED_MS = 1_000;
/** The first one, before anybody looks for what stands below. */
const SHOWN_MS = 100;

/**
 * How few pages a CV can have, once it stands still; until then what was known of the one before. What leaves its end where
 * it was, as a word in a line or a colour, is not measured. Undefined: it is on one page, or nothing is known yet.
 */
export function useReach(cv: Cv, stage: FitStage, ending: Ending): Reach | undefined {
  const { clock } = useShell();
  const [reach, setReach] = useState<Reach>();
  const { frame } = stage;
  const { template, pageBreakBefore } = optionsOf(cv);
  const layout = JSON.stringify([ending, template, pageBreakBefore, cv.tailored?.foldedBullets]);
  const latest = useRef(cv);
  useEffect(() => {
    latest.current = cv;
  }, [cv]);
  const measure = useEffectEvent(async (isCurrent: () => boolean) => {
    // The frame is left showing what was measured.
    const found = await measureReach(stage, cv, () => isCurrent() && latest.current === cv);
    if (found !== undefined && isCurrent()) setReach(found);
  });
  const isLong = ending.pages > 1;
  const patience = useEffectEvent(() => (reach === undefined ? SHOWN_MS : SETTLED_MS));
  useEffect(() => {
    if (!isLong) return undefined;
    let current = true;
    const stop = clock.after(patience(), () => void measure(() => current));
    return () => {
      current = false;
      stop();
    };
  }, [layout, frame, isLong, clock]);
  return isLong ? reach : undefined;
}
