import { expect, test } from '@jest/globals';
import { bucketOf } from './bucket.rules.ts';
import { resolveRegistry } from './resolve-remote.ts';

const version = (build: string, more: object = {}) => ({
  build,
  entry: `/mfe/export/${build}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '^1.0.0',
  ...more,
});
const page = (path: string) => ({ id: path.slice(1), path, auth: true });
const entry = (more: object = {}) => ({
  name: 'mfe_export',
  team: 'export',
  namespace: 'export',
  active: 'old',
  versions: { old: version('old'), new: version('new', { pages: [page('/export/new')] }) },
  pages: [page('/export')],
  ...more,
});
const visitors = Array.from({ length: 200 }, (_, n) => `v${n}`);

test('a canary is given to those whose bucket is below its percentage, with its own pages', () => {
  const registry = {
    revision: 3,
    remotes: [entry({ canary: { build: 'new', percent: 10 } })],
  };
  for (const visitor of visitors) {
    const { remotes, split } = resolveRegistry(registry, visitor);
    const chosen = bucketOf(visitor, 'mfe_export') < 10;
    expect([remotes[0]?.build, remotes[0]?.pages[0]?.path, split]).toEqual(
      chosen ? ['new', '/export/new', true] : ['old', '/export', true],
    );
  }
});

test('without a canary everybody gets the same, and nothing is split', () => {
  const answers = visitors.map((visitor) =>
    JSON.stringify(resolveRegistry({ revision: 3, remotes: [entry()] }, visitor)),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"split":false');
});

test('a disabled remote is no broken one, and its canary splits nothing', () => {
  const disabled = entry({ enabled: false, canary: { build: 'new', percent: 10 } });
  expect(resolveRegistry({ revision: 1, remotes: [disabled] }, 'v1')).toEqual({
    revision: 1,
    remotes: [],
    broken: [],
    split: false,
  });
});

test('what lies on another site is no version of a remote', () => {
  const versions = { old: version('old', { entry: 'http://localhost:5102/remoteEntry.js' }) };
  expect(resolveRegistry({ revision: 1, remotes: [entry({ versions })] }, 'v1').broken).toEqual([
    'mfe_export',
  ]);
});
