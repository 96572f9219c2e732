import type { TailoringFailure, TailoringProgress } from '@sastre/shared-contracts/api';

const WORDS: Partial<Record<TailoringFailure, ModelFailure>> = {
  'model-unreachable': 'unreachable',
  'model-refused-key': 'refusedKey',
  'model-refused': 'refused',
  'model-busy': 'busy',
  'model-failing': 'failing',
  'model-too-slow': 'tooSlow',
  'model-unusable': 'unusable',
  'too-long': 'tooSlow',
};
type ModelFailure =
  | 'unreachable'
  | 'refusedKey'
  | 'refused'
  | 'busy'
  | 'failing'
  | 'tooSlow'
  | 'unusable'
  | 'other';

/** What the model of a failed job did, as the screen has words for it; undefined: no model ran, or it is not its fault. */
export function modelFailure(progress: TailoringProgress | undefined): ModelFailure | undefined {
  if (progress?.engine !== 'openai-compatible') return undefined;
  const { failedCode } = progress;
  if (failedCode === 'no-cv') return undefined;
  return (failedCode && WORDS[failedCode]) ?? 'other';
}
