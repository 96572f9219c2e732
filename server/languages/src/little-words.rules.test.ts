import { expect, test } from '@jest/globals';
import { languageOfLittleWords } from './little-words.rules.ts';

test.each([
  ['de', 'Entwicklung von Microservices mit Spring Boot und Continuous Integration im Team Cloud'],
  ['fr', 'Pilotage du programme Customer Success et du Change Management, Key Account Management'],
  ['es', 'Gestión del Customer Success y del Key Account Management con Salesforce'],
  ['nl', 'Beheer van het Data Warehouse met Power BI voor Key Accounts'],
])('terms of a trade are English in any language: %s', (language, text) => {
  expect(languageOfLittleWords(text)).toBe(language);
});

test.each([
  'Led the Change Management of Das Boot und Hafen GmbH',
  'Acute Medical Unit, Advanced Life Support, Point Care Ultrasound',
  'Software Engineer, Jan van Rijn',
  'Senior Engineer e di e di with',
])('where English has its own, or there are too few, nothing is said: %s', (text) => {
  expect(languageOfLittleWords(text)).toBeUndefined();
});
