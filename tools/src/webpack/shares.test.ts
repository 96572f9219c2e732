import { describe, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { installedVersions, remoteShares, shellShares, uiRange } from './shares.ts';

const versions = {
  react: '19.3.1',
  reactDom: '19.3.2',
  contract: '1.4.0',
  ui: '1.2.0',
  xstate: '5.33.3',
  xstateReact: '6.1.0',
};
const room = (dependencies: Record<string, string>) => ({
  name: 'x',
  version: '1.0.0',
  dependencies,
});

describe('what the shell gives', () => {
  test('one eager copy of each, the facades strict', () => {
    const shares = shellShares(versions);
    expect(Object.keys(shares)).toEqual([
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@sastre/shared-contracts/shell',
      '@sastre/shared-ui',
    ]);
    expect(Object.values(shares).every((share) => share.singleton && share.eager)).toBe(true);
    expect(shares['react-dom']).toMatchObject({
      version: '19.3.2',
      requiredVersion: '^19.0.0',
      strictVersion: false,
    });
    expect(shares['@sastre/shared-ui']).toMatchObject({ version: '1.2.0', strictVersion: true });
  });
});

describe('what a remote takes', () => {
  test('the same without a copy of its own', () => {
    const shares = remoteShares(room({}), versions);
    expect(Object.keys(shares)).toEqual(Object.keys(shellShares(versions)));
    for (const share of Object.values(shares)) {
      expect(share).toMatchObject({ import: false, singleton: true });
      expect(share).not.toHaveProperty('eager');
      expect(share).not.toHaveProperty('version');
    }
  });

  test('the facades at least as new as those it was built with', () => {
    const shares = remoteShares(room({}), versions);
    expect(shares['@sastre/shared-contracts/shell']).toMatchObject({
      requiredVersion: '^1.4.0',
      strictVersion: true,
    });
    expect(shares['@sastre/shared-ui']).toMatchObject({
      requiredVersion: '^1.2.0',
      strictVersion: true,
    });
    expect(uiRange(versions)).toBe('^1.2.0');
  });

  test('xstate only when it is listed, with a copy to fall back on', () => {
    const shares = remoteShares(room({ xstate: '5.33.3', '@xstate/react': '6.1.0' }), versions);
    expect(shares['xstate']).toEqual({
      singleton: false,
      version: '5.33.3',
      requiredVersion: '~5.33.0',
    });
    expect(shares['@xstate/react']).toEqual({
      singleton: false,
      version: '6.1.0',
      requiredVersion: '^6.0.0',
    });
  });
});

test('versions are those that a room finds from its own folder, as Node does', () => {
  expect(installedVersions(join(ROOT, 'mfe-account'))).toEqual(installedVersions());
  expect(() => installedVersions(tmpdir())).toThrow('react is not installed');
});
