import { expect, test } from '@jest/globals';
import { takeBody } from './body.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';
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

test.each([
  ['Leitung von Projekten mit 9,2 Mio.', 'Euro.'],
  ['Budget von 3 Mrd.', 'Dollar verwaltet.'],
  ['Presupuesto de 2 mill.', 'Euros.'],
  ['Vertretung der Abt.', 'Einkauf.'],
])('an item goes on behind a short form at the end of its line: %s', (first, second) => {
  const [head, item, more, ...rest] = linesFrom(
    `Rigger, Hafenwerk GmbH ¦ 2019 – 2021\n* ${first}\n${second}\n* Taue gespleißt.`,
  );
  const lines = [head, { ...item, indent: 12 }, { ...more, indent: 12 }, ...rest].map((line) => ({
    ...line,
    room: 40,
    box: { x: 50 + (line?.indent ?? 0), y: 0, width: 200, height: 10 },
  })) as ReturnType<typeof linesFrom>;
  const [job] = jobsOf(lines);
  expect(job?.bullets.map(({ text }) => text)).toEqual([`${first} ${second}`, 'Taue gespleißt.']);
  expect(job?.texts).toEqual([]);
});
