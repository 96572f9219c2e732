import type { TailoringProgress, TailoringStage } from '@sastre/shared-contracts/api';
import type { TailorForm } from './actions.rules.ts';

/** A stage and where the job stands to it. */
export interface StageStep {
  stage: TailoringStage;
  state: 'done' | 'current' | 'ahead';
}

type Choices = Pick<TailorForm, 'includeCoverLetter' | 'translateTo'>;

/**
 * The stages of a job in order. `useAi` is not known of a job that was found again: then only stages that are certain, and
 * the one that it is in, are shown.
 */
export function stageSteps(
  choices: Choices,
  useAi: boolean | undefined,
  progress: Pick<TailoringProgress, 'stage'> | undefined,
): StageStep[] {
  const { includeCoverLetter, translateTo } = choices;
  const translates = translateTo !== '';
  const now = progress?.stage ?? undefined;
  const visits: [TailoringStage, boolean][] = [
    ['reading', true],
    ['matching', useAi === true || includeCoverLetter || translates],
    ['rewriting', useAi === true],
    ['letter', includeCoverLetter],
    ['translating', translates],
    ['saving', true],
  ];
  const stages = visits
    .filter(([stage, isVisited]) => isVisited || stage === now)
    .map(([stage]) => stage);
  const at = now === undefined ? -1 : stages.indexOf(now);
  return stages.map((stage, index) => ({
    stage,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
