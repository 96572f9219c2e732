import { expect, test } from '@jest/globals';
import { bucketOf, userKey } from './bucket.rules.ts';

const visitors = Array.from({ length: 10_000 }, (_, n) => `v${n.toString(16).padStart(16, '0')}`);
const inTenth = (remote: string) =>
  visitors.filter((visitor) => bucketOf(visitor, remote) < 10).length;

test('a tenth of the buckets is a tenth of the visitors, whoever the remote is', () => {
  for (const remote of ['mfe_export', 'mfe_billing', 'mfe_account']) {
    expect(Math.abs(inTenth(remote) - 1_000)).toBeLessThan(120);
  }
});

test('who is in the tenth of one remote is in that of another no oftener than everybody else', () => {
  const both = visitors.filter(
    (visitor) => bucketOf(visitor, 'mfe_export') < 10 && bucketOf(visitor, 'mfe_billing') < 10,
  );
  expect(Math.abs(both.length - 100)).toBeLessThan(40);
});

test('a bucket stays what it is, so that who is in ten percent is in fifty', () => {
  expect(bucketOf('v0123456789abcdef', 'mfe_export')).toBe(
    bucketOf('v0123456789abcdef', 'mfe_export'),
  );
  const buckets = visitors.map((visitor) => bucketOf(visitor, 'mfe_export'));
  expect([Math.min(...buckets), Math.max(...buckets)]).toEqual([0, 99]);
});

test('the key of a user is the same everywhere, another one’s another, and tells nothing of them', () => {
  const subject = '5f0c3c1e-6e7e-4d8e-9c5a-1b2c3d4e5f60';
  const key = userKey(subject);
  expect(key).toMatch(/^u[0-9a-f]{16}$/);
  expect(userKey(subject)).toBe(key);
  const keys = new Set(visitors.map(userKey));
  expect(keys.size).toBe(visitors.length);
});
