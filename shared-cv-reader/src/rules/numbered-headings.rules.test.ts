import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';

const kindsOf = (text: string) =>
  partsOf(linesFrom(text)).map(({ kind, heading }) => [kind, heading?.text]);

test.each([
  ['1. Profile', '2. Work', '3. Boats of mine'],
  ['I. Profile', 'II. Work', 'III. Boats of mine'],
  ['A) Profile', 'B) Work', 'C) Boats of mine'],
])('headings are told without their numbers: %s', (profile, work, own) => {
  const text = `# Ana Ruiz\n# ${profile}\nA pilot.\n# ${work}\nPilot, Orrey ¦ 2014 – 2018\n# ${own}\nA ketch`;
  expect(kindsOf(text)).toEqual([
    ['head', undefined],
    ['summary', 'Profile'],
    ['work', 'Work'],
    ['other', 'Boats of mine'],
  ]);
});

test('a list that is numbered is no row of headings', () => {
  const text = '# Ana Ruiz\n# Work\nPilot ¦ 2014 – 2018\n1. Profile of the harbour\n2. Charts';
  expect(kindsOf(text)).toEqual([
    ['head', undefined],
    ['work', 'Work'],
  ]);
});

test('the entries below numbered headings have no numbers either', () => {
  const text =
    '# Ana Ruiz\n# 1. Profile\nA pilot.\n# 2. Work\n2.1. Pilot\nHarbour, Orrey ¦ 2014 – 2018';
  expect(partsOf(linesFrom(text)).at(-1)?.lines[0]?.text).toBe('Pilot');
});
