import { expect, test } from '@jest/globals';
import { tarballsIn } from './tarballs.rules.ts';

test('of each of our packages the newest tarball is taken, of others none', () => {
  const files = [
    'sastre-shared-ui-1.10.0.tgz',
    'sastre-shared-ui-1.9.0.tgz',
    'sastre-tools-1.0.0.tgz',
    'create-sastre-mfe-1.0.0.tgz',
    'notes.txt',
  ];
  expect(tarballsIn(files)).toEqual({
    '@sastre/shared-ui': 'sastre-shared-ui-1.10.0.tgz',
    '@sastre/tools': 'sastre-tools-1.0.0.tgz',
  });
});
