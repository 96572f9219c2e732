import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { missingHere, satisfiesContract } from './contract.rules.ts';
import { readRemotes } from './remote-registry.ts';
import { createRevisionWatch } from './revision-watch.ts';

const entry = (name: string, ...paths: string[]) => ({
  name: `mfe_${name}`,
  namespace: name,
  build: '1.0.0-abc',
  entry: `/mfe/${name}/1.0.0-abc/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '^1.0.0',
  pages: paths.map((path) => ({ id: path.slice(1), path, auth: true })),
});

describe('the registry', () => {
  test('one bad entry loses its own paths, the others live', () => {
    const broken = { ...entry('billing', '/plans', '/invoices'), entry: 42 };
    const set = readRemotes([
      entry('account', '/my-account'),
      broken,
      null,
      entry('export', '/export-pdf'),
    ]);
    expect(set.remotes.map(({ name }) => name)).toEqual(['mfe_account', 'mfe_export']);
    expect(set.routes.map(({ path }) => path)).toEqual(['/my-account', '/export-pdf']);
    expect(set.lost).toEqual(expect.arrayContaining(['/plans', '/invoices', '/cv-data']));
    expect(set.lost).not.toContain('/my-account');
    expect(set.issues).toHaveLength(2);
  });

  test('a path belongs to the first who claims it, and /logout to the shell', () => {
    const set = readRemotes([entry('a', '/plans', '/logout'), entry('b', '/plans', '/more')]);
    expect(set.routes.map(({ path, remote }) => [path, remote])).toEqual([
      ['/plans', 'mfe_a'],
      ['/more', 'mfe_b'],
    ]);
    expect(set.issues).toHaveLength(2);
  });

  test('pages may be nested, and none stands where the server answers', () => {
    const set = readRemotes([
      entry('a', '/reports', '/reports/2026'),
      entry('b', '/health', '/api/x'),
    ]);
    expect(set.routes.map(({ path }) => path)).toEqual(['/reports', '/reports/2026']);
    expect(set.issues).toHaveLength(2);
    const lost = readRemotes([{ ...entry('a', '/reports/2026'), entry: 42 }]).lost;
    expect(lost).toContain('/reports/2026');
  });

  test('nobody may take the shell’s texts or another one’s name', () => {
    const thief = { ...entry('thief', '/x'), namespace: 'shell' };
    expect(readRemotes([thief, entry('a'), entry('a')]).remotes).toHaveLength(1);
  });
});

test.each([
  ['1.0.0', '1.0.0', true],
  ['^1.0.0', '1.2.0', true],
  ['1.1.0', '1.0.0', false],
  ['1.0.1', '1.0.0', false],
  ['^2.0.0', '1.9.9', false],
  ['0.9.0', '1.0.0', false],
  ['any', '1.0.0', false],
])('a remote of contract %s in a shell of %s: %s', (remote, shell, fits) => {
  expect(satisfiesContract(remote, shell)).toBe(fits);
});

describe('the revision', () => {
  function setUp(answers: (number | Error)[]) {
    const clock = createFakeClock();
    let asked = 0;
    const watch = createRevisionWatch({
      revision: 7,
      clock,
      fetchRegistry: async () => {
        const answer = answers[asked];
        asked += 1;
        if (typeof answer !== 'number') throw answer ?? new Error('unexpected');
        return { revision: answer };
      },
    });
    return { clock, watch, asked: () => asked };
  }

  test('is asked for at most every 30 s, and not again once it differs', async () => {
    const { clock, watch, asked } = setUp([7, 8]);
    await watch.check();
    expect(asked()).toBe(0);
    await clock.advance(30_000);
    await Promise.all([watch.check(), watch.check()]);
    expect([asked(), watch.isStale()]).toEqual([1, false]);
    await clock.advance(30_000);
    await watch.check();
    expect([asked(), watch.isStale()]).toEqual([2, true]);
    await clock.advance(60_000);
    await watch.check();
    expect(asked()).toBe(2);
  });

  test('that cannot be read says nothing', async () => {
    const { clock, watch } = setUp([new Error('offline')]);
    await clock.advance(30_000);
    await watch.check();
    expect(watch.isStale()).toBe(false);
  });
});

test('a remote is told what it needs that is not given here', () => {
  const given = { contract: '1.1.0', ui: '1.3.0' };
  const missing = (contract: string, ui?: string) =>
    missingHere({ contract, ...(ui && { requires: { '@sastre/shared-ui': ui } }) }, given);
  expect(missing('^1.0.0')).toBeUndefined();
  expect(missing('^1.1.0', '1.3.0')).toBeUndefined();
  expect(missing('^1.2.0')).toBe('shell contract ^1.2.0, and this shell speaks 1.1.0');
  expect(missing('^1.1.0', '1.4.0')).toBe('shared-ui ^1.4.0, and this shell has 1.3.0');
});
