import { expect, test } from '@jest/globals';
import { person } from '@sastre/reading/testing';
import { suitPosition, titleFormOf } from './gendered.rules.ts';

test.each([
  ['Enfermero/a de planta', 'Enfermera de planta', 'Enfermero de planta'],
  ['Jefe/a de almacén', 'Jefa de almacén', 'Jefe de almacén'],
  ['Contador/a general', 'Contadora general', 'Contador general'],
  ['Coordinador(a) de turno', 'Coordinadora de turno', 'Coordinador de turno'],
  ['profesora o profesor de Lengua', 'profesora de Lengua', 'profesor de Lengua'],
  ['Disponent/-in', 'Disponentin', 'Disponent'],
  ['Fullstack-Entwickler*in', 'Fullstack-Entwicklerin', 'Fullstack-Entwickler'],
  ['Finanzbuchhalterin / Finanzbuchhalter', 'Finanzbuchhalterin', 'Finanzbuchhalter'],
  ['Pflegefachfrau / Pflegefachmann', 'Pflegefachfrau', 'Pflegefachmann'],
  ['Maler und Lackierer', 'Maler und Lackierer', 'Maler und Lackierer'],
])('%s is written in the form of who applies', (position, hers, his) => {
  expect([suitPosition(position, 'f'), suitPosition(position, 'm')]).toEqual([hers, his]);
  expect(suitPosition(position, undefined)).toBe(position.replace(/[*:_]in/u, '/in'));
});

test.each([
  ['Erzieherin', 'f'],
  ['Segundo de cocina, cocinero', 'm'],
  ['Enfermera', 'f'],
  ['Fotógrafo', 'm'],
  ['Agrónoma', 'f'],
  ['Bióloga', 'f'],
  ['Product Manager', undefined],
  ['Fachkraft für Lagerlogistik', undefined],
])('the form of %s', (title, form) => {
  const { cv } = person({
    key: 'one',
    job: '',
    head: ['Kim Mole', title, '', ''],
    summary: '',
    work: [],
    studies: [],
    skills: [],
    languages: {},
  });
  expect(titleFormOf(cv)).toBe(form);
});
