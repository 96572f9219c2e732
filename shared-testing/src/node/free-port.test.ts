/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('a port that can be listened on', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(server.address()).toMatchObject({ port });
  server.close();
});

test('no two processes are given the same before they listen on it', async () => {
  const PORTS = 300;
  const script = `
    const { freePort } = await import(${JSON.stringify(new URL('./free-port.ts', import.meta.url).href)});
    const ports = [];
    for (let count = 0; count < ${PORTS}; count += 1) ports.push(await freePort());
    process.stdout.write(JSON.stringify(ports));
    process.stdin.resume();`;
  const asking = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const given = await Promise.all(
    asking.map(async ({ stdout }) => {
      let text = '';
      for await (const chunk of stdout) if ((text += String(chunk)).endsWith(']')) break;
      return JSON.parse(text) as number[];
    }),
  );
  for (const { stdin } of asking) stdin.end();
  expect(new Set(given.flat()).size).toBe(asking.length * PORTS);
});
