import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import {
  planTemplate,
  templateFiles,
  templateLists,
  type NewTemplate,
} from './new-template.rules.ts';

function planOf(words: string): NewTemplate {
  const plan = planTemplate(words, []);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

test('derives all names, and the columns that pages of older versions would show', () => {
  expect(planOf('fine-line')).toEqual({
    name: 'fine-line-1',
    file: 'fine-line',
    data: 'fineLine',
    sheet: 'FINE_LINE_CSS',
    title: 'Fine line',
    columns: 'one',
  });
  expect(planOf('two-column-fine').columns).toBe('two');
});

test.each([
  ['Fine Line', 'is no name'],
  ['fine-1', 'is no name'],
  ['serif', 'There is a template serif-1'],
])('refuses %s', (words, reason) => {
  expect(planTemplate(words, ['serif-1'])).toContain(reason);
});

test('writes a template with its sheet over the default one of as many columns', () => {
  const files = templateFiles(planOf('fine-line'));
  const [sheet = '', data = ''] = Object.values(files);
  expect(Object.keys(files)).toEqual([
    'shared-cv-document/src/styles/fine-line.css.ts',
    'shared-cv-document/src/templates/fine-line.template.ts',
  ]);
  expect(sheet).toContain('FINE_LINE_CSS = `${SINGLE_COLUMN_CSS}');
  expect(data).toContain(
    "export const fineLine: Template = {\n  ...STANDARD,\n  name: 'fine-line-1'",
  );
  expect(Object.values(templateFiles(planOf('two-column-fine'))).join('')).toContain(
    '${TWO_COLUMN_CSS}',
  );
});

test('finds its place in every list of this repository, once', () => {
  for (const [file, list] of templateLists(planOf('fine-line'))) {
    const before = readFileSync(join(ROOT, file), 'utf8');
    const after = list(before) ?? '';
    const added = after.split(/fine-line-1|fineLine,/).length - 1;
    expect([file, added]).toEqual([file, 1]);
    if (file.endsWith('.json'))
      expect(JSON.parse(after)).toHaveProperty(
        ['panel', 'template', 'fine-line-1', 'name'],
        'Fine line',
      );
    expect(list('nothing of it')).toBeUndefined();
  }
});
