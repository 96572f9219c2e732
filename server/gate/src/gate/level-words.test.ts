import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

/** What the gate says of a sentence in a letter of somebody who has begun with Excel. */
function answersTo(sentence: string) {
  const cv = cvInBrief({ work: [{ as: ['Moza', 'Harrowgill', '2019-10'], achievements: [] }] });
  cv.skills = [{ id: 's1', name: 'Excel', level: 'Beginner' }];
  const gate = gateOver(cv, { letterLanguage: 'es', companyName: 'Acme', position: 'Moza' });
  return gate
    .judgeLetter(sentence)
    .flat()
    .map(({ answer }) => answer);
}

test.each([
  'Por medio de la presente solicito el puesto de analista de Excel.',
  'Por este medio presento mi solicitud para el puesto de analista de Excel.',
  'Pasé tres años y medio con Excel en Harrowgill.',
])('names no level: %s', (sentence) => {
  expect(answersTo(sentence)).not.toContain('contradicted');
});

test('a level beside its skill is one', () => {
  expect(answersTo('Tengo un nivel medio de Excel.')).toEqual(['contradicted']);
});
