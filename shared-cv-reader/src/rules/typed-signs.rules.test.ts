import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { withTypedSigns } from './typed-signs.rules.ts';

const typed = (text: string) => withTypedSigns(linesFrom(text))[0]?.text;

test.each([
  ['J¨org M¨uller', 'Jörg Müller'],
  ['Jos´e Mart´ınez', 'José Martínez'],
  ['Fran¸cois', 'François'],
  ['2018 \u2011 2021', '2018 - 2021'],
  ['07/2024 \u2012 09/2024', '07/2024 – 09/2024'],
  ['Erfahrung ______________', 'Erfahrung'],
  ['snake__case', 'snake__case'],
  ['¨ Prize', '¨ Prize'],
  ['¨q', '¨q'],
])('%s is %s', (drawn, said) => {
  expect(typed(drawn)).toBe(said);
});

test('dates with a hyphen that no line breaks at are those of their entry, and the name has its accent', () => {
  const { cv } = readLines(
    linesFrom(`# J¨org Mauer

# Berufserfahrung
Kantine Nord GmbH
Koch ¦ Okt 2018 \u2011 heute`),
  );
  expect(cv.personal_info?.fullName).toBe('Jörg Mauer');
  expect(cv.work_experience?.[0]).toMatchObject({ startDate: '2018-10', current: true });
});
