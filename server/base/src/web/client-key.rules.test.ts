import { expect, test } from '@jest/globals';
import { clientKey, clientNetwork, wideClientKey } from './client-key.rules.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%s counts as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});

test('who has a whole site of IPv6 has one wide key; of IPv4 there is none', () => {
  expect(wideClientKey('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(wideClientKey('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48');
  expect(wideClientKey('192.0.2.1')).toBeUndefined();
  expect(wideClientKey('::ffff:192.0.2.1')).toBeUndefined();
  expect(wideClientKey('nonsense')).toBeUndefined();
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['nonsense', undefined],
])('of %s no more is kept than %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
