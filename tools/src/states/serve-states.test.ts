import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statesDocument } from './document.ts';
import { serveStates, type StatesServer } from './serve-states.ts';

let parent = '';
let server: StatesServer;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'states-'));
  const folder = join(parent, 'states');
  await mkdir(folder);
  await writeFile(join(parent, 'secret.html'), 'secret');
  await writeFile(join(folder, 'index.html'), 'page');
  await writeFile(join(folder, 'states.css'), 'a{}');
  server = await serveStates(folder, 0);
});
afterEach(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

test('the page and its files are served with their types, nothing beside them', async () => {
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('')).toEqual([200, 'text/html; charset=utf-8', 'page']);
  expect(await get('?theme=dark')).toEqual([200, 'text/html; charset=utf-8', 'page']);
  expect(await get('states.css')).toEqual([200, 'text/css; charset=utf-8', 'a{}']);
  expect(await get('..%2fsecret.html')).toEqual([404, null, '']);
  expect(await get('gone.js')).toEqual([404, null, '']);
});

test('an open page is told of a new build', async () => {
  const response = await fetch(`${server.url}changes`);
  const reader = response.body?.getReader();
  server.changed();
  const part = await reader?.read();
  expect(new TextDecoder().decode(part?.value)).toBe('data: built\n\n');
  await reader?.cancel();
});

test('the document carries the files of the build, and reloads itself only while it is edited', () => {
  const files = ['states.1.css', 'states.2.js', 'font.woff2'];
  const built = statesDocument(files, false);
  expect(built).toContain('<link rel="stylesheet" href="states.1.css">');
  expect(built).toContain('<script src="states.2.js"></script>');
  expect([built.includes('font'), built.includes('EventSource')]).toEqual([false, false]);
  expect(statesDocument(files, true)).toContain('EventSource');
});
