import { expect, test } from '@jest/globals';
import { nameParts } from './name-parts.rules.ts';

const parts = (name: string, most = 40) =>
  nameParts(name, (part) => part.length <= most).join(' | ');

test.each([
  ['Ana Ruiz', 'Ana | Ruiz'],
  [
    'María de los Ángeles Fernández y Goicoechea',
    'María | de los Ángeles | Fernández | y Goicoechea',
  ],
  [
    'Karl-Friedrich Freiherr von Schlottmann-Berg',
    'Karl-Friedrich | Freiherr | von Schlottmann-Berg',
  ],
  ['Dr.-Ing. Hans-Joachim Weber', 'Dr.-Ing. Hans-Joachim | Weber'],
  ['Prof. Dr. Lena J. Vasquez', 'Prof. Dr. Lena | J. Vasquez'],
  ['Juan Ruiz Jr.', 'Juan | Ruiz | Jr.'],
  ['Siobhán Ní Dhomhnaill O’Sullivan', 'Siobhán | Ní Dhomhnaill | O’Sullivan'],
  ["Seán Mac Giolla O' Brien", "Seán | Mac Giolla | O' Brien"],
  ['Ana De La Cruz Y Soto', 'Ana | De La Cruz | Y Soto'],
  ['Omar Bin Said Al Harthy', 'Omar | Bin Said | Al Harthy'],
  ['Van Morrison Smith', 'Van | Morrison | Smith'],
  ['Minh Le', 'Minh | Le'],
  ['ana ruiz', 'ana | ruiz'],
  ['سلمى عبد الرحمن الخطيب', 'سلمى | عبد الرحمن | الخطيب'],
  ['عبد الله بن أبي طالب', 'عبد الله | بن أبي طالب'],
  ['Pieter van der Berg', 'Pieter | van der Berg'],
  ['Omar al-Harthy', 'Omar | al-Harthy'],
])('%j is broken as %j', (name, expected) => {
  expect(parts(name)).toBe(expected);
});

test('what leans on a word stands apart where both do not fit', () => {
  expect(parts('Prof. Dr. Maximiliane Ruiz', 16)).toBe('Prof. | Dr. Maximiliane | Ruiz');
  expect(parts('Dr. med. Katharina Wiesenthal', 16)).toBe('Dr. med. | Katharina | Wiesenthal');
  expect(parts('Dr. rer. nat. Katharina', 16)).toBe('Dr. rer. nat. | Katharina');
  expect(parts('von Schlottmann-Berg', 16)).toBe('von | Schlottmann-Berg');
});
