import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';
import { titleFormOf } from './gendered.rules.ts';
import { greetingTo } from './greeting.rules.ts';
import { positionIn } from './names.rules.ts';
import { knownAs, spokenAs } from './said-levels.ts';
import { heldAs } from './titles.rules.ts';
import { openingOf, openingsOf } from './told.ts';

test.each([
  ['HEAD CHEF - THE LARDER AT QUAYSIDE, DUNDEE', 'The Larder at Quayside', 'Head Chef'],
  ['BILANZBUCHHALTER:IN (m/w/d) – DONAULICHT STADTWERKE', 'Donaulicht', 'Bilanzbuchhalter:in'],
  ['GRUPO AZUL busca COORDINADOR(A) DE TRÁFICO', 'Grupo Azul', 'Coordinador(a) de Tráfico'],
])('a shouted title is written as a person writes it: %s', (line, company, said) => {
  expect(positionIn(`${line}\n\nExcel`, company)).toBe(said);
});

test('a greeting has neither the legal form nor a second article', () => {
  expect(greetingTo('Kartonia Maschinenbau GmbH', 'en')).toBe('Dear Kartonia Maschinenbau team,');
  expect(greetingTo('The Larder at Quayside', 'en')).toBe('Dear Larder at Quayside team,');
  expect(greetingTo('Talleres Ebro S.L.', 'es')).toBe('Estimado equipo de Talleres Ebro:');
});

test('two titles, one after the other, are told as such', () => {
  expect(heldAs('Optical Assistant, later Dispensing Optician', 'en', true)).toBe(
    'an Optical Assistant and later a Dispensing Optician',
  );
  expect(heldAs('Verkäuferin, später Filialleiterin', 'de', true)).toBe(
    'Verkäuferin und später Filialleiterin',
  );
});

test('how well a language is known is said as people say it', () => {
  expect(knownAs('Englisch (gute Kenntnisse)', 'de')).toBe('gute Kenntnisse in Englisch');
  expect(knownAs('inglés (intermedio)', 'es')).toBe('un nivel intermedio de inglés');
  expect(knownAs('euskera (fluido)', 'es')).toBeUndefined();
  expect(spokenAs('euskera (fluido)', 'es')).toBe('euskera con fluidez');
});

test.each<[Language, string, string, RegExp]>([
  ['en', 'Registrar', 'I am a registrar who looks after loans.', /as a Registrar/],
  [
    'de',
    'Leiterin der Kinder- und Jugendbibliothek',
    'Ich bin Bibliothekarin und arbeite gern.',
    /als Leiterin der Kinder- und Jugendbibliothek/,
  ],
  [
    'es',
    'Profesora de Física y Química',
    'Soy profesora con once cursos de experiencia.',
    /como profesora de física y química/,
  ],
])('the post of today is named: %s', async (letterLanguage, post, summary, said) => {
  const cv = cvInBrief({
    head: ['Kim Mole', '', '', ''],
    summary,
    work: [{ as: [post, 'Larkfield', '2020-09'], achievements: [] }],
  });
  const job = { companyName: 'Okra', jobDescription: 'Clerk\n\nRequirements\n- Excel' };
  const { content } = await tailorWith(cv, job, { letterLanguage });
  expect(content.tailored?.coverLetter).toMatch(said);
});

test.each([
  ['Gesellenbrief', 'Dachdecker', 'Ich habe den Gesellenbrief als Dachdecker.'],
  [
    'Gesellenbrief',
    'Dach-, Wand- und Abdichtungstechnik',
    'Ich habe den Gesellenbrief in Dach-, Wand- und Abdichtungstechnik.',
  ],
  [
    'Abschluss als Dachdecker',
    'Handwerk',
    'Die Ausbildung zum Dachdecker habe ich an der Berufsschule Westwall gemacht.',
  ],
])('what was learned is told as one says it: %s, %s', async (degree, field, said) => {
  const cv = cvInBrief({
    head: ['Jan Vogel', 'Dachdecker', '', ''],
    summary: 'Ich arbeite seit zehn Jahren auf Dächern.',
    work: [{ as: ['Dachdecker', 'Holt Dach', '2017-08'], achievements: ['Dächer gedeckt'] }],
    studies: [['Berufsschule Westwall', degree, field, '2014-08 2017-07']],
  });
  const job = {
    companyName: 'Okra',
    jobDescription: 'Dachdecker (m/w/d)\n\nAnforderungen\n- Leiter',
  };
  const { content } = await tailorWith(cv, job, { letterLanguage: 'de' });
  expect(content.tailored?.coverLetter).toContain(said);
});

test('a post of two halves is named behind the house, whose date it has', async () => {
  const cv = cvInBrief({
    head: ['Kim Mole', '', '', ''],
    summary: 'I am a shipwright who likes larch.',
    work: [{ as: ['Shipwright and Apprentice Trainer', 'Tregidgo', '2014-04'], achievements: [] }],
  });
  const job = { companyName: 'Okra', jobDescription: 'Clerk\n\nRequirements\n- Excel' };
  const { content } = await tailorWith(cv, job, { letterLanguage: 'en' });
  expect(content.tailored?.coverLetter).toContain('Shipwright and Apprentice Trainer');
});

test('the form of a German title tells by its end', () => {
  const form = (title: string) =>
    titleFormOf(cvInBrief({ head: ['Kim', title, '', ''], work: [] }));
  expect(['Präparatorin', 'Steuermann', 'Fachkraft'].map(form)).toEqual(['f', 'm', undefined]);
});

test('what the second half of a sentence begins with, the next one does not', () => {
  expect(openingsOf('Ich bin Bibliothekarin und arbeite seit 2012 in Bibliotheken.')).toEqual([
    'ich bin',
    'ich arbeite',
  ]);
  expect(openingOf('Tengo el Grado en Geomática.')).toBe(openingOf('Tengo un nivel intermedio.'));
});

test('what somebody has been since a year is told so, and passes the gate', async () => {
  const cv = cvInBrief({
    head: ['Kim Mole', '', '', ''],
    summary: 'Marine engineer on car ferries since 2013, before that a fitter in a shipyard.',
    work: [{ as: ['Marine engineer', 'Larkfield', '2013-09'], achievements: [] }],
  });
  const job = { companyName: 'Okra', jobDescription: 'Clerk\n\nRequirements\n- Excel' };
  const { content } = await tailorWith(cv, job, { letterLanguage: 'en' });
  expect(content.tailored?.coverLetter).toContain('I have been a marine engineer on car ferries');
});
