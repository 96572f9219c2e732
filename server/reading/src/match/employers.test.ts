import { expect, test } from '@jest/globals';
import { isFound, worked } from './held-in.fixture.ts';

test.each([
  [
    'Ihr Profil',
    '3 Jahre Berufserfahrung in der ambulanten Pflege',
    ['Krankenpflegerin', 'Ambulanter Pflegedienst Heidekraut GmbH', 'Tourenpflege'],
    true,
  ],
  [
    'Ihr Profil',
    '3 Jahre Berufserfahrung in der stationären Pflege',
    ['Krankenpflegerin', 'Ambulanter Pflegedienst Heidekraut GmbH', 'Tourenpflege'],
    false,
  ],
  [
    'Ihr Profil',
    '3 Jahre Berufserfahrung in der ambulanten Pflege',
    ['Buchhalterin', 'Ambulanter Pflegedienst Heidekraut GmbH', 'Rechnungen gebucht'],
    false,
  ],
  [
    'Ihr Profil',
    'Mindestens 3 Jahre Erfahrung im Krankenhaus',
    ['Köchin', 'St.-Anna-Krankenhaus', 'Diätküche'],
    true,
  ],
  [
    'Ihr Profil',
    'Mindestens 3 Jahre Erfahrung im Vertrieb',
    ['Buchhalterin', 'Vertrieb Müller GmbH', 'Rechnungen gebucht'],
    false,
  ],
  [
    'Requirements',
    '3 years of experience in a nursing home',
    ['Nurse', 'Elm Nursing Home', 'Ran the night shift'],
    true,
  ],
  [
    'Requirements',
    '3 years of experience in SQL',
    ['Clerk', 'SQL Services Ltd', 'Answered the phone'],
    false,
  ],
  [
    'Requirements',
    '3 years of experience with SQL',
    ['Clerk', 'SQL School', 'Answered the phone'],
    false,
  ],
  [
    'Requisitos',
    '3 años de experiencia en colegios',
    ['Cocinera', 'Colegio San José', 'Menús diarios'],
    true,
  ],
  [
    'Requisitos',
    '3 años de experiencia en farmacia de hospital',
    ['Farmacéutica', 'Hospital de Jaén', 'Farmacia'],
    true,
  ],
  ['Requisitos', 'Al menos dos años dando clase', ['Profesora', 'Ribera', 'Refuerzo'], true],
  ['Requisitos', 'Al menos dos años dando clase', ['Administrativa', 'Ribera', 'Altas'], false],
  [
    'Requirements',
    "At least 3 years' experience in schools",
    ['Cook', 'Elm Academy', 'Meals'],
    true,
  ],
  ['Requirements', "2 years' teaching experience", ['Maths Teacher', 'Elm', 'Set tests'], true],
  [
    'Ihr Profil',
    'Zwei Jahre Erfahrung im Unterricht',
    ['Berufsschullehrer', 'BBS', 'Prüfungen'],
    true,
  ],
] as const)('%s: %s is shown by %j: %s', (section, asked, [post, house, deed], isTold) => {
  expect(isFound(section, asked, worked(post, house, [deed], '2019-01'))).toBe(isTold);
});
