import { describe, expect, test } from '@jest/globals';
import { satisfy } from '@module-federation/enhanced/runtime';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { installedVersions, remoteShares, shellShares } from './shares.ts';

const versions = {
  react: '19.3.1',
  reactDom: '19.3.2',
  contract: '1.4.0',
  api: '1.4.0-h0123456789ab',
  ui: '1.2.0',
  xstate: '5.33.3',
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
      '@sastre/shared-contracts/api',
    ]);
    expect(Object.values(shares).every((share) => share.eager)).toBe(true);
    expect(Object.keys(shares).filter((name) => !shares[name]?.singleton)).toEqual([
      '@sastre/shared-contracts/api',
    ]);
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
    const { '@sastre/shared-contracts/api': api, ...once } = shares;
    expect(api?.singleton).toBe(false);
    for (const share of Object.values(once)) {
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
  });

  test('schemas and endpoints of another content from a copy of its own', () => {
    const { '@sastre/shared-contracts/api': api } = remoteShares(room({}), versions);
    expect(api).toEqual({
      singleton: false,
      version: versions.api,
      requiredVersion: versions.api,
      strictVersion: true,
    });
    // As the runtime reads it: this very content, neither a newer nor an older one.
    const asked = api?.requiredVersion ?? '';
    const given = ['1.4.0-h0123456789ab', '1.4.0-h0123456789ac', '1.4.0-h0', '1.4.0', '1.5.0'];
    expect(given.map((version) => satisfy(version, asked))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('xstate only when it is listed, with a copy to fall back on', () => {
    const shares = remoteShares(room({ xstate: '5.33.3', '@xstate/react': '6.1.0' }), versions);
    expect(shares['xstate']).toEqual({
      singleton: false,
      version: '5.33.3',
      requiredVersion: '~5.33.0',
    });
    // Small, so it lies in the pages' own files: a file less that a first visit asks for.
    expect(shares).not.toHaveProperty('@xstate/react');
  });
});

test('versions are those that a room finds from its own folder, as Node does', () => {
  expect(installedVersions(join(ROOT, 'mfe-account'))).toEqual(installedVersions());
  expect(() => installedVersions(tmpdir())).toThrow('react is not installed');
});
