import { describe, expect, test } from '@jest/globals';
import { isPageOfSite, plainPath, registeredPaths } from './known-paths.rules.ts';

describe('an address', () => {
  test.each([
    ['/', '/'],
    ['/plans/', '/plans'],
    ['/Plans', '/plans'],
    ['/%70lans', '/plans'],
    ['/%zz', undefined],
  ])('%s is %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});

test('the registry’s pages are known, also of entries that are off or broken', () => {
  const registry = {
    revision: 3,
    remotes: [
      { name: 'mfe_on', pages: [{ id: 'a', path: '/reports' }, { path: '/reports/monthly' }] },
      {
        name: 'mfe_off',
        enabled: false,
        pages: [{ id: 'b', path: '/off' }],
        versions: { '2.0.0': { pages: [{ path: '/off' }, { path: '/tried' }] } },
      },
      { name: 7, pages: [{ path: '/broken' }, null, { path: 1 }] },
      null,
      { pages: 'none' },
    ],
  };
  expect(registeredPaths(registry)).toEqual([
    '/reports',
    '/reports/monthly',
    '/off',
    '/tried',
    '/broken',
  ]);
  expect(registeredPaths(null)).toEqual([]);
  expect(registeredPaths({ remotes: {} })).toEqual([]);
});

test.each([
  ['/', true],
  ['/tailored-changes', true],
  ['/logout', true],
  ['/import', true],
  ['/reports/monthly', true],
  ['/reports', false],
  ['/privacy', false],
  ['/plans/x', false],
])('%s is a page of the site: %s', (path, known) => {
  expect(isPageOfSite(path, ['/reports/monthly'])).toBe(known);
});
