import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { harnessPreset } from './harness.preset.ts';

test('a harness has React as it is for developers, its product build the other', () => {
  const preset = harnessPreset(join(ROOT, 'mfe-account'), '/-/harness/');
  const said = JSON.stringify(preset.plugins);
  expect(preset.mode).toBe('development');
  expect(said).toContain('\\"development\\"');
  expect(decodeURIComponent(JSON.stringify(preset.entry))).toContain('mfe-account/src/remote.ts');
});
