import { expect, test } from '@jest/globals';
import { paperOfRegion } from './paper-of-region.rules.ts';

test.each([
  ['en-US,en;q=0.9', 'Letter'],
  ['es-MX', 'Letter'],
  ['fil-ph;q=1', 'Letter'],
  ['zh-Hant-US,zh', 'Letter'],
  ['es-ES,es;q=0.9,en-US;q=0.8', 'A4'],
  ['de,en-US;q=0.7,en;q=0.3', 'A4'],
  ['en', 'A4'],
  ['*', 'A4'],
  ['', 'A4'],
  [undefined, 'A4'],
])('a browser that prefers %j prints on %s', (accepted, paper) => {
  expect(paperOfRegion(accepted)).toBe(paper);
});
