import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatRequest } from '../model-server/question.ts';

/** What a model is asked. */
export interface ModelCall {
  messages: ChatRequest['messages'];
  /** JSON schema of the answer; undefined: any text. */
  schema: unknown;
}

/** What it answered; `cut`: there was no room for more. */
export interface ModelReply {
  text: string;
  tokensIn: number;
  tokensOut: number;
  isCut: boolean;
}

/** Answers a call, or `too-long` when it does not fit the model's context. */
export type Complete = (call: ModelCall, signal: AbortSignal) => Promise<ModelReply | 'too-long'>;

/** An answer as it went over the wire. */
export interface SentAnswer extends ModelReply {
  /** Name of the schema that was asked for; empty: none. */
  kind: string;
  ms: number;
}

/** A server that answers `/v1/chat/completions` with what a model says. */
export interface ChatServer {
  /** Base URL, as it is configured. */
  url: string;
  answers: readonly SentAnswer[];
  /** Calls that were refused as too long. */
  tooLong(): number;
  stop(): Promise<void>;
}

/** Starts a server on a free port; calls are answered one after the other. */
export async function startChatServer(complete: Complete): Promise<ChatServer> {
  const answers: SentAnswer[] = [];
  let tooLong = 0;
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) =>
      fail(response, 500, error instanceof Error ? error.message : 'failed'),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return fail(response, 404, 'Not found');
    const body = readRequest(await textOf(request));
    if (body === undefined) return fail(response, 400, 'No chat request');
    const { name = '', schema } = body.response_format?.json_schema ?? {};
    const turn = last.then(async () => {
      // Nobody waits for it any more.
      if (gone.signal.aborted) return undefined;
      const started = performance.now();
      const reply = await complete({ messages: body.messages, schema }, gone.signal);
      return { reply, ms: performance.now() - started };
    });
    last = turn.catch(() => undefined);
    const done = await turn;
    if (done === undefined) return;
    if (done.reply === 'too-long') {
      tooLong += 1;
      return fail(response, 400, 'The request is longer than the context of the model');
    }
    answers.push({ ...done.reply, kind: name, ms: done.ms });
    send(response, 200, completionOf(body.model, done.reply));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answers,
    tooLong: () => tooLong,
    async stop() {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await stopped;
    },
  };
}

function readRequest(text: string): ChatRequest | undefined {
  try {
    const body = JSON.parse(text) as Partial<ChatRequest> | null;
    const isChat =
      Array.isArray(body?.messages) &&
      body.messages.every(({ role, content }) => [role, content].every(isText));
    return isChat && isText(body.model) ? (body as ChatRequest) : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function completionOf(model: string, { text, tokensIn, tokensOut, isCut }: ModelReply) {
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        finish_reason: isCut ? 'length' : 'stop',
        message: { role: 'assistant', content: text },
      },
    ],
    usage: {
      prompt_tokens: tokensIn,
      completion_tokens: tokensOut,
      total_tokens: tokensIn + tokensOut,
    },
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { message, type: 'error', param: null, code: null } });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
