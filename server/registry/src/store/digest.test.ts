import { expect, test } from '@jest/globals';
import { digestOf } from './digest.ts';

test('a digest knows what a registry says, not how its keys are ordered', () => {
  const one = digestOf({ revision: 1, remotes: [{ name: 'a', pages: [{ id: 'x', path: '/y' }] }] });
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(
    digestOf({ remotes: [{ pages: [{ path: '/y', id: 'x' }], name: 'a' }], revision: 1 }),
  ).toBe(one);
  expect(digestOf({ revision: 2, remotes: [{ name: 'a' }] })).not.toBe(one);
});
