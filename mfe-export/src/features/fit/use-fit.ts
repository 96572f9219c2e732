import type { Cv } from '@sastre/shared-contracts/api';
import { valuesOf } from '@sastre/shared-cv-document';
import { useState } from 'react';
import { optionsOf, type LayoutChange } from '../panel/layout.rules.ts';
import { unfold } from '../panel/sections/folded-bullets.rules.ts';
import {
  breakAgain,
  fitChange,
  isTypeAlone,
  standing,
  stillFolded,
  stillUnbroken,
  undoSteps,
} from './fit-change.rules.ts';
import type { Fitted, FitWay } from './fit-ways.rules.ts';
import { measureFit, type FitStage } from './fit.effects.ts';

/** What fitting came to: what was done, or what it would need beyond the type. */
interface Outcome extends Fitted {
  /** The CV as it was. */
  before: Cv;
  done: FitWay | undefined;
}

/** Fits the shown CV, and takes it back. */
export function useFit(cv: Cv, stage: FitStage, onChange: (change: LayoutChange) => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const done = outcome?.done;
  // Another layout would need something else.
  const refused = outcome && !done && outcome.before === cv ? outcome : undefined;
  const steps = done ? standing(cv, done.steps) : [];
  const folded = stillFolded(cv, done?.folded ?? []);
  const breaks = stillUnbroken(cv, done?.breaks ?? []);

  async function fit(target: number) {
    setBusy(true);
    try {
      const found = await measureFit(stage, cv, target);
      const [first] = found.ways;
      const way = first && isTypeAlone(first) ? first : undefined;
      setOutcome({ ...found, before: cv, done: way });
      if (way) onChange(changeOf(way, target));
    } finally {
      setBusy(false);
    }
  }
  function changeOf({ steps, ...way }: FitWay, target: number): LayoutChange {
    return { ...fitChange(cv, { ...way, type: valuesOf(steps) }), fittedTo: target };
  }
  function take(way: FitWay) {
    if (refused === undefined) return;
    onChange(changeOf(way, refused.target));
    setOutcome({ ...refused, done: way });
  }
  function undo(taken: Partial<FitWay>) {
    if (outcome === undefined) return;
    const pdfOptions = {
      ...undoSteps(outcome.before, taken.steps ?? []),
      ...breakAgain(optionsOf(cv), taken.breaks ?? []),
    };
    const bullets = taken.folded ?? [];
    onChange({ pdfOptions, ...(bullets.length > 0 && unfold(cv, bullets)) });
  }
  return {
    busy,
    fitted:
      outcome && steps.length + folded.length + breaks.length > 0
        ? { target: outcome.target, steps, folded, breaks }
        : undefined,
    refused,
    fit,
    take,
    undo,
    close: () => setOutcome(undefined),
  };
}
