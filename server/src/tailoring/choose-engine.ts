import type { TailoringRequest } from '@sastre/shared-contracts/api';
import type { ModelServer } from '../config/index.ts';
import type { TailoringEngine } from './engine.ts';
import { createOpenAiEngine } from './openai/openai-engine.ts';
import { createRulesEngine } from './rules/rules-engine.ts';

const rules = createRulesEngine();

/** The engine that the configuration asks for: a model where a server of one is named, else the offline rules. */
export function chooseEngine(modelServer: ModelServer | undefined): TailoringEngine {
  return modelServer === undefined ? createRulesEngine() : createOpenAiEngine(modelServer);
}

/** The engine of one job: a request may ask for the built-in one. */
export function engineFor(
  { engine }: Pick<TailoringRequest, 'engine'>,
  configured: TailoringEngine,
): TailoringEngine {
  return engine === 'rules' ? rules : configured;
}
