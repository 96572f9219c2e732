import { describe, expect, test } from '@jest/globals';
import { otherWordsFor } from '../words/said-otherwise/said-otherwise.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { did, isFound, shownBy, worked } from './held-in.fixture.ts';

describe('who was taught or led has not taught or led', () => {
  test.each([
    ['Requirements', 'Training new colleagues', 'Was trained by senior colleagues', false],
    ['Requirements', 'Training new colleagues', 'Trained new colleagues on the till', true],
    ['Tasks', 'Mentor junior engineers', 'Mentored by the senior engineer for a year', false],
    [
      'Aufgaben',
      'Anleitung neuer Kolleginnen',
      'Wurde von erfahrenen Kolleginnen angeleitet',
      false,
    ],
    ['Aufgaben', 'Anleitung neuer Kolleginnen', 'Neue Kolleginnen angeleitet', true],
    ['Funciones', 'Formar a nuevos compañeros', 'Fui formada por mis compañeros en caja', false],
    ['Funciones', 'Formar a nuevos compañeros', 'Formé a nuevos compañeros', true],
  ])('%s: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });
});

test('a team of so many, led and trained, is shown by as many who are led', () => {
  const asked = 'Experience leading, training and developing a team of 20 or more people';
  const told = ['Trained seven trainees of the team', 'Led a team of 25', 'Led a team of six'];
  expect(shownBy('Requirements', asked, did(...told))).toEqual(['Led a team of 25']);
  expect(shownBy('Requirements', asked, did('Formación de tres ayudantes'))).toEqual([]);
  const ways = [
    'Führung und Entwicklung eines Teams von 20 Personen',
    'Dirigir y formar un equipo de 20 o más personas',
  ].map((phrase) => otherWordsFor(phrase));
  const isTold = (text: string) =>
    ways.map((way) => way?.says({ id: 'work[w].description', folded: fold(text) }));
  expect(isTold('Led a team of 25')).toEqual([true, true]);
  expect(isTold('Led a team of six')).toEqual([false, false]);
  expect(isTold('Schulung von 25 Personen')).toEqual([false, false]);
});

describe('years in a subject', () => {
  const bullets = (first: string) => [first, 'Opened the shop', 'Ordered the goods'];
  test.each([
    [
      'Requirements',
      '2 years of experience in reporting',
      'Shift lead',
      'Reported the takings',
      false,
    ],
    [
      'Requirements',
      '2 years of experience in reporting',
      'Reporting Clerk',
      'Sent the post',
      true,
    ],
    ['Ihr Profil', '2 Jahre Erfahrung in der Beratung', 'Küchenhilfe', 'Beratung am Tresen', false],
    ['Ihr Profil', '2 Jahre Erfahrung in der Beratung', 'Beraterin', 'Termine', true],
    ['Requisitos', '2 años de experiencia en formación', 'Dependienta', 'Formación de uno', false],
  ])('%s: %s as %s who %s: %s', (section, asked, position, bullet, isTold) => {
    expect(isFound(section, asked, worked(position, 'Kestrel', bullets(bullet)))).toBe(isTold);
  });
});

test.each([
  ['Wrote contract tests for two services', false],
  ['Ran A/B tests on the checkout', true],
  ['Planned A/B testing of mails', true],
])('A/B testing by %s: %s', (told, isTold) => {
  expect(isFound('Requirements', 'Experience with A/B testing', did(told))).toBe(isTold);
});
