import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFrom } from '@sastre/shared-testing';
import type { Persona, Reply } from './personas.ts';
import { readQuestion, type ChatRequest } from './question.ts';

/** A request as it came over the wire. */
export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: ChatRequest;
  /** Resolves when the connection of this call is closed; true: before it was answered. */
  closed: Promise<boolean>;
}

/** A server that speaks the protocol of `/v1/chat/completions` and answers as a persona would. */
export interface ModelServer {
  /** Base URL, as it is configured. */
  url: string;
  calls: readonly ReceivedCall[];
  /** Answers as another persona from now on. */
  become(persona: Persona): void;
  /** Resolves when so many calls have come. */
  reached(calls: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a model server on a free port. `key`: the only one that is let in; without one, none is asked for. */
export async function startModelServer({
  persona,
  key,
  seed = 1,
}: {
  persona: Persona;
  key?: string;
  seed?: number;
}): Promise<ModelServer> {
  let present = persona;
  const random = randomFrom(seed);
  const calls: ReceivedCall[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as ChatRequest;
    const closed = new Promise<boolean>((resolve) =>
      response.once('close', () => resolve(!response.writableFinished)),
    );
    const before = calls.length;
    calls.push({ path: request.url ?? '', headers: request.headers, body, closed });
    for (const wake of waiting) wake();
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return fail(response, 404, 'Not found');
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`)
      return fail(response, 401, 'Incorrect API key provided');
    const question = readQuestion(body);
    if (question === undefined) return fail(response, 400, 'No data between marks');
    const isRepair = body.messages.some(({ role }) => role === 'assistant');
    send(response, body, present(question, { before, isRepair, random }));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    become: (other) => (present = other),
    reached: async (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (calls.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await stopped;
    },
  };
}

function send(response: ServerResponse, request: ChatRequest, reply: Reply): void {
  if (reply === 'silence') return;
  if ('status' in reply) return fail(response, reply.status, 'As scripted', reply.headers);
  if ('flood' in reply) return flood(response, reply.flood);
  if ('body' in reply) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(reply.body);
  }
  const content = 'content' in reply ? reply.content : reply.cutBody;
  const whole = JSON.stringify(completion(request, content));
  if ('cutBody' in reply) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(whole.slice(0, whole.length / 2));
  }
  if (request.stream) return stream(response, request, content);
  response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
}

const head = (request: ChatRequest) => ({
  id: 'chatcmpl-scripted',
  created: 1_795_000_000,
  model: request.model,
});

function completion(request: ChatRequest, content: string) {
  return {
    ...head(request),
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: usageOf(request, content),
  };
}

function usageOf({ messages }: ChatRequest, content: string) {
  const tokens = (text: string) => Math.ceil(text.length / 4);
  const sent = tokens(messages.map((message) => message.content).join(''));
  const got = tokens(content);
  return { prompt_tokens: sent, completion_tokens: got, total_tokens: sent + got };
}

function stream(response: ServerResponse, request: ChatRequest, content: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const part = (delta: object, finish_reason: string | null) =>
    event({
      ...head(request),
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason }],
    });
  part({ role: 'assistant' }, null);
  for (const piece of content.match(/[^]{1,64}/gu) ?? []) part({ content: piece }, null);
  part({}, 'stop');
  event({ ...head(request), choices: [], usage: usageOf(request, content) });
  response.end('data: [DONE]\n\n');
}

/** An answer of so many bytes, without its length said first, for as long as it is read. */
function flood(response: ServerResponse, bytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"x","choices":[{"index":0,"message":{"role":"assistant","content":"');
  const piece = 'a'.repeat(50_000);
  let left = bytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end('"}}]}');
  };
  more();
}

function fail(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
