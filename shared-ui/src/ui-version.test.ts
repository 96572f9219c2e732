import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI_VERSION } from './ui-version.ts';

test('the version is that of the package', () => {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  expect(UI_VERSION).toBe((JSON.parse(text) as { version: string }).version);
});
