import { expect, test } from '@jest/globals';
import { addressParts, contactSize } from './contact-fit.rules.ts';

test.each([
  ['ana@example.org', 'm', 'm'],
  ['alexandra.konstantinopoulou@uni.de', 's', 'm'],
  ['alexandra.konstantinopoulou@ethz.ch', 'xs', 'm'],
  ['alexandra.konstantinopoulou-weberberg@university-hospital.org', undefined, 'm'],
  [`${'long.'.repeat(15)}name@example.org`, undefined, 'xs'],
  [`${'long.'.repeat(40)}name@example.org`, undefined, undefined],
])('%s is set in size %s in the sidebar and in size %s beside it', (text, side, wide) => {
  expect([contactSize(text, 'side'), contactSize(text, 'wide')]).toEqual([side, wide]);
});

test('an address is broken after slashes, points and hyphens, and keeps every letter', () => {
  const address = 'linkedin.com/in/ana-maría_x//y?a=b';
  expect(addressParts(address)).toEqual(['linkedin.', 'com/', 'in/', 'ana-', 'maría_x//', 'y?a=b']);
  expect(addressParts(address).join('')).toBe(address);
});
