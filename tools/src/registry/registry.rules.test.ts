import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@sastre/shared-contracts/registry';
import {
  findEntry,
  namedBuilds,
  promote,
  rollback,
  type Candidate,
  type Change,
} from './registry.rules.ts';

const shell = { contract: '1.2.0', sharedUi: '1.0.0' };
const empty: Registry = { revision: 0, remotes: [] };

function candidate(build: string, changes: Partial<Candidate['manifest']> = {}): Candidate {
  const name = changes.name ?? 'mfe_export';
  const area = name.replace('mfe_', '');
  return {
    sharedUi: '^1.0.0',
    manifest: {
      name,
      team: 'export',
      namespace: area,
      version: build.split('-')[0] ?? '',
      build,
      contract: '^1.0.0',
      entry: `/mfe/${area}/${build}/remoteEntry.js`,
      integrity: `sha384-${build}`,
      pages: [{ id: 'export-pdf', path: '/export-pdf', auth: true }],
      ...changes,
    },
  };
}

function done(change: Change): Registry {
  if (!change.ok) throw new Error(change.reasons.join('\n'));
  return change.registry;
}

function live(registry: Registry, name = 'mfe_export') {
  const { entry } = findEntry(registry, name);
  return { active: entry?.active, previous: entry?.previous, canary: entry?.canary };
}

describe('promote', () => {
  test('makes a first build live and grows the revision', () => {
    const registry = done(promote(empty, candidate('1.0.0-aaaaaaaa'), shell));
    expect(registry.revision).toBe(1);
    expect(live(registry)).toEqual({ active: '1.0.0-aaaaaaaa', previous: null, canary: null });
  });

  test('remembers the build that was live before', () => {
    const first = done(promote(empty, candidate('1.0.0-aaaaaaaa'), shell));
    const second = done(promote(first, candidate('1.1.0-bbbbbbbb'), shell));
    expect(live(second)).toEqual({
      active: '1.1.0-bbbbbbbb',
      previous: '1.0.0-aaaaaaaa',
      canary: null,
    });
    expect(second.revision).toBe(2);
  });

  test('leaves the registry alone when the build is live already', () => {
    const first = done(promote(empty, candidate('1.0.0-aaaaaaaa'), shell));
    expect(done(promote(first, candidate('1.0.0-aaaaaaaa'), shell))).toBe(first);
  });

  test('starts a canary beside the live build and ends it by promoting for everybody', () => {
    const first = done(promote(empty, candidate('1.0.0-aaaaaaaa'), shell));
    const canary = done(promote(first, candidate('1.1.0-bbbbbbbb'), shell, 10));
    expect(live(canary)).toEqual({
      active: '1.0.0-aaaaaaaa',
      previous: null,
      canary: { build: '1.1.0-bbbbbbbb', percent: 10 },
    });
    expect(live(done(promote(canary, candidate('1.1.0-bbbbbbbb'), shell)))).toEqual({
      active: '1.1.0-bbbbbbbb',
      previous: '1.0.0-aaaaaaaa',
      canary: null,
    });
  });

  test('remembers five versions and never forgets a live one', () => {
    let registry = empty;
    for (let patch = 0; patch < 8; patch += 1) {
      registry = done(promote(registry, candidate(`1.0.${patch}-aaaaaaaa`), shell));
    }
    expect([...namedBuilds(registry)].sort()).toEqual(
      [3, 4, 5, 6, 7].map((n) => `1.0.${n}-aaaaaaaa`),
    );
  });

  test('keeps entries of others as they are, even broken ones', () => {
    const broken = { name: 'mfe_old', nonsense: true };
    const registry = done(
      promote({ revision: 4, remotes: [broken] }, candidate('1.0.0-aaaaaaaa'), shell),
    );
    expect(registry.remotes[0]).toBe(broken);
    expect(registry.revision).toBe(5);
  });

  test.each<[string, Candidate, number | undefined, string]>([
    [
      'a newer contract',
      candidate('1.0.0-a', { contract: '^2.0.0' }),
      undefined,
      'the live shell gives 1.2.0',
    ],
    [
      'a newer shared-ui',
      { ...candidate('1.0.0-a'), sharedUi: '^1.1.0' },
      undefined,
      'shared-ui ^1.1.0',
    ],
    [
      'a path of another remote',
      candidate('1.0.0-a', { name: 'mfe_other' }),
      undefined,
      '/export-pdf belongs to mfe_export',
    ],
    [
      'a path of the shell',
      candidate('1.0.0-a', { pages: [{ id: 'x', path: '/logout', auth: true }] }),
      undefined,
      '/logout belongs to the shell',
    ],
    [
      'a namespace of another remote',
      candidate('1.0.0-a', { name: 'mfe_other', namespace: 'export' }),
      undefined,
      'namespace export',
    ],
    [
      'a name that begins like another',
      candidate('1.0.0-a', { name: 'mfe_export_two' }),
      undefined,
      'begin with another',
    ],
    [
      'a canary of nobody',
      candidate('1.0.0-a', { name: 'mfe_new', pages: [] }),
      10,
      'no live build',
    ],
    ['a canary for all', candidate('1.1.0-b'), 100, '1 to 99 percent'],
    ['a canary of the live build', candidate('1.0.0-live'), 10, 'live for everybody already'],
    [
      'a canary without a live page',
      candidate('1.1.0-b', { pages: [] }),
      10,
      'lacks the live page /export-pdf',
    ],
  ])('refuses %s', (_name, asked, canary, reason) => {
    const registry = done(promote(empty, candidate('1.0.0-live'), shell));
    const change = promote(registry, asked, shell, canary);
    expect(change.ok ? [] : change.reasons.join('\n')).toContain(reason);
  });
});

describe('rollback', () => {
  const first = done(promote(empty, candidate('1.0.0-aaaaaaaa'), shell));
  const second = done(promote(first, candidate('1.1.0-bbbbbbbb'), shell));

  test('returns to the previous build, and can be taken back itself', () => {
    const back = done(rollback(second, 'mfe_export', candidate('1.0.0-aaaaaaaa'), shell));
    expect(live(back)).toEqual({
      active: '1.0.0-aaaaaaaa',
      previous: '1.1.0-bbbbbbbb',
      canary: null,
    });
    expect(back.revision).toBe(3);
  });

  test('ends a canary first and leaves the live build alone', () => {
    const canary = done(promote(second, candidate('1.2.0-cccccccc'), shell, 5));
    const back = done(rollback(canary, 'mfe_export', undefined, shell));
    expect(live(back)).toEqual({
      active: '1.1.0-bbbbbbbb',
      previous: '1.0.0-aaaaaaaa',
      canary: null,
    });
  });

  test('refuses without a previous build, without its files and for an unknown remote', () => {
    expect(rollback(first, 'mfe_export', undefined, shell)).toMatchObject({ ok: false });
    expect(rollback(second, 'mfe_export', undefined, shell)).toMatchObject({ ok: false });
    expect(rollback(second, 'mfe_nobody', undefined, shell)).toMatchObject({ ok: false });
  });

  test('refuses a previous build that the live shell no longer fits', () => {
    const change = rollback(second, 'mfe_export', candidate('1.0.0-aaaaaaaa'), {
      ...shell,
      contract: '2.0.0',
    });
    expect(change).toMatchObject({ ok: false });
  });
});
