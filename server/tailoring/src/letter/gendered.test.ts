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
});

test.each([
  // Where the CV shows no form, the one that the ad names first.
  ['Monitor/a de sala', 'Monitor de sala'],
  ['Coordinador(a) de turno', 'Coordinador de turno'],
  ['Profesora o profesor de Lengua', 'Profesora de Lengua'],
  ['Fullstack-Entwickler*in', 'Fullstack-Entwickler'],
  ['Leiterin / Leiter Einkauf', 'Leiterin Einkauf'],
  ['Koordinatorin oder Koordinator', 'Koordinatorin'],
  ['Maler und Lackierer', 'Maler und Lackierer'],
])('%s by somebody whose CV shows no form', (position, said) => {
  expect(suitPosition(position, undefined)).toBe(said);
});

test.each([
  ['Kfz-Mechatroniker Schwerpunkt Hochvolt', 'Kfz-Mechatronikerin Schwerpunkt Hochvolt'],
  ['Technischer Redakteur', 'Technische Redakteurin'],
  ['Disponent Fernverkehr', 'Disponentin Fernverkehr'],
  ['Fachkraft für Lagerlogistik', 'Fachkraft für Lagerlogistik'],
  ['Kaufmann im Einzelhandel', 'Kauffrau im Einzelhandel'],
  ['Product Owner', 'Product Owner'],
])('%s, open to all, by a woman', (position, hers) => {
  expect(suitPosition(position, 'f', true)).toBe(hers);
});

test.each([
  ['Erzieherin', 'f'],
  ['Segundo de cocina, cocinero', 'm'],
  ['Enfermera', 'f'],
  ['Fotógrafo', 'm'],
  ['Agrónoma', 'f'],
  ['Bióloga', 'f'],
  ['Staatlich anerkannte Logopädin', 'f'],
  ['Köchin', 'f'],
  ['Praxismanagerin', 'f'],
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

test.each([
  ['Tierpflegerin', 'm', 'Tierpfleger'],
  ['Zoologische Präparatorin', 'm', 'Zoologischer Präparator'],
  ['Augenoptikerin für das Kontaktlinsenstudio', 'm', 'Augenoptiker für das Kontaktlinsenstudio'],
  ['Data Analystin oder Data Analysten', 'f', 'Data Analystin'],
  ['Tierpflegerin', 'f', 'Tierpflegerin'],
  ['Admin', 'm', 'Admin'],
] as const)('%s in the form of who applies (%s) is %s', (position, form, said) => {
  expect(suitPosition(position, form)).toBe(said);
});

test('a "maestra" is a woman, a "maestro" a man', () => {
  const formOf = (title: string) =>
    titleFormOf(
      person({
        ...{ key: 'one', job: '', head: ['Nerea Gil', title, '', ''], summary: '' },
        ...{ work: [], studies: [], skills: [], languages: {} },
      }).cv,
    );
  expect([formOf('Maestra de Infantil'), formOf('Maestro de Infantil')]).toEqual(['f', 'm']);
});

test('a trade that is no known noun has her form by its end, and "Senior" none', () => {
  expect(suitPosition('Zoologischer Präparator', 'f', true)).toBe('Zoologische Präparatorin');
  expect(suitPosition('Senior Data Engineer', 'f', true)).toBe('Senior Data Engineer');
});
