import { expect, test } from '@jest/globals';
import { boundLabels } from './bound-labels.rules.ts';

test('builds are told apart up to a number; what was known stays so', () => {
  const labelsOf = boundLabels(2);
  const builds = ['1.0.0', '1.1.0', '1.2.0', '1.0.0'].map((version) => ({
    remote: 'mfe_billing',
    version,
  }));
  expect(builds.map((build) => labelsOf(build).version)).toEqual([
    '1.0.0',
    '1.1.0',
    'other',
    '1.0.0',
  ]);
});

test.each([
  ['mfe_billing', 'x'.repeat(61)],
  ['mfe_billing', '1.0 0"} 1'],
  ['MFE billing', '1.0.0'],
  ['', '1.0.0'],
])('what is no name counts as other and takes no place: %s %s', (remote, version) => {
  const labelsOf = boundLabels(1);
  expect(labelsOf({ remote, version })).toEqual({ remote: 'other', version: 'other' });
  const real = { remote: 'mfe_billing', version: '1.1.0-2026.11' };
  expect(labelsOf(real)).toEqual(real);
});
