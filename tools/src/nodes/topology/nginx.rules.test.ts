import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../workspace.ts';
import { localProxy } from './nginx.rules.ts';

const deployed = readFileSync(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8');
const place = { port: 1_080, serverPorts: [1_001, 1_002], folder: '/srv/nodes/nginx' };

test('the deployed proxy stands here at other addresses, and is the same else', () => {
  const here = localProxy(deployed, place);
  expect(here).toContain('server 127.0.0.1:1001 ');
  expect(here).toContain('server 127.0.0.1:1002 ');
  expect(here).toContain('listen 1080;');
  expect(here).not.toMatch(/ \/tmp\/|server-\d|8080/);
  const lines = (text: string) => text.split('\n');
  const changed = lines(here).filter((line, at) => line !== lines(deployed)[at]);
  expect(changed.filter((line) => !/listen|127\.0\.0\.1|\/srv\/nodes|Proto/.test(line))).toEqual(
    [],
  );
});

test('a configuration that has become another one is noticed', () => {
  expect(() => localProxy(deployed.replace('server-2:', 'api-2:'), place)).toThrow(
    'has no "server server-2:4000 "',
  );
});
