import { expect, test } from '@jest/globals';
import { createLog, type Log } from './create-log.ts';
import { lazyChild } from './lazy-child.ts';

test('a child is made at its first line, once, and writes as one that was made at once', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  let made = 0;
  const late = lazyChild(() => {
    made += 1;
    return log.child({ reqId: 'one' });
  });
  expect(made).toBe(0);
  for (const child of [late, log.child({ reqId: 'one' })]) {
    child.info({ a: 1 }, 'said %s', 'so');
    child.error({ err: new Error('bad') }, 'failed');
    for (const level of ['fatal', 'warn', 'debug', 'trace', 'silent'] as const) child[level]('x');
    child.child({ part: 'two' }).warn('inner');
  }
  expect(made).toBe(1);
  const plain = lines.map((line) => line.replace(/"(time|stack)":("(?:[^"\\]|\\.)*"|\d+)/g, ''));
  expect(plain).toHaveLength(14);
  expect(plain.slice(0, 7)).toEqual(plain.slice(7));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reqId: 'one', a: 1, msg: 'said so' });
});

test('its level is that of the child', () => {
  const child: Log = lazyChild(() => createLog('warn').child({}));
  expect(child.level).toBe('warn');
  child.level = 'error';
  expect(child.level).toBe('error');
});
