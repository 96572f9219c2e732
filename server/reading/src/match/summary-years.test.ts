import { expect, test } from '@jest/globals';
import { is, isFound, worked } from './held-in.fixture.ts';

const asked = "10 years' experience in power electronics";
const engineer = (said: string) => `Power electronics engineer with ${said} in converter design.`;
test.each([
  ['Requirements', asked, engineer('eleven years'), true],
  ['Requirements', asked, engineer('12+ years'), true],
  ['Requirements', asked, engineer('nine years'), false],
  ['Requirements', asked, 'Baker with eleven years in bread. Likes power electronics.', false],
  ['Requirements', asked, 'Power electronics engineer, thirty years old.', false],
  [
    'Ihr Profil',
    '10 Jahre Erfahrung in der Buchhaltung',
    'Seit zwölf Jahren in der Buchhaltung tätig.',
    true,
  ],
  ['Requisitos', '10 años de experiencia en logística', 'Quince años en logística.', true],
  ['Requisitos', '10 años de experiencia en logística', 'Quince años en cocina.', false],
])('%s: years told by the summary: %s by %s: %s', (section, years, summary, isTold) => {
  expect(isFound(section, years, is(summary))).toBe(isTold);
});

test.each([
  ['Requisitos', 'Experiencia en hoteles', 'Hotel Vega', true],
  ['Requisitos', 'Experiencia en hoteles', 'Parador de Lerma', true],
  ['Requisitos', 'Experiencia en hoteles', 'Bar Vega', false],
  ['Requirements', 'Experience in hotels', 'The Larch Hotel', true],
  ['Requirements', 'Experience in schools', 'Larch Academy', true],
  ['Ihr Profil', 'Erfahrung in Hotels', 'Hotel Lärche', true],
  ['Ihr Profil', 'Erfahrung in Apotheken', 'Hotel Lärche', false],
])('%s: %s by an employer called %s: %s', (section, asked, company, isTold) => {
  expect(isFound(section, asked, worked('Clerk', company))).toBe(isTold);
});
