import { expect, test } from '@jest/globals';
import { remembering } from './remembering.ts';

test('a text is read once, one too long each time, and no more are kept than said', () => {
  const read: string[] = [];
  const upper = remembering((text) => (read.push(text), text.toUpperCase()), 2);
  expect(['a', 'a', 'b', 'a'].map(upper)).toEqual(['A', 'A', 'B', 'A']);
  expect(read).toEqual(['a', 'b']);
  const long = 'x'.repeat(46);
  expect([long, long].map(upper)).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(read.splice(0)).toEqual(['a', 'b', long, long]);
  // A third text makes room for itself.
  expect(['c', 'a', 'c'].map(upper)).toEqual(['C', 'A', 'C']);
  expect(read).toEqual(['c', 'a']);
});
