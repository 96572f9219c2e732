import { expect, test } from '@jest/globals';
import { hasFiles } from './has-files.rules.ts';

test('a dragged text is no file', () => {
  expect(hasFiles({ types: ['text/plain', 'Files'] })).toBe(true);
  expect(hasFiles({ types: ['text/plain'] })).toBe(false);
  expect(hasFiles(null)).toBe(false);
});
