import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { goesOn, itemGap } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

function two(first: string, second: string, room = 0): [StyledLine, StyledLine] {
  const [above, next] = linesFrom(`${first}\n${second}`) as [StyledLine, StyledLine];
  return [{ ...above, room }, next];
}

describe('a line', () => {
  test('goes on with the sentence above in small letters, whatever room was left there', () => {
    const [above, next] = two('Reduced waste', 'across vendors', 300);
    expect(goesOn(above, next)).toBe(true);
    expect(goesOn({ ...above, text: 'Reduced waste.' }, next)).toBe(false);
  });

  test('of another size is no part of the sentence above', () => {
    const [above, next] = two('Freelance', 'Data Analyst');
    const runs = [{ text: 'Freelance', size: 14, bold: true, italic: false }];
    expect(goesOn({ ...above, cells: [{ text: 'Freelance', runs }] }, next)).toBe(false);
  });
});

describe('items of a list', () => {
  const gaps = (...all: number[]) =>
    linesFrom(all.map(() => 'Words').join('\n')).map((line, at) => ({
      ...line,
      gapAbove: all[at] ?? 0,
    }));

  test('are parted by the wider of two gaps', () => {
    expect(itemGap(gaps(1, 0.3, 0.9, 0.3))).toBeCloseTo(0.6);
  });

  test('are not parted by gaps that are alike', () => {
    expect(itemGap(gaps(1, 0.3, 0.35, 0.3))).toBeUndefined();
  });
});
