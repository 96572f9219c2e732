import { expect, test } from '@jest/globals';
import { takeBody } from './body.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import type { RawEntry } from './raw-entry.types.ts';

const itemsOf = (text: string) => {
  const lines = linesFrom(text).map((line, at) => ({
    ...line,
    indent: 12,
    room: at % 2 === 0 ? 4 : 200,
    box: { x: 12, y: at * 12, width: 300, height: 12 },
  }));
  const entry: RawEntry = { names: [], texts: [], bullets: [] } as unknown as RawEntry;
  takeBody(lines, entry, 0);
  return entry.bullets.map((bullet) => bullet.text);
};

test.each([
  ['* Bänke gebaut aus dem 19.', 'Jahrhundert.'],
  ['* Abnahme am 3.', 'Mai mit dem Bauamt.'],
  ['* Led the yard under Dr.', 'Vale, and its crane.'],
])('the point of a number or a short form ends no item: %s', (first, second) => {
  expect(itemsOf(`${first}\n${second}`)).toEqual([`${first.slice(2)} ${second}`]);
});

test('a sentence ends with its line', () => {
  expect(itemsOf('* Built 19 benches.\nLed the yard.')).toEqual([
    'Built 19 benches.',
    'Led the yard.',
  ]);
});
