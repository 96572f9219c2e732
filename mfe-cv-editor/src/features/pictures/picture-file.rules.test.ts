import { expect, test } from '@jest/globals';
import { isPictureFile, shownPicture } from './picture-file.rules.ts';

test.each(['a.png', 'a.JPG', 'a.jpeg', 'a.b.gif', 'ñ.webp'])('%s is taken', (name) => {
  expect(isPictureFile({ name, type: '' })).toBe(true);
});

test('a picture whose name says nothing is taken by its type; everything else is not', () => {
  expect(isPictureFile({ name: 'photo', type: 'image/webp' })).toBe(true);
  expect(isPictureFile({ name: 'png', type: '' })).toBe(false);
  expect(isPictureFile({ name: 'logo.svg', type: 'image/svg+xml' })).toBe(false);
  expect(isPictureFile({ name: 'cv.pdf', type: 'application/pdf' })).toBe(false);
});

test('a picture that is not there any more is none', () => {
  expect(shownPicture('b', ['a', 'b'])).toBe('b');
  expect(shownPicture('gone', ['a', 'b'])).toBe('');
  expect(shownPicture('', ['a'])).toBe('');
});
