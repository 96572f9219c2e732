import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** An OpenAI-compatible server and the model on it. */
export interface ModelServer {
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
  /** Absent: the server asks for none. */
  apiKey: string | undefined;
  /** True: answers are asked for by JSON schema. */
  jsonSchema: boolean;
  /** Milliseconds that one answer, and all answers of one job, may take. */
  callMs: number;
  jobMs: number;
  /** Of a million tokens, in millionths of the currency. */
  prices: { in: number; out: number } | undefined;
}

/** The rules engine needs none of them. */
export const MODEL_GROUP: SettingGroup = {
  name: 'AI',
  needed: ['AI_BASE_URL', 'AI_MODEL'],
  together: ['AI_PRICE_IN', 'AI_PRICE_OUT'],
};

/** The model server, or undefined when none is configured. */
export function readModelServer(values: SettingValues): ModelServer | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_PRICE_IN: sent, AI_PRICE_OUT: got } = values;
  if (!baseUrl || !model) return undefined;
  return {
    baseUrl,
    model,
    apiKey: values.AI_API_KEY,
    jsonSchema: values.AI_JSON_SCHEMA,
    callMs: values.AI_CALL_SECONDS * 1000,
    jobMs: values.AI_JOB_SECONDS * 1000,
    prices: sent === undefined || got === undefined ? undefined : { in: sent, out: got },
  };
}
