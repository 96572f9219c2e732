import { expect, test } from '@jest/globals';
import { newTotpSecret, spacedSecret, stepOfCode, totpAddress } from './totp.rules.ts';

// The secret and the codes of RFC 6238, appendix B, by their last six digits.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %i seconds the code of the standard is that of its step', (seconds, code, step) => {
  for (const steps of [-1, 0, 1])
    expect(stepOfCode(RFC_SECRET, code, (seconds + steps * 30) * 1000)).toBe(step);
  for (const steps of [-2, 2])
    expect(stepOfCode(RFC_SECRET, code, (seconds + steps * 30) * 1000)).toBeUndefined();
});

test.each(['', '28708', '2870821', '287 82', '28708a', '２８７０８２', '-87082'])(
  'what is no code is of no step: %j',
  (code) => {
    expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeUndefined();
  },
);

test('a secret is random, of 160 bits, and says in its address whose it is', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
  expect(spacedSecret(one).replaceAll(' ', '')).toBe(one);
  const address = new URL(totpAddress(one, 'ana+1@example.com'));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Sastre:ana+1@example.com');
  expect(address.searchParams.get('secret')).toBe(one);
});
