import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import { foundByJest, foundByPlaywright, promisesTable, readPromises } from './promises.rules.ts';

const row = (table: string, id: string) =>
  table
    .split('\n')
    .find((line) => line.startsWith(`${id} `))
    ?.split(/ {2,}/);
const saves = 'server/api/src/save-kills.test.ts';
const saved = { id: 'R1', says: 'What is saved is stored.', tests: ['save-kills.test.ts'] };

const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
const promises = readPromises(specification);

test('the specification names the promises and who holds them', () => {
  expect(promises.map(({ id }) => id)).toEqual(
    Array.from({ length: promises.length }, (_, at) => `R${at + 1}`),
  );
  expect(promises.length).toBeGreaterThanOrEqual(19);
  expect(promises[0]?.tests).toContain('save-kills.test.ts');
});

test('what was not run says so, on one node and on two', () => {
  const table = promisesTable(promises, [], undefined);
  const last = table
    .split('\n')
    .slice(1)
    .map((line) => line.match(/not run/g)?.length);
  expect(new Set(last)).toEqual(new Set([2]));
});

test('a promise holds with its count, and is broken by one test or one verdict', () => {
  const found = [{ file: saves, title: '100 kills in the middle of saves', ok: true }];
  const good = { says: 'acknowledged saves that are lost', holds: true, found: '0 of 9' };
  expect(row(promisesTable([{ ...saved }], found, [good]), 'R1')).toEqual([
    'R1',
    'What is saved is stored.',
    '100 kills, 1 test',
    'holds',
    'holds (0 of 9)',
  ]);
  const failing = [...found, { file: saves, title: 'x', ok: false }];
  const bad = { ...good, holds: false, found: '1 of 9' };
  const table = promisesTable(promises, failing, [bad]);
  expect(row(table, 'R1')?.slice(3)).toEqual([
    'BROKEN (1)',
    'BROKEN (acknowledged saves that are lost: 1 of 9)',
  ]);
  expect(row(table, 'R16')?.at(-1)).toContain('BROKEN');
});

test('a test that was not run is named beside those that held', () => {
  const found = [{ file: saves, title: 'x', ok: true }];
  const both = { ...saved, tests: [...saved.tests, 'crash.spec.ts'] };
  expect(row(promisesTable([both], found, undefined), 'R1')?.slice(2)).toEqual([
    '1 test',
    'holds (not run: crash.spec.ts)',
    'not run',
  ]);
});

test('both reports are read, without what was skipped', () => {
  const jest = {
    testResults: [
      {
        name: `/srv/sastre/${saves}`,
        assertionResults: [
          { title: 'a', status: 'passed' },
          { title: 'b', status: 'failed' },
          { title: 'c', status: 'pending' },
        ],
      },
    ],
  };
  expect(foundByJest(jest, '/srv/sastre')).toEqual([
    { file: saves, title: 'a', ok: true },
    { file: saves, title: 'b', ok: false },
  ]);
  const spec = (title: string, status: string) => ({
    ...{ file: 'shell/faults.spec.ts', title, ok: true },
    tests: [{ status }],
  });
  const playwright = { suites: [{ suites: [{ specs: [spec('a', 'expected')] }] }] };
  expect(
    foundByPlaywright({ suites: [...playwright.suites, { specs: [spec('b', 'skipped')] }] }),
  ).toEqual([{ file: 'e2e/tests/shell/faults.spec.ts', title: 'a', ok: true }]);
});
