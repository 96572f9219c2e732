import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';
import { answerInLetter } from './one-bullet.fixture.ts';

const CLEANED = 'Cleaned and sterilised instruments and restocked the consulting rooms.';

test.each([
  ['I sterilised instruments at Harrowgill.', 'proven'],
  [
    'At Harrowgill I sterilised instruments, and I would be happy to tell you more about it.',
    'proven',
  ],
  ['At Harrowgill I sterilised instruments, and I led the practice.', 'unproven'],
])('what is joined to a deed is one, and a courtesy may end its sentence: %s', (said, answer) => {
  expect(answerInLetter(CLEANED, said, 'en')).toBe(answer);
});

test('what is joined to what one only helped with is none', () => {
  const fact = 'Assisted in cleaning and sterilising instruments.';
  expect(answerInLetter(fact, 'At Harrowgill I sterilised instruments.', 'en')).not.toBe('proven');
});

test.each([
  ['Seit gut drei Jahren bin ich Schweißer bei der Werft Breitling.', 'proven'],
  ['Seit gut vier Jahren bin ich Schweißer bei der Werft Breitling.', 'contradicted'],
  ['Hiermit bewerbe ich mich bei den Stadtwerken Teutoburg.', 'proven'],
])('years of a job and a declined name, in German: %s', (said, answer) => {
  const cv = cvInBrief({
    work: [
      {
        as: ['Schweißer', 'Werft Breitling', '2023-09'],
        achievements: ['Zwei Jahre ohne Ausfalltag durch Unfall.'],
      },
    ],
  });
  const gate = gateOver(cv, { letterLanguage: 'de', companyName: 'Stadtwerke Teutoburg' });
  expect(gate.judge('coverLetter', said).answer).toBe(answer);
});
