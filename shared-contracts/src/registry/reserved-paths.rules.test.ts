import { expect, test } from '@jest/globals';
import { isReservedPath, isServerPath, PAGE_PATH } from './reserved-paths.rules.ts';

test.each([
  '/',
  '/logout',
  '/logout/now',
  '/imprint',
  '/terms',
  '/health',
  '/standin',
  '/plans-icons',
  '/api/x',
  '/mfe',
])('%s can be no remote’s', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['/plans', '/reports/2026', '/health-tips', '/apis', '/my-account'])(
  '%s can be',
  (path) => {
    expect([isReservedPath(path), isServerPath(path), PAGE_PATH.test(path)]).toEqual([
      false,
      false,
      true,
    ]);
  },
);

test.each(['/Reports', '/reports/', 'reports', '/a//b', '/a.js', '/a/b/c/d/e/f', ''])(
  '%s is no path of a page',
  (path) => {
    expect(PAGE_PATH.test(path)).toBe(false);
  },
);
