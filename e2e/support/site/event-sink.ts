import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as it arrives. */
export interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** A place on this machine that takes product events in, as a PostHog would. */
export interface EventSink {
  url: string;
  events: SentEvent[];
  /** Paths that were asked for. */
  paths: string[];
  /** Cookies that came along. */
  cookies: string[];
  stop: () => Promise<void>;
}

/** Starts a sink on a port of its own. */
export async function startEventSink(): Promise<EventSink> {
  const [events, paths, cookies]: [SentEvent[], string[], string[]] = [[], [], []];
  const server = createServer((request, response) => {
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      paths.push(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (request.headers.cookie !== undefined) cookies.push(request.headers.cookie);
      if (text !== '') events.push(...(JSON.parse(text) as { batch: SentEvent[] }).batch);
      response.writeHead(200, { ...allowed, 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    paths,
    cookies,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
