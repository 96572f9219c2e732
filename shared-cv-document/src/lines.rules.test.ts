import { expect, test } from '@jest/globals';
import {
  isOneLine,
  isShortEntry,
  isShortPair,
  linesOf,
  roomOf,
  staysWhole,
} from './lines.rules.ts';

const two = { columns: 'two', measure: 38 } as const;
const [SIDE, WIDE] = [
  roomOf({ column: 'side', template: two }),
  roomOf({ column: 'wide', template: two }),
];
const SENTENCE =
  'Led a six-engineer working group to ship active-active cluster linking across three regions.';

test('a text has the lines of its column, and those that it begins itself', () => {
  expect([linesOf(SENTENCE, WIDE), linesOf(SENTENCE, SIDE)]).toEqual([2, 3]);
  expect(linesOf('One.\n\nTwo.', WIDE)).toBe(2);
  expect(linesOf('  ', WIDE)).toBe(0);
  expect(linesOf('私は'.repeat(20), WIDE)).toBe(2);
});

test('a page of one column has longer lines than the one beside a sidebar', () => {
  const bullet = 'Using modern technologies such as GoogleMaps, Chrome Extension and Javascript';
  const rooms = (['one', 'two'] as const).map((columns) =>
    roomOf({ column: 'wide', template: { columns, measure: 38 } }),
  );
  expect(rooms.map((room) => linesOf(bullet, room))).toEqual([1, 2]);
  const plain = { column: 'wide', template: { columns: 'one', measure: 48 } } as const;
  expect([roomOf(plain), SIDE]).toEqual([46, 13]);
});

test('an entry of up to three lines below its head stays whole', () => {
  expect(isShortEntry(['One.', 'Two.', 'Three.'], WIDE)).toBe(true);
  expect(isShortEntry([], WIDE)).toBe(true);
  expect(isShortEntry(['One.', 'Two.', SENTENCE], WIDE)).toBe(false);
});

test('a text of one line is told by the room that it has', () => {
  expect(isOneLine('Plain words of one line.', WIDE)).toBe(true);
  expect(isOneLine(SENTENCE, WIDE)).toBe(false);
  expect(isOneLine('Plain words of more lines than one.', SIDE)).toBe(false);
});

test('a text of three lines is not parted: one of two leaves no line alone, and a longer one has two for each page', () => {
  expect(
    [SENTENCE, 'One line.', `${SENTENCE} ${SENTENCE}`].map((text) => staysWhole(text, SIDE)),
  ).toEqual([true, false, false]);
  expect(staysWhole(SENTENCE, WIDE)).toBe(false);
});

test('two courses of two lines each stay together, longer ones and more of them do not', () => {
  const course = { head: 'Master, Law', organisation: 'University of Oxford', place: 'Oxford' };
  expect(isShortPair([course, course], WIDE)).toBe(true);
  expect(isShortPair([course, { ...course, texts: [SENTENCE] }], WIDE)).toBe(false);
  expect(isShortPair([course, { ...course, head: SENTENCE }], WIDE)).toBe(false);
  expect(isShortPair([course], WIDE)).toBe(false);
  expect(isShortPair([course, course, course], WIDE)).toBe(false);
});
