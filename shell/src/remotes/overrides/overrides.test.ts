import { describe, expect, jest, test } from '@jest/globals';
import { createFakeClock } from '../../services/fake-clock.fixture.ts';
import { readRemotes } from '../remote-registry.ts';
import { openOverrides } from './overrides.ts';

const FOLDER = 'http://localhost:5102/-/build';
const entry = (area: string) => ({
  name: `mfe_${area}`,
  namespace: area,
  build: '1.0.0-abc',
  entry: `/mfe/${area}/1.0.0-abc/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: '1.0.0',
  pages: [{ id: area, path: `/${area}` }],
});
const manifest = (area: string, paths = [`/${area}`]) => ({
  ...{ name: `mfe_${area}`, team: area, namespace: area, version: '1.0.0', build: 'dev' },
  ...{ contract: '^1.0.0', entry: '/-/build/remoteEntry.js', integrity: '' },
  pages: paths.map((path) => ({ id: path.slice(1), path })),
});

function tab() {
  const kept = new Map<string, string>();
  const browser = {
    here: jest.fn(() => '/a?x=1&mfe=mfe_a@x#part'),
    replace: jest.fn<(url: string) => void>(),
    reload: jest.fn<() => void>(),
  };
  const changes = new Map<string, () => void>();
  const clock = createFakeClock();
  return {
    browser,
    changes,
    clock,
    kept,
    open: (query: string, manifests: Record<string, unknown> = {}) =>
      openOverrides({
        search: new URLSearchParams(query),
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
        browser,
        clock,
        fetchJson: async (url) => manifests[url],
        listen: (url, onChange) => void changes.set(url, onChange),
      }),
  };
}
const entriesOf = (all: readonly unknown[] = []) =>
  readRemotes(all).remotes.map(({ name, entry: script, integrity }) => [name, script, integrity]);

describe('overrides of a tab', () => {
  test('stand in the place of what is live, with their own pages, and only they', async () => {
    const { open } = tab();
    const asked = `mfe=mfe_a@${FOLDER}/&mfe=mfe_b@http://localhost:1/x.js&mfe=no&mfe=mfe_c@ftp://x`;
    const overrides = await open(asked, { [`${FOLDER}/remote.json`]: manifest('a', ['/new']) });
    const all = overrides?.apply([entry('a'), entry('b'), entry('c')]);
    expect(entriesOf(all)).toEqual([
      ['mfe_a', `${FOLDER}/remoteEntry.js`, ''],
      ['mfe_b', 'http://localhost:1/x.js', ''],
      ['mfe_c', '/mfe/c/1.0.0-abc/remoteEntry.js', 'sha384-x'],
    ]);
    expect(readRemotes(all ?? []).routes.map(({ path }) => path)).toEqual(['/new', '/b', '/c']);
  });

  test('add a remote that is in no registry, when it says what it is', async () => {
    const { open } = tab();
    const asked = `mfe=mfe_reports@${FOLDER}&mfe=mfe_silent@http://localhost:2`;
    const said = { [`${FOLDER}/remote.json`]: manifest('reports') };
    const all = (await open(asked, said))?.apply([entry('a')]) ?? [];
    expect(readRemotes(all).routes.map(({ path }) => path)).toEqual(['/a', '/reports']);
    expect(readRemotes(all).issues).toEqual([]);
    const liar = { [`${FOLDER}/remote.json`]: manifest('other') };
    expect((await open(asked, liar))?.apply([entry('a')])).toHaveLength(1);
  });

  test('last as long as the tab, over addresses that do not name them', async () => {
    const { open } = tab();
    await open(`mfe=mfe_a@${FOLDER}`);
    await open(`mfe=mfe_b@http://localhost:1`);
    expect((await open(''))?.names).toEqual(['mfe_a', 'mfe_b']);
    expect(await open('mfe=off')).toBeUndefined();
    expect(await open('')).toBeUndefined();
  });

  test('turned off, the page comes anew without them', async () => {
    const { browser, open } = tab();
    (await open(`mfe=mfe_a@${FOLDER}`))?.turnOff();
    expect(browser.replace).toHaveBeenCalledWith('/a?x=1');
    expect(await open('')).toBeUndefined();
  });

  test('a change of one loads the page anew', async () => {
    const { browser, changes, open } = tab();
    await open(`mfe=mfe_a@${FOLDER}`);
    changes.get(`${FOLDER}/changes`)?.();
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  test('what a tab keeps and is none is forgotten', async () => {
    const { kept, open } = tab();
    for (const broken of ['{', '7', '[1]']) {
      kept.set('sastre.overrides', broken);
      expect(await open('')).toBeUndefined();
    }
    expect(kept.size).toBe(0);
  });
});
