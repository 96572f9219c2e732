import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { person } from '@sastre/reading/testing';
import { createGate } from './gate.rules.ts';

const { cv } = person({
  key: 'waiter',
  job: '',
  head: ['Ada Mole', '', '', ''],
  summary: '',
  work: [
    { as: ['Camarera', 'Bar Harlow', '2020-04'], achievements: [] },
    { as: ['Ayudante de camarero', 'Bar Harlow', '2017-04 2020-03'], achievements: [] },
    { as: ['Contable', 'Valdeoro', '2010-04 2017-03'], achievements: [] },
  ],
  studies: [],
  skills: [],
  languages: {},
});

function answersOf(letterLanguage: Language, ...sentences: string[]) {
  const [jobText, companyName, position] = ['', '', ''];
  const now = new Date('2026-11-22');
  const gate = createGate({ main: cv, jobText, companyName, position, letterLanguage, now });
  const judged = gate.judge('coverLetter', sentences.join(' '));
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
