import { expect, test } from '@jest/globals';
import { icoOf } from './ico.rules.ts';

test('an icon file says of each picture how large it is and where it lies', () => {
  const pictures = [
    { size: 16, png: Buffer.from('sixteen') },
    { size: 48, png: Buffer.from('forty-eight') },
  ];
  const file = icoOf(pictures);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    expect([file[at], file[at + 1]]).toEqual([size, size]);
    const begin = file.readUInt32LE(at + 12);
    expect(file.subarray(begin, begin + file.readUInt32LE(at + 8))).toEqual(png);
  });
});
