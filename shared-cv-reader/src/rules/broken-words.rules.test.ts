import { expect, test } from '@jest/globals';
import { goesOnWithin, isSoft, joinedLines, withSoftBreaks } from './broken-words.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const lineOf = (room: number) => (text: string) => ({ ...linesFrom(text)[0]!, room });
const joinedAt = (room: number, ...texts: [string, string]) => {
  const [one, other] = withSoftBreaks(texts.map(lineOf(room)));
  return joinedLines(one?.text ?? '', other?.text ?? '');
};

test.each([
  ['Chainsaw mainte-', 'nance and felling', 'Chainsaw maintenance and felling'],
  ['a data-', 'driven team', 'a data-driven team'],
  ['worked full-', 'time', 'worked full-time'],
  ['from end-to-', 'end tests', 'from end-to-end tests'],
  ['Theodora Blackwood-', 'Mensah', 'Theodora Blackwood-Mensah'],
  ['Ein-', 'und Ausgang', 'Ein- und Ausgang'],
  ['Verant-', 'wortung für zwei', 'Verantwortung für zwei'],
  ['IT-', 'gestützt', 'IT-gestützt'],
  ['Covid-', '19 ward', 'Covid-19 ward'],
  ['2019 –', 'today', '2019 – today'],
  ['one line', 'and another', 'one line and another'],
])('in justified text: %s / %s', (text, next, whole) => {
  expect(joinedAt(0, text, next)).toBe(whole);
});

test('where text is not justified, a word is broken at a hyphen of its own', () => {
  expect(joinedAt(14, 'the ring-', 'builder partition')).toBe('the ring-builder partition');
});

test('a word that is broken within a text is whole in its field, and nothing of it is left over', () => {
  const lines = linesFrom(`# Ana Roth
# Skills
Felling (expert); Chainsaw mainte-
nance (advanced); Rigging
# Work
Arborist ¦ 2019 – 2021
Northern Canopy
Planned the removal of sixty pines along a school boun-
dary in nine working days.`).map((line) => ({
    ...line,
    room: 0,
    box: { x: 0, y: line.id * 12, width: 300, height: 12 },
  }));
  const { cv, unplaced } = readLines(lines);
  expect(cv.skills?.map(({ name }) => name)).toEqual([
    'Felling',
    'Chainsaw maintenance',
    'Rigging',
  ]);
  expect(cv.work_experience?.[0]?.description).toBe(
    'Planned the removal of sixty pines along a school boundary in nine working days.',
  );
  expect(unplaced).toEqual([]);
});

test.each([
  [
    'in der pharmazeutischen Arznei-',
    'mittelherstellung',
    'in der pharmazeutischen Arzneimittelherstellung',
  ],
  ['The over-', 'all result', 'The overall result'],
  ['Ein-', 'und Ausgang', 'Ein- und Ausgang'],
  ['IT-', 'gestützt', 'IT-gestützt'],
  ['end-to-', 'end tests', 'end-to-end tests'],
  ['Theodora Blackwood-', 'Mensah', 'Theodora Blackwood-Mensah'],
])('in a file that breaks words and compounds nowhere: %s / %s', (text, next, whole) => {
  const [one, other] = withSoftBreaks(
    [text, next].map((line) => ({ ...lineOf(14)(line), breaksWords: true })),
  );
  expect(joinedLines(one?.text ?? '', other?.text ?? '')).toBe(whole);
});

test('a word in three parts is whole and leaves nothing over', () => {
  const lines = linesFrom(`# Ana Roth
# Profile
Zuständig für die Donaudampfschifffahrts-
elektrizitätenhauptbe-
triebswerke der Stadt.`).map((line) => ({
    ...line,
    breaksWords: true,
    room: 14,
    box: { x: 0, y: line.id * 12, width: 300, height: 12 },
  }));
  const { cv, unplaced } = readLines(lines);
  expect(cv.personal_info?.summary).toBe(
    'Zuständig für die Donaudampfschifffahrtselektrizitätenhauptbetriebswerke der Stadt.',
  );
  expect(unplaced).toEqual([]);
});

test('the hyphen of an address is its own, in whatever file', () => {
  expect(isSoft('linkedin.com/in/ida-', 'pilot')).toBe(false);
  expect(goesOnWithin('linkedin.com/in/idalund-', 'pilot')).toBe(false);
  expect(goesOnWithin('ida@kelp-', 'works.example')).toBe(false);
  expect(isSoft('the declara-', 'tion of taxes')).toBe(true);
});
