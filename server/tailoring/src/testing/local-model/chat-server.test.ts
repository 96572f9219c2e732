import { afterEach, expect, test } from '@jest/globals';
import { createOpenAiEngine } from '../../openai/openai-engine.ts';
import { people } from '@sastre/reading/testing';
import { modelSettings } from '../openai-harness.ts';
import { tailorWith } from '../tailor-with.ts';
import { startChatServer, type ChatServer, type Complete } from './chat-server.ts';

let server: ChatServer;
afterEach(async () => server.stop());

const reply = { text: '{"order":["SQL"]}', tokensIn: 40, tokensOut: 6, isCut: false };
const question = { model: 'm', messages: [{ role: 'user', content: 'Order these.' }] };
const post = async (
  body: unknown,
  { path = '/chat/completions', signal = undefined as AbortSignal | undefined } = {},
) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });

test('answers with what the model says and what that took, and hands it messages and schema', async () => {
  const calls: unknown[] = [];
  server = await startChatServer(async (call) => {
    calls.push(call);
    return { ...reply, isCut: calls.length === 2 };
  });
  const schema = { type: 'object' };
  const response_format = { type: 'json_schema', json_schema: { name: 'skills', schema } };
  const answer: unknown = await (await post({ ...question, response_format })).json();
  expect(answer).toMatchObject({
    object: 'chat.completion',
    model: 'm',
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: reply.text } }],
    usage: { prompt_tokens: 40, completion_tokens: 6, total_tokens: 46 },
  });
  const cut: unknown = await (await post(question)).json();
  expect(cut).toMatchObject({ choices: [{ finish_reason: 'length' }] });
  const { messages } = question;
  expect(calls).toEqual([
    { messages, schema },
    { messages, schema: undefined },
  ]);
  expect(server.answers).toMatchObject([{ ...reply, kind: 'skills' }, { kind: '' }]);
});

test('refuses what is no chat request, what is too long and what the model fails at, each in the words of the protocol', async () => {
  const replies: ReturnType<Complete>[] = [
    Promise.resolve('too-long'),
    Promise.reject(new Error('out of memory')),
    Promise.resolve(reply),
  ];
  server = await startChatServer(async () => (await replies.shift()) ?? reply);
  const statusOf = async (sent: Promise<Response>) => {
    const response = await sent;
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
    return response.status;
  };
  expect(await statusOf(post('{'))).toBe(400);
  expect(await statusOf(post({ model: 'm', messages: [{ role: 'user' }] }))).toBe(400);
  expect(await statusOf(post(question, { path: '/completions' }))).toBe(404);
  expect(await statusOf(post(question))).toBe(400);
  expect(server.tooLong()).toBe(1);
  expect(await statusOf(post(question))).toBe(500);
  expect((await post(question)).status).toBe(200);
  expect(server.answers).toHaveLength(1);
});

test('asks the model one question at a time, and tells it when nobody waits any more', async () => {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<AbortSignal>();
  let atOnce = 0;
  let most = 0;
  let asked = 0;
  server = await startChatServer(async (_call, signal) => {
    asked += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    begun.resolve(signal);
    await first.promise;
    atOnce -= 1;
    return reply;
  });
  const leaving = new AbortController();
  const left = post(question, { signal: leaving.signal }).catch(() => 'left');
  const signal = await begun.promise;
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const others = [post(question), post(question)];
  leaving.abort();
  await aborted;
  first.resolve();
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect([await left, statuses, most, asked]).toEqual(['left', [200, 200], 1, 3]);
});

test('the engine of the product takes its answers', async () => {
  server = await startChatServer(async ({ schema }) => ({
    ...reply,
    text: JSON.stringify(schema).includes('"order"') ? '{"order":["SQL"]}' : '{"paragraphs":[]}',
  }));
  const engine = createOpenAiEngine(modelSettings(server.url));
  const posting = { companyName: 'Zorblatt', jobDescription: 'Analyst wanted. You must know SQL.' };
  const { report } = await tailorWith(people.analystCv, posting, {}, engine);
  expect(report.engine).toBe('openai-compatible');
  const kinds = new Set(server.answers.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['entry', 'letter', 'skills', 'summary']);
});
