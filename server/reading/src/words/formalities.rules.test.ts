import { expect, test } from '@jest/globals';
import { hasNoLevel, isFormality, namesFormality } from './formalities.rules.ts';

test.each([
  'Führerschein Klasse B',
  'Führerschein Klasse B seit 2009 und eigener PKW',
  'gültiger Führerschein',
  'Full clean driving licence',
  "Driver's license",
  'Carné de conducir B y vehículo propio',
  'Permiso B',
  'Masernimpfung',
  'Nachweis der Masernimpfung',
  'Vollständig geimpft',
  'Vaccinated against COVID-19',
  'Vehículo propio',
  'Willing to travel within Europe',
  'Reisebereitschaft',
  'Disponibilidad para viajar',
])('%s is a formality', (text) => {
  expect(isFormality(text)).toBe(true);
  expect(namesFormality(text)).toBe(true);
});

test.each([
  'Führerschein Klasse CE',
  'Permiso C y CAP',
  'HGV driving licence',
  'Staplerschein',
  'Mobilität älterer Menschen gefördert',
  'Impfungen bei 30 Kindern am Tag durchgeführt',
  'Vaccination of 40 children a week',
  'Fahrschüler auf den Führerschein vorbereitet',
  'Vehicle maintenance',
  'Wundversorgung',
])('%s is none', (text) => {
  expect(isFormality(text)).toBe(false);
});

test.each([
  ['Full UK driving licence', true],
  ['Driving licence (category C)', true],
  ['Enhanced DBS', true],
  ['Right to work in the UK', true],
  ['Führerschein Klasse B', true],
  ['erweitertes Führungszeugnis', true],
  ['Permiso de trabajo', true],
  ['Carné de conducir B', true],
  ['Certificado de delitos de naturaleza sexual', true],
  ['Forklift maintenance', false],
  ['Excel', false],
  ['Arbeitserfahrung', false],
  ['Gestión de permisos', false],
])('%s has no level: %s', (term, is) => {
  expect(hasNoLevel(term)).toBe(is);
});
