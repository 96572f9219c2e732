import { expect, test } from '@jest/globals';
import { identityPaths } from '../site/paths.ts';
import { passkeySite } from './passkey-site.rules.ts';

test.each([
  ['https://cv.example.org', 'cv.example.org'],
  ['https://cv.example.org:8443', 'cv.example.org'],
  ['http://localhost:8080', 'localhost'],
  ['http://cv.localhost', 'cv.localhost'],
  ['http://cv.example.org', undefined],
  ['http://localhost.example.org', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['https://127.0.0.1', undefined],
  ['https://[::1]', undefined],
])('%s: passkeys for %s', (publicUrl, rpId) => {
  const site = passkeySite(identityPaths(publicUrl, 'cv'));
  expect(site).toEqual(rpId === undefined ? undefined : { rpId, origin: publicUrl });
});
