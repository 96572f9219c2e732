import type { ModelMessage } from 'ai';
import { withDeadline } from '@sastre/time';
import type { Question } from './chunks/chunk.ts';
import type { CallTokens } from './costs.rules.ts';
import { dataBlock, type DrawMark } from './data-block.rules.ts';
import type { SendOnce, Sent } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { instructionsOf, repairRequest } from './prompts/prompt.ts';
import { readAnswer } from './read-answer.rules.ts';
import { MOST_ATTEMPTS, waitBefore } from './retry.rules.ts';
import type { Timing } from './timing.ts';

/** What putting questions needs. */
export interface AskParts {
  send: SendOnce;
  timing: Timing;
  callMs: number;
  draw: DrawMark;
  /** Called after each call with what it took. */
  onCall: (tokens: CallTokens) => void;
}

const LONGEST_ECHO = 8_000;
const NOTHING: CallTokens = { tokensIn: 0, tokensOut: 0 };

/**
 * Puts a question, waiting out a busy server; once more when nothing came, and once more with what was wrong when the answer
 * is not as asked for. `until`: the time (of `timing`) when the job must be through.
 */
export async function askModel<T>(
  parts: AskParts,
  { prompt, language, data, check }: Question<T>,
  { until, signal }: { until: number; signal: AbortSignal },
): Promise<T> {
  const { block, mark } = dataBlock(data, parts.draw);
  const instructions = `${instructionsOf(prompt, language)}\n\nThe marks are [data ${mark}] and [end of data ${mark}].`;
  const messages: ModelMessage[] = [{ role: 'user', content: block }];
  const sent = { prompt, instructions, messages };
  const send = () => sendPatiently(parts, sent, until, signal);
  const first = (await send()) || (await send());
  if (first === '') throw new ModelError('empty');
  const read = judge(first, prompt.schema, check);
  if (read.complaint === undefined) return read.value;
  messages.push(
    { role: 'assistant', content: first.slice(0, LONGEST_ECHO) },
    { role: 'user', content: repairRequest(read.complaint) },
  );
  const second = judge(await send(), prompt.schema, check);
  if (second.complaint !== undefined) throw new ModelError('unusable');
  return second.value;
}

function judge<T>(
  text: string,
  schema: Question<T>['prompt']['schema'],
  check: Question<T>['check'],
): ReturnType<typeof readAnswer<T>> {
  const read = readAnswer(text, schema);
  if (read.complaint !== undefined) return read;
  const complaint = check?.(read.value);
  return complaint === undefined ? read : { complaint };
}

async function sendPatiently<T>(
  { send, timing, callMs, onCall }: AskParts,
  sent: Sent<T>,
  until: number,
  signal: AbortSignal,
): Promise<string> {
  const late = () => new ModelError('too-slow');
  for (let attempt = 1; ; attempt += 1) {
    const left = until - timing.now();
    if (left <= 0) throw late();
    let tokens = NOTHING;
    let received;
    try {
      const deadline = { ms: Math.min(callMs, left), late, signal, after: timing.after };
      received = await withDeadline(deadline, (both) => send(sent, both));
      if ('text' in received) tokens = received.tokens;
    } finally {
      onCall(tokens);
    }
    if ('text' in received) return received.text.trim();
    const { retry, status, retryAfter } = received;
    const wait = waitBefore(attempt, {
      random: timing.random(),
      wallClock: timing.wallClock(),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
    // Waiting past the deadline helps nobody.
    if (attempt === MOST_ATTEMPTS || timing.now() + wait >= until)
      throw new ModelError(retry, status);
    await timing.sleep(wait, signal);
  }
}
