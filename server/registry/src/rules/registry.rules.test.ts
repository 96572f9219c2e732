import { describe, expect, test } from '@jest/globals';
import { resolveRegistry, type Registry } from '@sastre/shared-contracts/registry';
import { asked, candidate, done, live, shell } from './candidate.fixture.ts';
import { findEntry, namedBuilds } from './entries.rules.ts';
import type { Candidate } from './fit.rules.ts';
import { promote, rollback, rollbackTarget, setEnabled, startCanary } from './registry.rules.ts';

const empty: Registry = { revision: 0, remotes: [] };
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((x, n) => `1.${n}.0-${x.repeat(8)}`) as [
  string,
  string,
  string,
  string,
];
const author = { who: 'ana', why: 'blank page' };
const at = '2026-11-26T03:00:00.000Z';
const make = (registry: Registry, build: string, force = false) =>
  promote(registry, candidate(build), { ...asked, force });
const madeLive = (...builds: string[]) =>
  builds.reduce((registry, build) => done(make(registry, build)), empty);
const back = (registry: Registry, build?: string) =>
  rollback(registry, 'mfe_export', build === undefined ? undefined : candidate(build), {
    ...asked,
    author,
    at,
  });
const goBack = (registry: Registry) => {
  const { entry } = findEntry(registry, 'mfe_export');
  return done(back(registry, entry && rollbackTarget(entry)));
};
const reasonsOf = (change: ReturnType<typeof promote>) =>
  change.ok ? '' : change.reasons.join('\n');

describe('promote', () => {
  test('makes a first build live and grows the revision', () => {
    const registry = madeLive(A);
    expect(registry.revision).toBe(1);
    expect(live(registry)).toEqual({ active: A, before: [], canary: null });
  });

  test('remembers the builds that were live before, five at most', () => {
    expect(live(madeLive(A, B, C))).toEqual({ active: C, before: [A, B], canary: null });
    const many = Array.from({ length: 9 }, (_, n) => `1.0.${n}-aaaaaaaa`);
    const registry = madeLive(...many);
    expect(live(registry)?.before).toEqual(many.slice(3, 8));
    expect([...namedBuilds(registry)].sort()).toEqual(many.slice(3));
  });

  test('leaves the registry alone when the build is live already', () => {
    const first = madeLive(A);
    expect(done(make(first, A))).toBe(first);
  });

  test('keeps entries of others as they are, even broken ones', () => {
    const broken = { name: 'mfe_old', nonsense: true };
    const registry = done(make({ revision: 4, remotes: [broken] }, A));
    expect(registry.remotes[0]).toBe(broken);
    expect(registry.revision).toBe(5);
  });

  test('keeps what a newer command wrote into an entry', () => {
    const first = madeLive(A);
    const entry = first.remotes[0] as { versions: Record<string, object> };
    const newer = {
      ...entry,
      offers: ['x'],
      versions: { [A]: { ...entry.versions[A], size: 5 } },
    };
    const registry = done(make({ revision: 9, remotes: [newer] }, B));
    expect(registry.remotes).toMatchObject([{ offers: ['x'], versions: { [A]: { size: 5 } } }]);
  });

  test('reads the one way back of an older registry, and writes its own', () => {
    const { before: _before, ...entry } = madeLive(A, B).remotes[0] as Record<string, unknown>;
    const old = { revision: 2, remotes: [{ ...entry, previous: A }] };
    const registry = done(make(old, C));
    expect(live(registry)?.before).toEqual([A, B]);
    expect(registry.remotes[0]).not.toHaveProperty('previous');
    expect(live(goBack(old))).toMatchObject({ active: A });
  });

  test.each<[string, Candidate, string]>([
    ['a newer contract', candidate(B, { contract: '^2.0.0' }), 'the live shell gives 1.2.0'],
    ['a newer shared-ui', { ...candidate(B), sharedUi: '^1.1.0' }, 'shared-ui ^1.1.0'],
    ['another’s path', candidate(B, { name: 'mfe_other' }), '/export-pdf belongs to mfe_export'],
    [
      'a path below another’s',
      candidate(B, {
        name: 'mfe_other',
        pages: [{ id: 'x', path: '/export-pdf/2026', auth: true }],
      }),
      '/export-pdf belongs to mfe_export',
    ],
    ...['/logout', '/health', '/standin/x', '/plans-icons'].map(
      (path): [string, Candidate, string] => [
        `the path ${path}`,
        candidate(B, { pages: [{ id: 'x', path, auth: true }] }),
        `${path} belongs to the shell or the server`,
      ],
    ),
    [
      'what another offers',
      candidate(B, {
        name: 'mfe_other',
        namespace: 'other',
        pages: [],
        capabilities: ['cv-sheet'],
      }),
      'cv-sheet is offered by mfe_export already',
    ],
    [
      'another’s namespace',
      candidate(B, { name: 'mfe_other', namespace: 'export' }),
      'namespace export belongs to mfe_export',
    ],
    ['the shell’s namespace', candidate(B, { namespace: 'shell' }), 'belongs to the shell'],
    ['a name that begins like another', candidate(B, { name: 'mfe_export_two' }), 'begin with'],
    [
      'the override of a developer',
      candidate(B, { entry: 'http://localhost:5102/remoteEntry.js' }),
      'an override of a developer is no build',
    ],
    [
      'the entry of another build',
      candidate(B, { entry: `/mfe/export/${A}/remoteEntry.js` }),
      `not /mfe/export/${B}/remoteEntry.js`,
    ],
  ])('refuses %s', (_name, asks, reason) => {
    const offering = candidate(A, { capabilities: ['cv-sheet'] });
    const registry = done(promote(empty, offering, asked));
    expect(reasonsOf(promote(registry, asks, asked))).toContain(reason);
  });

  test('lets an area have nested pages', () => {
    const pages = [{ id: 'x', path: '/reports/2026', auth: true }];
    const asks = candidate(A, { name: 'mfe_reports', namespace: 'reports', pages });
    const registry = done(promote(madeLive(A), asks, asked));
    expect(resolveRegistry(registry, 'v1').remotes[1]?.pages[0]?.path).toBe('/reports/2026');
  });
});

describe('a canary', () => {
  const canary = (registry: Registry, build: string, percent: number) =>
    startCanary(registry, candidate(build), percent, asked);

  test('stands beside the live build, grows, and at 100 is live for everybody', () => {
    const ten = done(canary(madeLive(A), B, 10));
    expect(live(ten)).toEqual({ active: A, before: [], canary: { build: B, percent: 10 } });
    const fifty = done(canary(ten, B, 50));
    expect(live(fifty)?.canary).toEqual({ build: B, percent: 50 });
    expect(live(done(canary(fifty, B, 100)))).toEqual({ active: B, before: [A], canary: null });
  });

  test('may have pages and cards of its own', () => {
    const pages = [
      { id: 'export-pdf', path: '/export-pdf', auth: true },
      { id: 'more', path: '/export-pdf/more', auth: true },
    ];
    const all = done(startCanary(madeLive(A), candidate(B, { pages }), 99, asked));
    const counts = new Set(
      Array.from({ length: 100 }, (_, n) => `v${n}`).map(
        (visitor) => resolveRegistry(all, visitor).remotes[0]?.pages.length,
      ),
    );
    expect(counts).toContain(2);
    // And nobody else may claim them meanwhile.
    const thief = candidate(A, { name: 'mfe_more', namespace: 'more', pages: pages.slice(1) });
    expect(reasonsOf(promote(all, thief, asked))).toContain('belongs to mfe_export');
  });

  test('takes the place of another one and says so', () => {
    const change = canary(done(canary(madeLive(A), B, 10)), C, 5);
    expect(change.ok && change.act.said).toContain(`The canary ${B} is ended.`);
  });

  test.each<[string, Candidate, number, string]>([
    ['of nobody', candidate(A, { name: 'mfe_new', namespace: 'new', pages: [] }), 10, 'no live'],
    ['of no part', candidate(B), 0, '1 to 100 percent'],
    ['of more than all', candidate(B), 101, '1 to 100 percent'],
    ['of half a percent', candidate(B), 0.5, '1 to 100 percent'],
    ['of the live build', candidate(A), 10, 'live for everybody already'],
    ['without a live page', candidate(B, { pages: [] }), 10, 'lacks the live page /export-pdf'],
  ])('%s is refused', (_name, asks, percent, reason) => {
    expect(reasonsOf(startCanary(madeLive(A), asks, percent, asked))).toContain(reason);
  });
});

describe('what a build offers to others', () => {
  const offering = candidate(B, { capabilities: ['cv-sheet'] });
  const offered = (registry: Registry, visitor = 'v1') =>
    resolveRegistry(registry, visitor).remotes[0]?.capabilities;

  test('is that of the build which a visitor gets, also in a canary and back', () => {
    const canary = done(startCanary(madeLive(A), offering, 50, asked));
    const got = new Set(Array.from({ length: 40 }, (_, n) => String(offered(canary, `v${n}`))));
    expect(got).toEqual(new Set(['', 'cv-sheet']));
    const thief = candidate(A, {
      name: 'mfe_other',
      namespace: 'other',
      pages: [],
      capabilities: ['cv-sheet'],
    });
    expect(reasonsOf(promote(canary, thief, asked))).toContain('is offered by mfe_export already');
    const both = done(promote(madeLive(A), offering, asked));
    expect([offered(both), offered(goBack(both))]).toEqual([['cv-sheet'], []]);
  });

  test('is nothing in a registry of before, which is no change', () => {
    const first = madeLive(A);
    const { versions, ...entry } = findEntry(first, 'mfe_export').entry!;
    const old = Object.entries(versions).map(
      ([key, { capabilities: _none, ...version }]) => [key, version] as const,
    );
    const registry = { ...first, remotes: [{ ...entry, versions: Object.fromEntries(old) }] };
    expect(offered(registry)).toEqual([]);
    expect(done(make(registry, A))).toBe(registry);
  });
});

describe('rollback', () => {
  test('walks back through what was live and never returns to what was bad', () => {
    const first = goBack(madeLive(A, B, C));
    expect(live(first)).toEqual({ active: B, before: [A], canary: null });
    const second = goBack(first);
    expect(live(second)).toEqual({ active: A, before: [], canary: null });
    expect(reasonsOf(back(second))).toContain('no build to go back to');
  });

  test('a build that was rolled back from needs force, and is good again then', () => {
    const registry = goBack(madeLive(A, B));
    expect(reasonsOf(make(registry, B))).toMatch(
      /rolled back from by ana at 2026-11-26T03:00:00.000Z \(blank page\)\. --force/,
    );
    expect(reasonsOf(startCanary(registry, candidate(B), 10, asked))).toContain('--force');
    const forced = done(make(registry, B, true));
    expect(live(forced)).toEqual({ active: B, before: [A], canary: null });
    expect(live(goBack(done(make(forced, C))))).toMatchObject({ active: B });
  });

  test('leaves out a build that was bad before', () => {
    // A is good, B was bad, C is bad: from C the way leads to A.
    const registry = done(make(goBack(madeLive(A, B)), C));
    expect(live(goBack(registry))).toMatchObject({ active: A });
    const forced = goBack(done(make(goBack(madeLive(A, B)), D)));
    expect(live(forced)).toEqual({ active: A, before: [], canary: null });
  });

  test('ends a canary first, marks it, and leaves the live build alone', () => {
    const canary = done(startCanary(madeLive(A, B), candidate(C), 5, asked));
    const ended = goBack(canary);
    expect(live(ended)).toEqual({ active: B, before: [A], canary: null });
    expect(reasonsOf(make(ended, C))).toContain('--force');
  });

  test('returns to the pages of the build before', () => {
    const pages = [{ id: 'other', path: '/other', auth: true }];
    const registry = done(promote(madeLive(A), candidate(B, { pages }), asked));
    expect(findEntry(goBack(registry), 'mfe_export').entry?.pages[0]?.path).toBe('/export-pdf');
  });

  test('refuses without the files, for an unknown remote, and what the shell no longer fits', () => {
    const registry = madeLive(A, B);
    expect(reasonsOf(back(registry))).toContain(`The build ${A} of mfe_export is not there.`);
    const other = { ...asked, author, at };
    expect(reasonsOf(rollback(registry, 'mfe_nobody', undefined, other))).toContain('not in the');
    const newer = { ...other, shell: { ...shell, contract: '2.0.0' } };
    expect(reasonsOf(rollback(registry, 'mfe_export', candidate(A), newer))).toContain('2.0.0');
  });
});

test('a disabled remote is seen by nobody until it is enabled, whatever is made live meanwhile', () => {
  const off = done(setEnabled(madeLive(A), 'mfe_export', false));
  expect(resolveRegistry(off, 'v1')).toMatchObject({ remotes: [], broken: [] });
  const change = make(off, B);
  expect(change.ok && change.act.said).toContain('It is disabled');
  const on = done(setEnabled(done(change), 'mfe_export', true));
  expect(resolveRegistry(on, 'v1').remotes[0]?.build).toBe(B);
  expect(done(setEnabled(on, 'mfe_export', true))).toBe(on);
  expect(reasonsOf(setEnabled(on, 'mfe_nobody', false))).toContain('not in the registry');
});

test('an entry that cannot be read is repaired before it is changed', () => {
  const broken = { revision: 1, remotes: [{ name: 'mfe_export' }] };
  for (const change of [
    make(broken, A),
    startCanary(broken, candidate(A), 5, asked),
    back(broken),
    setEnabled(broken, 'mfe_export', false),
  ])
    expect(reasonsOf(change)).toContain('is broken');
});
