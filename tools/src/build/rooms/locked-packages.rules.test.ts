import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findRooms, readPackage, ROOT } from '../../workspace.ts';
import { BUILD_TOOLS } from './inputs.ts';
import { lockedPackages, type Lockfile } from './locked-packages.rules.ts';

const lock: Lockfile = {
  packages: {
    '': {},
    'mfe-export': { dependencies: { '@sastre/shared-html': '1', left: '1', react: '19' } },
    'mfe-export/node_modules/left': { version: '2.0.0', integrity: 'own' },
    'node_modules/left': { version: '1.0.0', integrity: 'all' },
    'node_modules/react': { version: '19.0.0', integrity: 'r', peerDependencies: { right: '1' } },
    'node_modules/right': { version: '1.0.0', integrity: 'x', dependencies: { deep: '1' } },
    'node_modules/right/node_modules/deep': { version: '3.0.0', integrity: 'd' },
    'node_modules/deep': { version: '1.0.0', integrity: 'e' },
    'node_modules/@sastre/shared-html': { resolved: 'shared-html', link: true },
    'shared-html': { dependencies: { '@scope/inner': '1' } },
    'node_modules/@scope/inner': { version: '1.0.0', integrity: 'i', dependencies: { left: '1' } },
    'node_modules/other': { version: '1.0.0', integrity: 'o' },
  },
};
const names = ['@sastre/shared-html', 'left', 'react'];

test('what a room resolves is found as Node finds it, through workspaces and nested folders', () => {
  expect(lockedPackages(lock, [{ folder: 'mfe-export', names }])).toEqual([
    'mfe-export/node_modules/left 2.0.0 own',
    'node_modules/@scope/inner 1.0.0 i',
    'node_modules/left 1.0.0 all',
    'node_modules/react 19.0.0 r',
    'node_modules/right 1.0.0 x',
    'node_modules/right/node_modules/deep 3.0.0 d',
  ]);
});

test('what is left out is not walked into, and circles end', () => {
  const circle: Lockfile = {
    packages: {
      'node_modules/a': { version: '1', dependencies: { b: '1' } },
      'node_modules/b': { version: '1', dependencies: { a: '1', missing: '1' } },
    },
  };
  expect(lockedPackages(circle, [{ folder: 'x', names: ['a'] }])).toHaveLength(2);
  expect(lockedPackages(lock, [{ folder: 'mfe-export', names }], ['react'])).toHaveLength(3);
});

test('of the lockfile of this house each room resolves a part, and the tools of the build are in it', () => {
  const house = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const all = Object.keys(house.packages ?? {}).length;
  for (const room of findRooms()) {
    const needs = Object.keys(room.package.dependencies ?? {});
    const lines = lockedPackages(house, [{ folder: room.folder, names: needs }]);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(all / 3);
    expect(lines.some((line) => line.startsWith('node_modules/react 19.'))).toBe(true);
  }
  const declared = Object.keys(readPackage(join(ROOT, 'tools')).dependencies ?? {});
  expect(BUILD_TOOLS.filter((name) => !declared.includes(name))).toEqual([]);
});
