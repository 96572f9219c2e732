import { expect, test } from '@jest/globals';
import { withoutLeadIn } from './lead-ins.rules.ts';

test.each([
  ['Buscamos una persona con experiencia en Excel'],
  ['Para ello, necesitamos a una persona con manejo de Excel'],
  ['So would Excel'],
])('whom a house looks for is no part of what it asks for: %s', (text) => {
  expect(withoutLeadIn(text)).toBe('Excel');
});
