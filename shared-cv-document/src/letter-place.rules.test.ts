import { expect, test } from '@jest/globals';
import { withPlace } from './letter-place.rules.ts';

const DE = '30. November 2026';
const ES = '30 de noviembre de 2026';

test.each([
  ['de', DE, 'Berlin, Deutschland', `Berlin, ${DE}`],
  ['de', DE, 'Hauptstraße 5, 60311 Frankfurt am Main', `Frankfurt am Main, ${DE}`],
  ['de', DE, 'Deutschland', DE],
  ['de', DE, 'Hauptstraße 5', DE],
  ['de', DE, 'Remote', DE],
  ['de', DE, '', DE],
  ['de', `Berlin, den ${DE}`, 'Berlin', `Berlin, den ${DE}`],
  ['de', 'Sehr geehrte Frau May,', 'Berlin', 'Sehr geehrte Frau May,'],
  ['es', ES, 'Madrid, Comunidad de Madrid, España', `Madrid, a ${ES}`],
  ['es', ES, 'Calle Mayor 3, 28013 Madrid', `Madrid, a ${ES}`],
  ['es', ES, 'España', ES],
  ['en', '30 November 2026', 'London', '30 November 2026'],
] as const)('%s: %j from %j is %j', (language, first, location, expected) => {
  const rest = '\n\n**Betreff**\n\nText';
  expect(withPlace(`${first}${rest}`, location, language)).toBe(`${expected}${rest}`);
});
