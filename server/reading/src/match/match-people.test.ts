import { expect, test } from '@jest/globals';
import { did, shownBy } from './held-in.fixture.ts';

const NINE = 'Pflege von bis zu 9 Patienten je Schicht auf der Intermediate-Care-Station';
const WOUNDS = 'Versorgung von Patienten mit chronischen Wunden zu Hause und in Pflegeheimen';

test.each([
  ['Ihre Aufgaben', WOUNDS, NINE, false],
  ['Ihre Aufgaben', WOUNDS, 'Grundpflege, Wundversorgung und Medikamentengabe', true],
  ['Ihre Aufgaben', WOUNDS, 'Versorgung chronischer Wunden', true],
  ['Ihre Aufgaben', WOUNDS, 'Versorgung von Patienten mit chronischen Krankheiten', false],
  ['Ihre Aufgaben', 'Versorgung von Patienten auf Station', NINE, true],
  [
    'Ihre Aufgaben',
    'Betreuung von Menschen mit Demenz',
    'Demenzbetreuung auf zwei Wohnbereichen',
    true,
  ],
  [
    'Your tasks',
    'Care for patients with chronic wounds at home',
    'Cared for 9 patients a shift',
    false,
  ],
  ['Your tasks', 'Care for patients with chronic wounds at home', 'Wound care on two wards', true],
  ['Your tasks', 'Care for patients', 'Cared for 9 patients a shift', true],
  [
    'Your tasks',
    'Care for patients after cardiac surgery, including chest drains',
    'Cared for critical care patients',
    false,
  ],
  [
    'Your tasks',
    'Care for patients after cardiac surgery, including chest drains',
    'Cared for patients after cardiac surgery',
    true,
  ],
  ['Your tasks', 'Care for patients after hip surgery', 'Cared for patients after surgery', false],
  ['Your tasks', 'Caring for patients on dialysis', 'Cared for older patients', false],
  [
    'Ihre Aufgaben',
    'Pflege von Patienten nach Herzoperationen',
    'Pflege von Patienten nach Hüftoperationen',
    false,
  ],
  [
    'Funciones',
    'Atención a pacientes tras cirugía cardíaca',
    'Atención a pacientes tras cirugía de cadera',
    false,
  ],
  ['Funciones', 'Cuidar a personas con demencia', 'Cuidado de personas mayores', false],
  ['Funciones', 'Cuidar a personas con demencia', 'Cuidado de personas con demencia', true],
])('%s: %s is shown by %s: %s', (section, asked, told, isTold) => {
  expect(shownBy(section, asked, did(told)).includes(told)).toBe(isTold);
});
