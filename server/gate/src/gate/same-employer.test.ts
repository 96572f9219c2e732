import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const cv = cvInBrief({
  work: [
    { as: ['Camarera', 'Bar Harlow', '2020-04'], achievements: [] },
    { as: ['Ayudante de camarero', 'Bar Harlow', '2017-04 2020-03'], achievements: [] },
    { as: ['Contable', 'Valdeoro', '2010-04 2017-03'], achievements: [] },
  ],
});

function answersOf(letterLanguage: Language, ...sentences: string[]) {
  const judged = gateOver(cv, { letterLanguage }).judge('coverLetter', sentences.join(' '));
  return judged.sentences?.map(({ answer }) => answer);
}

test('"before that … there" is proven by an earlier post at the same employer', () => {
  expect(
    answersOf(
      'es',
      'Trabajo en el Bar Harlow como camarera.',
      'Antes trabajé allí como ayudante de camarero.',
    ),
  ).toEqual(['proven', 'proven']);
});

test.each(['directora', 'contable', 'jefa de sala', 'ayudante de dirección'])(
  'a post that was not held there is not: %s',
  (post) => {
    const [, second] =
      answersOf(
        'es',
        'Trabajo en el Bar Harlow como camarera.',
        `Antes trabajé allí como ${post}.`,
      ) ?? [];
    expect(second).not.toBe('proven');
  },
);
