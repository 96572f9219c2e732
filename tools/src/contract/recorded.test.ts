import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitProblems, wireOf, wireProblems } from '@sastre/registry';
import { installedVersions } from '../webpack/shares.ts';
import { ROOT } from '../workspace.ts';
import { ownOpenApi } from './own-open-api.ts';
import { recordedVersions } from './recorded.ts';

const before = recordedVersions();
const today = wireOf(ownOpenApi());

test('the two versions before this one are kept: npm run contract -- --record <commit>', () => {
  const changelog = readFileSync(join(ROOT, 'shared-contracts/CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  expect(before.map(({ version }) => version)).toEqual(versions.slice(1, 3).reverse());
});

describe.each(before)('$version', ({ shell, sharedUi, wire }) => {
  test('its pages run in the shell of today, and its server is not missed by them', () => {
    const { contract, ui } = installedVersions();
    const manifest = {
      ...{ name: 'mfe_a', team: 'a', namespace: 'a', version: '1.0.0', build: 'a' },
      ...{ contract: `^${shell}`, entry: '/a.js', integrity: '', pages: [], capabilities: [] },
    };
    const candidate = { manifest, sharedUi: `^${sharedUi}`, api: wire };
    expect(fitProblems(candidate, { contract, sharedUi: ui, api: today })).toEqual([]);
  });

  test('its server, put back, lacks what came since; what it answers, the pages of today can read', () => {
    const problems = wireProblems(today, wire);
    const misread = problems.filter(
      ({ kind, text }) => kind === 'answer' || /is wanted/.test(text),
    );
    expect(misread.map(({ text }) => text)).toEqual([]);
  });
});
