import { expect, test } from '@jest/globals';
import { signInKeys } from './sign-in-keys.rules.ts';

const from = (ip: string, more: { device?: string; secret?: string } = {}) => {
  const whence = { email: 'a@b.example', secret: '1', device: undefined, ip, ...more };
  const { own, shared } = signInKeys(whence);
  return [own, ...shared].map(({ name, free }) => `${name} ${free}`);
};

test('counts strictly by account and network, loosely by account, by network and by site', () => {
  expect(from('2001:db8:1:2::9')).toEqual([
    'account:a@b.example:1@2001:db8:1:2::/64 5',
    'ip:2001:db8:1:2::/64 50',
    'ip:2001:db8:1::/48 500',
    'account:a@b.example 100',
  ]);
  expect(from('192.0.2.1')).toHaveLength(3);
  expect(from('::ffff:192.0.2.1')).toEqual(from('192.0.2.1'));
});

test('a known device has tries of its own, wherever it is', () => {
  expect(from('192.0.2.1', { device: 'd' })).toEqual(['account:a@b.example:1@device:d 5']);
  expect(from('192.0.2.2', { device: 'd' })).toEqual(from('192.0.2.1', { device: 'd' }));
});

test('a new password begins anew', () => {
  expect(from('192.0.2.1', { secret: '2' })[0]).not.toBe(from('192.0.2.1')[0]);
});
