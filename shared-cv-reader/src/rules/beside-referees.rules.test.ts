import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const namesIn = (text: string) =>
  readLines(linesFrom(`# Ana Ruiz\n# References\n${text}`)).cv.sections?.[0]?.entries.map(
    ({ name, organisation }) => [name, organisation],
  );

test('people who stand beside each other are one after the other', () => {
  const text = [
    'Peter Holm ¦ Mia Falk',
    'Head of Department ¦ Manager',
    'University of Lund ¦ Kontora AB',
    'peter@holm.example ¦ mia@falk.example',
  ].join('\n');
  expect(namesIn(text)).toEqual([
    ['Peter Holm', 'University of Lund'],
    ['Mia Falk', 'Kontora AB'],
  ]);
});

test('a person and a house beside each other are one', () => {
  const text =
    'Peter Holm ¦ University of Lund\npeter@holm.example\nMia Falk ¦ Kontora AB\nmia@falk.example';
  expect(namesIn(text)).toEqual([
    ['Peter Holm', 'University of Lund'],
    ['Mia Falk', 'Kontora AB'],
  ]);
});
