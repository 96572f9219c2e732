import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), '');

test.each([
  ['# Backend Engineer, Payouts\n\nWe pay mills.', 'Backend Engineer, Payouts'],
  ['Product Designer, Checkout\nInitech', 'Product Designer, Checkout'],
  ['Product Designer, Leeds\nInitech', 'Product Designer'],
  [
    'Hale Search has been retained by a mill in Ulm to find a Data Analyst (Cloth Flow) on a permanent basis.',
    'Data Analyst (Cloth Flow)',
  ],
])('the part of the house is of the name, a place is not: %s', (text, position) => {
  expect(positionOf(text)).toBe(position);
});

test.each([
  [
    'Für unseren Kunden suchen wir eine:n Mechaniker:in / Schlosser:in in unbefristeter Festanstellung.',
    'Mechaniker:in / Schlosser:in',
  ],
  ['Wir suchen eine Buchhalterin in fester Anstellung.', 'Buchhalterin'],
  ['VACANTE: Ingeniero/a de Datos (Sr) - remoto\nInitech', 'Ingeniero/a de Datos'],
  ['Data Engineer (Jr)\nInitech', 'Data Engineer'],
])('terms of the contract and grades behind it are not: %s', (text, position) => {
  expect(positionOf(text)).toBe(position);
});

test.each([
  ['Oferta reenviada\n> Puesto: Jefe/a de Cocina\n> Ubicación: Menorca', 'Jefe/a de Cocina'],
  ['Fwd: vacancy\n> Position: Night Baker\n> Location: Leeds', 'Night Baker'],
  ['WG: Anzeige\n> Stelle: Konditor/in\n> Ort: Ulm', 'Konditor/in'],
])('what a mail quotes is read without its marks: %s', (text, position) => {
  expect(positionOf(text)).toBe(position);
});
