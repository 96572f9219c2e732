import type { CvContent, TailoringRequest } from '@sastre/shared-contracts/api';
import type { ModelServer as ModelSettings } from '@sastre/base/config';
import { createOpenAiEngine } from '../openai/openai-engine.ts';
import type { ModelUsage, TailoringEngine } from '../task/engine.ts';
import type { TailoredResult } from '../make-copy/tailor.ts';
import { startModelServer, type ModelServer } from './model-server/model-server.ts';
import type { Persona } from './model-server/personas.ts';
import { tailorWith } from './tailor-with.ts';
import { virtualTiming, type VirtualTiming } from './virtual-timing.ts';

/** An engine on a model server of its own, in virtual time. */
export interface OpenAiHarness {
  server: ModelServer;
  engine: TailoringEngine;
  timing: VirtualTiming;
}

/** What a test configures; the server's address comes by itself. */
export const modelSettings = (
  baseUrl: string,
  changes: Partial<ModelSettings> = {},
): ModelSettings => ({
  baseUrl,
  model: 'scripted-1',
  apiKey: undefined,
  jsonSchema: true,
  callMs: 60_000,
  jobMs: 300_000,
  prices: undefined,
  ...changes,
});

/** Opens an engine on a server that behaves as `persona`. */
export async function openOpenAiHarness(
  persona: Persona,
  { seed = 1, key, ...changes }: Partial<ModelSettings> & { seed?: number; key?: string } = {},
): Promise<OpenAiHarness> {
  const server = await startModelServer({ persona, seed, ...(key === undefined ? {} : { key }) });
  const timing = virtualTiming();
  const engine = createOpenAiEngine(modelSettings(server.url, changes), { timing });
  return { server, engine, timing };
}

/** Runs one job on a harness, with all but a translation unless `changes` say otherwise; `spent` collects what the model took. */
export async function runOn(
  { engine }: OpenAiHarness,
  main: CvContent,
  posting: Pick<TailoringRequest, 'companyName' | 'jobDescription'>,
  changes: Partial<TailoringRequest> = {},
  { signal = new AbortController().signal, spent = [] as ModelUsage[] } = {},
): Promise<TailoredResult> {
  return tailorWith(main, posting, changes, engine, {
    signal,
    onSpent: (usage) => void spent.push(usage),
  });
}
