import type { Cv } from '@sastre/shared-contracts/api';
import { useState } from 'react';
import type { LayoutChange } from '../panel/layout.rules.ts';
import { unfold } from '../panel/sections/folded-bullets.rules.ts';
import { fitChange, standing, stillFolded, undoSteps } from './fit-change.rules.ts';
import { measureFit, type Fitted, type FitStage } from './fit.effects.ts';
import type { TakenStep } from '@sastre/shared-cv-document';

/** What fitting came to: done, or what it would need beyond the type. */
interface Outcome extends Fitted {
  /** The CV as it was. */
  before: Cv;
  done: boolean;
}

/** Fits the shown CV, and takes it back. */
export function useFit(cv: Cv, stage: FitStage, onChange: (change: LayoutChange) => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const done = outcome?.done === true ? outcome : undefined;
  // Another layout would need something else.
  const refused = outcome?.done === false && outcome.before === cv ? outcome : undefined;
  const steps = done ? standing(cv, done.steps) : [];
  const folded = stillFolded(cv, done?.folded ?? []);

  async function fit(target: number) {
    setBusy(true);
    try {
      const found = await measureFit(stage, cv, target);
      const fits = found.folded?.length === 0;
      setOutcome({ ...found, before: cv, done: fits });
      if (fits) onChange({ ...fitChange(cv, found.steps, []), fittedTo: target });
    } finally {
      setBusy(false);
    }
  }
  function leaveOut() {
    if (refused?.folded === undefined) return;
    onChange({ ...fitChange(cv, refused.steps, refused.folded), fittedTo: refused.target });
    setOutcome({ ...refused, done: true });
  }
  function undo(taken: readonly TakenStep[], bullets: readonly string[] = []) {
    if (done === undefined) return;
    const pdfOptions = undoSteps(done.before, taken);
    onChange({ pdfOptions, ...(bullets.length > 0 && unfold(cv, bullets)) });
  }
  return {
    busy,
    fitted:
      done && steps.length + folded.length > 0 ? { target: done.target, steps, folded } : undefined,
    refused,
    fit,
    leaveOut,
    undo,
    close: () => setOutcome(undefined),
  };
}
