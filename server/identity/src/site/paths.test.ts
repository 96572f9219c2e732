import { expect, test } from '@jest/globals';
import { identityPaths } from './paths.ts';

test('derives the issuer from origin and realm', () => {
  expect(identityPaths('https://cv.example/', 'cv')).toMatchObject({
    origin: 'https://cv.example',
    issuer: 'https://cv.example/idp/realms/cv',
  });
});

test.each([
  ['https://cv.example/app', 'cv'],
  ['ftp://cv.example', 'cv'],
  ['cv.example', 'cv'],
  ['https://cv.example', 'a/b'],
])('refuses %s with realm %s', (publicUrl, realm) => {
  expect(() => identityPaths(publicUrl, realm)).toThrow();
});
