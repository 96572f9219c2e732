import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { greetsByName } from './greeting-by-name.rules.ts';

const AD = `Staff Nurse at Penhallow Care Ltd
Questions? Ms Freja Lindqvist (ward 4) or Frau Dr. Petra Özdemir will
answer. La Sra. Ana Ruiz López también.
Contacto: Lic. Mariana Robles, Talento. Contact: Human Resources, Leeds.`;

test.each([
  ['en', 'Dear Ms Lindqvist,'],
  ['en', 'Dear Freja Lindqvist,'],
  ['en', 'Dear Dr\\. Özdemir,'],
  ['de', 'Sehr geehrte Frau Dr. Özdemir,'],
  ['de', 'Guten Tag Petra Özdemir,'],
  ['es', 'Estimada Sra. Ruiz:'],
  ['es', 'Hola, Ana Ruiz:'],
  ['es', 'A la atención de Mariana Robles:'],
] as const)('a name that the ad tells is greeted (%s): %s', (language, paragraph) => {
  expect(greetsByName(paragraph, language, AD)).toBe(true);
});

test.each<[string, Language, string]>([
  ['the ad does not hold the name', 'en', 'Dear Ms Nguyen,'],
  ['a part of a name', 'en', 'Dear Ms Lind,'],
  ['a part of a name', 'de', 'Sehr geehrte Frau Özdem,'],
  ['the first letters of a word', 'en', 'Dear Quest,'],
  ['another first name', 'en', 'Dear Anna Lindqvist,'],
  ['two persons as one', 'en', 'Dear Lindqvist Özdemir,'],
  ['a title that the ad does not tell', 'de', 'Sehr geehrte Frau Prof. Özdemir,'],
  ['a title of another', 'en', 'Dear Dr. Lindqvist,'],
  ['the company', 'en', 'Dear Penhallow,'],
  ['the company', 'en', 'Dear Penhallow Care,'],
  ['a post', 'en', 'Dear Staff Nurse,'],
  ['a department', 'en', 'Dear Human Resources,'],
  ['a part of who is named by a label', 'es', 'A la atención de Robles:'],
  ['the applicant', 'en', 'Dear Ada Mole,'],
  ['a claim behind the name', 'en', 'Dear Ms Lindqvist, I led 40 nurses,'],
  ['a claim as a name', 'en', 'Dear Ms Lindqvist Award-Winner,'],
  ['a second line', 'en', 'Dear Ms Lindqvist,\nI led 40 nurses,'],
  ['another language', 'de', 'Dear Ms Lindqvist,'],
  ['a link', 'en', 'Dear [Lindqvist](https://evil.example),'],
  ['no greeting at all', 'en', 'Ms Lindqvist,'],
  ['a direction mark', 'en', 'Dear \u202eLindqvist,'],
  ['a look-alike letter', 'en', 'Dear Ms Lindqv\u0456st,'],
  ['emphasis', 'en', 'Dear **Lindqvist**,'],
])('is no greeting by name: %s (%s): %s', (_why, language, paragraph) => {
  expect(greetsByName(paragraph, language, AD)).toBe(false);
});
