import { expect, test } from '@jest/globals';
import { nameSize } from './name-size.rules.ts';

test.each([
  ['Ana María Fernández', 's'],
  ['Maximilianeee', 'm'],
  ['Ana Fernández-Villaverde', 's'],
  ['Papadopoulopoulos', 'l'],
  ['Schnarrenbergerhausen', 'xxl'],
  ['Schnarrenbergerhause', 'xl'],
  ['', 's'],
])('the name %j is set in size %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
