import { expect, test } from '@jest/globals';
import { readJobText } from './job-text.rules.ts';

test('short lines that had room for more are lines of their own, however they begin', () => {
  const note = 'BARISTA WANTED\nweekends\nlatte art a plus\ndial in a grinder';
  expect(readJobText(note)).toBe(note);
});

test('a line that begins with a joining word goes on with the one above', () => {
  expect(readJobText('Initech busca Profesor/a\nde alemán\nPublicado por: ana_77, lunes')).toBe(
    'Initech busca Profesor/a de alemán\nPublicado por: ana_77, lunes',
  );
});

test('lines that a wrap broke stay one', () => {
  expect(
    readJobText(
      'You plan our tours and\nspeak to the drivers in\nthe morning, the noon and\nthe evening',
    ),
  ).toBe('You plan our tours and speak to the drivers in the morning, the noon and the evening');
});
