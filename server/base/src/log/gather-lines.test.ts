import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ANSWERED, createLog, isAnswered } from './create-log.ts';
import { gatherLines } from './gather-lines.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A log whose lines of answers may wait, and what has been written at a time. */
function gathered() {
  const written: string[][] = [];
  const stream = gatherLines(
    {
      write(lines) {
        const said = lines.trimEnd().split('\n');
        written.push(said.map((line) => String((JSON.parse(line) as { id: unknown }).id)));
      },
    },
    isAnswered,
  );
  return { log: createLog('info', stream), flush: () => stream.flush(), written };
}

test('lines of answers are written together, and none waits longer than a moment', () => {
  const { log, written } = gathered();
  for (const id of [1, 2, 3]) log.info({ id }, ANSWERED);
  jest.advanceTimersByTime(49);
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written).toEqual([['1', '2', '3']]);
  log.info({ id: 4 }, ANSWERED);
  jest.advanceTimersByTime(50);
  expect(written).toEqual([['1', '2', '3'], ['4']]);
});

test('any other line is written at once, behind those before it', () => {
  const { log, written } = gathered();
  log.info({ id: 1 }, ANSWERED);
  log.info({ id: 2 }, 'security');
  log.info({ id: 3 }, ANSWERED);
  log.error({ id: 4 }, 'request failed');
  expect(written).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('many answers do not wait for the moment, and what waits at the end is written', () => {
  const { log, flush, written } = gathered();
  for (let id = 0; id < 200; id += 1) log.info({ id, route: '/'.repeat(100) }, ANSWERED);
  const early = written.flat().length;
  expect(early).toBeGreaterThan(100);
  flush();
  flush();
  expect(written.flat()).toEqual(Array.from({ length: 200 }, (_, id) => String(id)));
});
