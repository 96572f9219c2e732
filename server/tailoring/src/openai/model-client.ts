import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output, type ModelMessage } from 'ai';
import type { ModelServer } from '@sastre/base/config';
import { answeringFetch } from './answering-fetch.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { CallTokens } from './costs.rules.ts';
import { ModelError } from './model-error.ts';
import type { Prompt } from './prompts/prompt.ts';
import { isWorthRetrying } from './retry.rules.ts';

/** What is sent to the model. */
export interface Sent<T> {
  prompt: Prompt<T>;
  instructions: string;
  messages: ModelMessage[];
}

/** What came back: a text, or an answer of the server that is worth another attempt. */
export type Received =
  | { text: string; tokens: CallTokens }
  | { retry: 'unreachable' | 'busy' | 'failing'; status?: number; retryAfter?: string };

const EMPTY: Received = { text: '', tokens: { tokensIn: 0, tokensOut: 0 } };

/** Sends one request; throws a `ModelError` for what no further attempt betters. */
export type SendOnce = <T>(sent: Sent<T>, signal: AbortSignal) => Promise<Received>;

/** A client of an OpenAI-compatible server. It neither retries nor logs: the SDK's errors hold the request, so none leaves this file. */
export function createModelClient(config: ModelServer, fetch: typeof globalThis.fetch): SendOnce {
  // It warns on the console when no JSON schema is sent; that is a setting here.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'model-server',
    baseURL: config.baseUrl,
    ...(config.apiKey === undefined ? {} : { apiKey: config.apiKey }),
    supportsStructuredOutputs: config.jsonSchema,
    fetch: answeringFetch(boundedFetch(fetch)),
  });
  const model = provider(config.model);
  return async ({ prompt, instructions, messages }, abortSignal) => {
    const output = Output.object({ schema: prompt.schema, name: prompt.name });
    try {
      const call = { model, instructions, messages, output, abortSignal, maxRetries: 0 };
      const { text, usage } = await generateText(call);
      return { text, tokens: tokensOf(usage) };
    } catch (error) {
      abortSignal.throwIfAborted();
      if (NoObjectGeneratedError.isInstance(error))
        return { text: error.text ?? '', tokens: tokensOf(error.usage) };
      return whatIsWorthIt(error);
    }
  };
}

function tokensOf(
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
): CallTokens {
  return { tokensIn: usage?.inputTokens ?? 0, tokensOut: usage?.outputTokens ?? 0 };
}

function whatIsWorthIt(error: unknown): Received {
  if (error instanceof ModelError) {
    if (error.failure === 'empty') return EMPTY;
    throw error;
  }
  if (!APICallError.isInstance(error) || error.statusCode === undefined)
    return { retry: 'unreachable' };
  const { statusCode: status, responseHeaders } = error;
  // An answer of 200 that is no answer of this protocol, such as one that was cut.
  if (status < 300) return EMPTY;
  if (!isWorthRetrying(status)) throw new ModelError('refused', status);
  const retryAfter = responseHeaders?.['retry-after'];
  const retry = status === 429 ? 'busy' : 'failing';
  return { retry, status, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
