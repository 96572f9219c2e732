import { expect, test } from '@jest/globals';
import { readReference } from './reference.rules.ts';

test.each([
  ['Please quote Ref. NE-4471 in your application.', 'Ref. NE-4471'],
  ['Data Analyst (Ref: NE-4471)', 'Ref NE-4471'],
  ['Job ID 4711', 'Job ID 4711'],
  ['Job Reference: HR/2026/12', 'Job Reference HR/2026/12'],
  ['Vacancy number: 88213.', 'Vacancy number 88213'],
  ['Kennziffer 2026-118', 'Kennziffer 2026-118'],
  ['Bitte geben Sie die Kennziffer: 2026/118 an.', 'Kennziffer 2026/118'],
  ['Referenznummer: YF-19283', 'Referenznummer YF-19283'],
  ['Referencia: AB-20', 'Referencia AB-20'],
  ['Código de oferta: 2211', 'Código de oferta 2211'],
  ['Ref. NE-4471\n…\nBitte nennen Sie NE-4471 (Ref. NE-4471).', 'Ref. NE-4471'],
  ['Apply with your CV, quoting ref HS/4471.', 'Ref. HS/4471'],
  ['Mándanos tu CV con la referencia TRF-09.', 'Referencia TRF-09'],
  ['Stellenanzeige Nr. 2026-118', 'Stellenanzeige Nr. 2026-118'],
])('%s', (text, reference) => {
  expect(readReference(text)).toBe(reference);
});

test.each([
  'References from 2 employers',
  'A reference 2024 or later from your landlord',
  'Please send us reference letters by 2026-12-01.',
  'Ref. NE-4471 or Ref. NE-4472',
  'Ref. see http://jobs.example.com/4711',
  'Ref: jobs4711@example.com',
  'Ref. 12',
  'We ref 2026 games a year.',
  'Referenz in Projekten ab 2020',
  'Chiffre',
])('no reference: %s', (text) => {
  expect(readReference(text)).toBe('');
});
