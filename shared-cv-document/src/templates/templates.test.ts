import { expect, test } from '@jest/globals';
import { templateOf } from './templates.ts';

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
