import { expect, test } from '@jest/globals';
import { ALL_TEMPLATES, storedTemplate, fontsOf, templateOf } from './templates.ts';

test.each([
  ['single-column-1', 'single-column-1', 1],
  ['single-column-1@1', 'single-column-1', 1],
  ['two-column-1', 'two-column-1', 1],
  ['two-column-1@99', 'two-column-1', 1],
  ['two-column-9', 'two-column-1', 1],
  ['two-column-next', 'two-column-1', 1],
  ['', 'single-column-1', 1],
  ['unheard of', 'single-column-1', 1],
])('what is stored as %j looks as %s, version %d', (value, name, version) => {
  expect(templateOf(value)).toMatchObject({ name, version });
});

test('a choice stores the newest version of a template; the first one goes without saying', () => {
  const newest = ALL_TEMPLATES.filter(
    ({ name }, index) => ALL_TEMPLATES.findIndex((one) => one.name === name) === index,
  );
  for (const template of newest) expect(templateOf(storedTemplate(template.name))).toBe(template);
  expect(storedTemplate('serif-1')).toBe('serif-1');
});

test('the newest version of each comes first, and none is there twice', () => {
  const versions = Map.groupBy(ALL_TEMPLATES, ({ name }) => name);
  for (const [name, of] of versions)
    expect([name, ...of.map(({ version }) => version)]).toEqual([
      name,
      ...of.map((_, index) => of.length - index),
    ]);
});

test('a document is set in the chosen fonts, else in those of its template', () => {
  const ids = (template: string, fontPair?: string) =>
    fontsOf({ template, ...(fontPair !== undefined && { fontPair }) }).id;
  expect([ids('single-column-1'), ids('serif-1'), ids('serif-1', 'source')]).toEqual([
    'source',
    'garamond',
    'source',
  ]);
});
