import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { person } from '@sastre/reading/testing';
import { createGate } from './gate.rules.ts';

type Case = readonly [language: Language, path: 'bullet' | 'letter', text: string];

const BULLETS: Record<Language, string> = {
  en: 'Moved the marks of 140 pupils to Google Classroom for Harlow Trust',
  de: 'Noten von 140 Schülern in Google Classroom übertragen, im Auftrag für Stiftung Harlow',
  es: 'Pasé las notas de 140 alumnos a Google Classroom para Fundación Harlow',
};

function answerOf(language: Language, path: Case[1], text: string) {
  const { cv } = person({
    key: 'teacher',
    job: '',
    head: ['Ada Mole', '', '', ''],
    summary: '',
    work: [{ as: ['Staff', 'Colegio Valdeoro', '2019-10'], achievements: [BULLETS[language]] }],
    studies: [],
    skills: ['Google Classroom', 'Excel'],
    languages: {},
  });
  const [jobText, companyName, position] = ['', '', ''];
  const now = new Date('2026-11-22');
  const gate = createGate({
    ...{ main: cv, jobText, companyName, position, letterLanguage: language, now },
  });
  const id = cv.work_experience[0]?.id;
  return gate.judge(path === 'letter' ? 'coverLetter' : `work[${id}].achievements[0]`, text).answer;
}

/** A product or a skill that is named as a place of work. */
const NO_EMPLOYER: readonly Case[] = [
  ['en', 'bullet', 'Moved the marks of 140 pupils to Google Classroom for Harlow Trust at Google'],
  ['en', 'bullet', 'Moved the marks of 140 pupils at Google for Harlow Trust'],
  ['en', 'bullet', 'Moved the marks of 140 pupils to Classroom for Google for Harlow Trust'],
  ['en', 'letter', 'I moved the marks of 140 pupils at Google.'],
  ['en', 'letter', 'I moved the marks of 140 pupils at Excel.'],
  ['de', 'bullet', `${BULLETS.de} bei Google`],
  ['de', 'letter', 'Bei Google habe ich Noten von 140 Schülern übertragen.'],
  ['de', 'letter', 'Ich habe bei Excel die Noten von 140 Schülern übertragen.'],
  ['es', 'bullet', `${BULLETS.es} en Google`],
  ['es', 'letter', 'Pasé las notas de 140 alumnos en Google.'],
  ['es', 'letter', 'Pasé las notas de 140 alumnos para Google.'],
];

/** The employer, who it was for, and a skill told as one. */
const TRUE: readonly Case[] = [
  ['en', 'letter', 'I moved the marks of 140 pupils to Google Classroom.'],
  ['en', 'letter', 'I moved the marks of 140 pupils at Colegio Valdeoro.'],
  ['en', 'bullet', 'For Harlow Trust, moved 140 pupils’ marks to Google Classroom'],
  ['de', 'letter', 'Bei Colegio Valdeoro habe ich Noten von 140 Schülern übertragen.'],
  ['es', 'letter', 'Pasé las notas de 140 alumnos a Google Classroom para Fundación Harlow.'],
  ['es', 'letter', 'Tengo un nivel avanzado en Excel.'],
];

test.each(NO_EMPLOYER)('no place of work, in %s, %s: %s', (language, path, text) => {
  expect(answerOf(language, path, text)).toBe('unproven');
});

test.each(TRUE)('an employer or a skill, in %s, %s: %s', (language, path, text) => {
  expect(answerOf(language, path, text)).toBe('proven');
});
