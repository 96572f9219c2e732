import {
  costsOperation,
  type TailoringRequest,
  type TailoringStage,
} from '@sastre/shared-contracts/api';

/** The stages that a job visits, in order. */
export function stagesOf(request: TailoringRequest): TailoringStage[] {
  const visited: [TailoringStage, boolean][] = [
    ['reading', true],
    ['matching', costsOperation(request)],
    ['rewriting', request.useAiTailoring],
    ['letter', request.includeCoverLetter],
    ['translating', Boolean(request.translateTo)],
    ['saving', true],
  ];
  return visited.filter(([, isVisited]) => isVisited).map(([stage]) => stage);
}

/** Progress (1–99) shown when a stage begins. */
export function progressAt(stages: readonly TailoringStage[], stage: TailoringStage): number {
  return 5 + Math.floor((90 * stages.indexOf(stage)) / stages.length);
}
