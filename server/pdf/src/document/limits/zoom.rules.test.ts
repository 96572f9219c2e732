import { expect, test } from '@jest/globals';
import { sanitizeCss } from '../sanitize-css.ts';
import { zoomsModestly } from './zoom.rules.ts';

test.each([
  '10000',
  '1e4',
  '.0001',
  '0',
  '100000%',
  'calc(100*100)',
  'var(--z)',
  '-2',
  '9999 !important',
])('a document is refused before it is laid out for its zoom of %s', (zoom) => {
  expect(() => sanitizeCss(`body{color:red;ZOOM : ${zoom}}`)).toThrow('zoom');
  expect(() => sanitizeCss(`body{z\\oom:/* */${zoom}}`)).toThrow('zoom');
});

test.each(['2', '.25', '150%', '1e0', 'normal', 'inherit', '1.5 !important'])(
  'a zoom of %s is printed',
  (zoom) => expect(zoomsModestly(`a{zoom:${zoom}}b{color:red}`)).toBe(true),
);

test('names that end like it mean something else', () => {
  expect(zoomsModestly('.room-zoom:hover{cursor:zoom-in;--zoom:9000;x-zoom:9000}')).toBe(true);
});
