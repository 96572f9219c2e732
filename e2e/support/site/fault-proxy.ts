import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What may become of an answer on its way. */
export type Fault = 'missing' | 'broken' | 'html' | 'abort' | 'hang' | 'changed' | 'trickle';

/** Stands before a site, as a proxy or a line does, and spoils the answers that it is told to. The browser knows no other address. */
export interface FaultProxy {
  url: string;
  /** Where the site listens. */
  target: string;
  /** Spoils what `hits`, until it is healed. */
  spoil: (fault: Fault, hits: (path: string) => boolean) => void;
  heal: () => void;
  /** Paths that were asked for, with their query. */
  asked: string[];
  stop: () => Promise<void>;
}

/** A large file comes in so many slices, so far apart: longer in all than nothing may come. */
const TRICKLE = { everyMs: 900, slices: 10, fromBytes: 20_000 };

export async function startFaultProxy(): Promise<FaultProxy> {
  let spoiled: { fault: Fault; hits: (path: string) => boolean } | undefined;
  const http = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    proxy.asked.push(path);
    const fault = spoiled?.hits(path.split('?')[0] ?? '') ? spoiled.fault : undefined;
    void serve(asked, answer, { target: proxy.target, fault }).catch(() => answer.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const proxy: FaultProxy = {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    target: '',
    spoil: (fault, hits) => {
      spoiled = { fault, hits };
    },
    heal: () => {
      spoiled = undefined;
    },
    asked: [],
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return proxy;
}

async function serve(
  asked: IncomingMessage,
  answer: ServerResponse,
  { target, fault }: { target: string; fault: Fault | undefined },
): Promise<void> {
  if (fault === 'abort') return void asked.socket.destroy();
  if (fault === 'hang') return;
  const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (fault === 'missing') return void answer.writeHead(404, plain).end();
  if (fault === 'broken') return void answer.writeHead(500, plain).end();
  if (fault === 'html') {
    const headers = { ...plain, 'content-type': 'text/html' };
    return void answer.writeHead(200, headers).end('<!doctype html><p>Sign in to the network');
  }
  const onward = request(new URL(asked.url ?? '/', target), {
    method: asked.method,
    // A spoiled body is that of a plain file.
    headers: { ...asked.headers, ...(fault && { 'accept-encoding': 'identity' }) },
  });
  asked.pipe(onward);
  const [given] = (await once(onward, 'response')) as [IncomingMessage];
  if (fault === undefined || given.statusCode !== 200) {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    return void given.pipe(answer);
  }
  const body = await buffer(given);
  if (fault === 'changed')
    return void answer
      .writeHead(200, plainLength(given, body, 1))
      .end(Buffer.concat([body, Buffer.from('\n')]));
  answer.writeHead(200, plainLength(given, body, 0));
  if (body.length < TRICKLE.fromBytes) return void answer.end(body);
  await trickle(answer, body);
}

function plainLength({ headers }: IncomingMessage, body: Buffer, more: number) {
  return { ...headers, 'content-length': String(body.length + more) };
}

async function trickle(answer: ServerResponse, body: Buffer): Promise<void> {
  const size = Math.ceil(body.length / TRICKLE.slices);
  for (let at = 0; at < body.length && !answer.destroyed; at += size) {
    answer.write(body.subarray(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, TRICKLE.everyMs));
  }
  answer.end();
}
