import type { TailoringRequest } from '@sastre/shared-contracts/api';
import type { ModelServer } from '@sastre/base/config';
import type { TailoringEngine } from '../task/engine.ts';
import { createRulesEngine } from '../rules/rules-engine.ts';

const rules = createRulesEngine();

/** The engine that the configuration asks for: a model where a server of one is named, else the offline rules. */
export async function chooseEngine(modelServer: ModelServer | undefined): Promise<TailoringEngine> {
  if (modelServer === undefined) return rules;
  // Its libraries are of no use to whoever has no model.
  const { createOpenAiEngine } = await import('../openai/openai-engine.ts');
  return createOpenAiEngine(modelServer);
}

/** The engine of one job: a request may ask for the built-in one. */
export function engineFor(
  { engine }: Pick<TailoringRequest, 'engine'>,
  configured: TailoringEngine,
): TailoringEngine {
  return engine === 'rules' ? rules : configured;
}
