import { expect, test } from '@jest/globals';
import type { EngineTask } from '../task/engine.ts';
import { fitOf, isSelfEvident, kindsAsked, kindsOf } from './kinds.rules.ts';

const job = (position: string, ...duties: string[]) =>
  kindsAsked({
    position,
    requirements: duties.map((quote) => ({ kind: 'duty', quote })),
  } as unknown as Pick<EngineTask, 'position' | 'requirements'>);

test.each([
  ['Fed and serviced the chipper (blades, greasing, belts)', 'machines'],
  ['Drove the 3.5 t tipper and trailer', 'travel'],
  ['Den Etat für Kindermedien verwalte ich selbst', 'money'],
  ['Notdienst an jedem vierten Wochenende', 'standby'],
  ['Propuesta de cambiar el proveedor de contactores', 'purchasing'],
  ['Recibí la uva y anoté los pesos en el registro', 'data'],
  ['No reportable accidents in three and a half years', 'safety'],
])('“%s” is of %s', (deed, kind) => {
  expect(kindsOf(deed)).toContain(kind);
});

test.each([
  'Took and developed radiographs of dogs, cats and rabbits',
  'Rescate de personas, sin incidentes',
  'Preparaba el desayuno los fines de semana',
])('“%s” is of no kind that posts ask for', (deed) => {
  expect(kindsOf(deed)).toEqual([]);
});

test.each([
  ['Buyer', 'negotiated lower premiums with our broker', 'moved the quilt store'],
  ['Data Analyst', 'catalogued 4,200 pattern books in TMS', 'moved the quilt store'],
  ['Bilanzbuchhalterin', 'den Etat verwalte ich selbst', 'Lesepatinnen betreut'],
  ['Servicetechniker', 'serviced the chipper', 'surveyed trees by species'],
  ['Jefe de almacén', 'control de existencias', 'rescato a personas'],
])('of a %s, “%s” fits better than “%s”', (post, better, worse) => {
  const asked = job(post);
  expect(fitOf(better, asked)).toBeGreaterThan(fitOf(worse, asked));
});

test('a duty asks for its kind whatever the post is called', () => {
  expect(fitOf('Sturmnotdienst am Wochenende', job('Elektroniker', 'Störungsbeseitigung'))).toBe(3);
  expect(fitOf('No accidents in two years', job('Data Analyst', 'Build dashboards'))).toBe(0);
  expect(fitOf('No accidents in two years', job('Buyer', 'health and safety'))).toBe(1);
});

test('that nothing happened is expected of everybody', () => {
  const nothing = ['No reportable accidents', 'Rescate, sin incidentes', 'Keine Absturzunfälle'];
  expect([...nothing, 'Cut accidents by half'].map(isSelfEvident)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
