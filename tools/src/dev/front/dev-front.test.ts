import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDevFront, type DevFront } from './dev-front.ts';

let parent = '';
let shell: Server;
let front: DevFront;
let asked: string[] = [];
const boot = (origin: string) =>
  `<script type="application/json" id="boot">{"identity":"${origin}/idp","overrides":false}</script>`;

beforeEach(async () => {
  asked = [];
  parent = await mkdtemp(join(tmpdir(), 'front-'));
  const build = join(parent, 'build');
  await mkdir(build);
  await writeFile(join(parent, 'secret.json'), 'secret');
  await writeFile(join(build, 'remoteEntry.js'), 'entry');
  shell = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push([request.method, request.url, request.headers.origin, body].join(' ').trim());
      const { url = '/' } = request;
      if (url.startsWith('/unknown')) return response.writeHead(404).end('none');
      if (url.startsWith('/api'))
        return response.writeHead(200, { 'content-type': 'application/json' }).end(origin());
      return response.writeHead(200, { 'content-type': 'text/html' }).end(boot(origin()));
    });
  }).listen(0, 'localhost');
  await once(shell, 'listening');
  front = await openDevFront({
    port: 0,
    shell: origin(),
    file: (name) => readFile(join(build, name)),
    pages: () => ['/unknown-yet'],
    harness: (request, response) => void response.end(`harness of ${request.url}`),
  });
});
afterEach(async () => {
  await front.close();
  shell.close();
  shell.closeAllConnections();
  await rm(parent, { recursive: true });
});
const origin = () => `http://localhost:${(shell.address() as AddressInfo).port}`;
const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(front.origin + path, init);
  return [response.status, await response.text()];
};

test('the build is there for pages of any origin, and nothing beside it', async () => {
  const response = await fetch(`${front.origin}/-/build/remoteEntry.js`);
  expect(await response.text()).toBe('entry');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  for (const path of ['gone.js', '..%2fsecret.json', 'remoteEntry'])
    expect((await get(`/-/build/${path}`))[0]).toBe(404);
  expect(await get('/-/harness/')).toEqual([200, 'harness of /-/harness/']);
  expect(asked).toEqual([]);
});

test('the rest is the shell’s, whose documents allow overrides here', async () => {
  expect(await get('/plans')).toEqual([
    200,
    boot(front.origin).replace('"overrides":false', '"overrides":true'),
  ]);
  expect(asked).toEqual(['GET /plans']);
});

test('a page that the shell does not know yet gets another one’s document, any other address none', async () => {
  expect((await get('/unknown-yet?x=1'))[0]).toBe(200);
  expect((await get('/unknown'))[0]).toBe(404);
  expect(asked).toEqual(['GET /unknown-yet?x=1', 'GET /logout', 'GET /unknown']);
});

test('signing in and paying speak of the other origin on each side; what people wrote stays as it is', async () => {
  const headers = { origin: front.origin };
  const body = new URLSearchParams({ redirect_uri: `${front.origin}/` });
  await get('/idp/token', { method: 'POST', headers, body });
  const json = { ...headers, 'content-type': 'application/json' };
  const paid = await get('/api/user/me/saas/portal', {
    method: 'POST',
    headers: json,
    body: `"${front.origin}/plans"`,
  });
  expect(paid).toEqual([200, front.origin]);
  expect(await get('/api/cv', { method: 'PUT', headers, body: front.origin })).toEqual([
    200,
    origin(),
  ]);
  expect(asked).toEqual([
    `POST /idp/token ${origin()} redirect_uri=${encodeURIComponent(`${origin()}/`)}`,
    `POST /api/user/me/saas/portal ${origin()} "${origin()}/plans"`,
    `PUT /api/cv ${origin()} ${front.origin}`,
  ]);
});

test('an open page is told of a new build', async () => {
  const reader = (await fetch(`${front.origin}/-/build/changes`)).body?.getReader();
  front.changed();
  const part = await reader?.read();
  expect(new TextDecoder().decode(part?.value)).toBe('data: built\n\n');
  await reader?.cancel();
});

test('a shell that does not answer is named', async () => {
  const gone = origin();
  shell.close();
  shell.closeAllConnections();
  expect(await get('/plans')).toEqual([502, `${gone} does not answer.\n`]);
});
