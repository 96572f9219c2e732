import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  answerHeaders,
  isOfAddresses,
  requestHeaders,
  withOrigin,
  withOverridesAllowed,
  type Origins,
} from './rewrite.rules.ts';

/** A path that every shell has, and the document at it is that of all pages; what it means is told by the address bar alone. */
const KNOWN_PAGE = '/logout';
const WRITTEN = /^application\/(x-www-form-urlencoded|json)\b/;

/**
 * Passes a request on to the shell and its answer back, as if both were of one origin. Documents allow overrides; where the
 * shell knows no page at an address of `ownPages`, it is asked for another one's document.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  origins: Origins,
  ownPages: readonly string[],
): Promise<void> {
  const path = withOrigin(request.url ?? '/', origins.front, origins.shell);
  const ask = await asking(request, origins);
  let answer = await ask(path);
  if (answer.status === 404 && ownPages.includes(path.split('?')[0] ?? ''))
    answer = await ask(KNOWN_PAGE);
  response.statusCode = answer.status;
  for (const [name, values] of answerHeaders(answer.headers, origins))
    response.setHeader(name, values);
  if (answer.body === null) return void response.end();
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    const text = withOrigin(await answer.text(), origins.shell, origins.front);
    return void response.end(withOverridesAllowed(text));
  }
  if (WRITTEN.test(type) && isOfAddresses(path))
    return void response.end(withOrigin(await answer.text(), origins.shell, origins.front));
  Readable.fromWeb(answer.body as ReadableStream)
    .on('error', () => response.destroy())
    .pipe(response);
}

async function asking(request: IncomingMessage, origins: Origins) {
  const { method = 'GET', headers } = request;
  const raw = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
  const isOurs = WRITTEN.test(headers['content-type'] ?? '') && isOfAddresses(request.url ?? '/');
  const body = raw && isOurs ? withOrigin(raw.toString('utf8'), origins.front, origins.shell) : raw;
  const init = { method, headers: requestHeaders(headers, origins), redirect: 'manual' } as const;
  return (path: string) =>
    fetch(new URL(path, origins.shell), body === undefined ? init : { ...init, body });
}
