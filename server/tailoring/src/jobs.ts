export { cleanName } from './task/clean-name.rules.ts';
export { whyFree } from './delivered.rules.ts';
export type {
  EngineAnswer,
  EngineTask,
  ModelUsage,
  Proposal,
  TailoringEngine,
} from './task/engine.ts';
export { ModelError } from './openai/model-error.ts';
export type { ModelFailure } from './openai/model-error.ts';
export { progressAt, stagesOf } from './stages.rules.ts';
export { startable, whyNotStarted } from './startable.rules.ts';
