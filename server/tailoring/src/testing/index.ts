export {
  DECIDER,
  all,
  answer,
  errorsOf,
  idAt,
  made,
  reviewOf,
  take,
} from '../review/testing/made-copy.ts';
export { writeReport } from '../report.rules.ts';
export { closedParts, inventions } from './inventions.ts';
export { answerWell } from './model-server/answer-well.ts';
export { startModelServer } from './model-server/model-server.ts';
export { PERSONAS, good } from './model-server/personas.ts';
export type { Persona } from './model-server/personas.ts';
export { modelSettings, openOpenAiHarness, runOn } from './openai-harness.ts';
export type { OpenAiHarness } from './openai-harness.ts';
export { createRulesEngine } from '../rules/rules-engine.ts';
export { tailorWith } from './tailor-with.ts';
