import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const degreesIn = (...lines: string[]) =>
  readRequirements(readJobText(`Ihr Profil:\n${lines.map((line) => `- ${line}`).join('\n')}`))
    .filter(({ kind }) => kind === 'degree')
    .map(({ term, need }) => [term, need]);

test('a further training in another field is asked for beside the first one', () => {
  expect(
    degreesIn(
      'Abgeschlossene Ausbildung als Pflegefachfrau/-mann oder Krankenpfleger/in',
      'Fachweiterbildung Intensivpflege und Anästhesie von Vorteil',
    ),
  ).toEqual([
    ['Abgeschlossene Ausbildung als Pflegefachfrau/-mann oder Krankenpfleger/in', 'must'],
    ['Fachweiterbildung Intensivpflege und Anästhesie', 'nice'],
  ]);
});

test('one that is told twice, or once without its field, is one', () => {
  expect(
    degreesIn(
      'Abgeschlossene Ausbildung als Koch',
      'Ausbildung zum Koch',
      'Abgeschlossene Ausbildung',
    ),
  ).toHaveLength(1);
});
