import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { configTable } from './index.ts';

test('the README lists every variable with its default and meaning', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const rows = configTable.map((row) => `| \`${row.name}\` | ${row.default} | ${row.meaning} |`);
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
