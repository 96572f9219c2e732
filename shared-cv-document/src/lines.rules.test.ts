import { expect, test } from '@jest/globals';
import { isOneLine, isShortEntry, linesOf, roomOf } from './lines.rules.ts';

const SENTENCE =
  'Led a six-engineer working group to ship active-active cluster linking across three regions.';

test('a text has the lines of its column, and those that it begins itself', () => {
  expect([linesOf(SENTENCE, 'wide'), linesOf(SENTENCE, 'side')]).toEqual([2, 3]);
  expect(linesOf('One.\n\nTwo.', 'wide')).toBe(2);
  expect(linesOf('  ', 'wide')).toBe(0);
  expect(linesOf('私は'.repeat(20), 'wide')).toBe(2);
});

test('a page of one column has longer lines than the one beside a sidebar', () => {
  const bullet = 'Using modern technologies such as GoogleMaps, Chrome Extension and Javascript';
  const rooms = (['one', 'two'] as const).map((columns) =>
    roomOf({ column: 'wide', template: { columns } }),
  );
  expect(rooms.map((room) => linesOf(bullet, room))).toEqual([1, 2]);
  expect(roomOf({ column: 'side', template: { columns: 'two' } })).toBe('side');
});

test('an entry of up to three lines below its head stays whole', () => {
  expect(isShortEntry(['One.', 'Two.', 'Three.'], 'wide')).toBe(true);
  expect(isShortEntry([], 'wide')).toBe(true);
  expect(isShortEntry(['One.', 'Two.', SENTENCE], 'wide')).toBe(false);
});

test('a text of one line is told by the room that it has', () => {
  expect(isOneLine('Plain words of one line.', 'wide')).toBe(true);
  expect(isOneLine(SENTENCE, 'wide')).toBe(false);
  expect(isOneLine('Plain words of more lines than one.', 'side')).toBe(false);
});
