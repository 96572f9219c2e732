import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { leanFont, withoutProgram } from './lean-font.rules.ts';
import { readOutlines } from './outlines.rules.ts';

const { resolve } = createRequire(import.meta.url);
const FONT = readFileSync(resolve('source-sans/TTF/SourceSans3-Regular.ttf'));

/** One contour of two points, with a program of three bytes. */
const LETTER = [0, 1, 0, 0, 0, 0, 0, 9, 0, 9, 0, 1, 0, 3, 7, 7, 7, 1, 1, 0, 1, 0, 2, 0, 3, 0, 4];
/** Two parts by bytes, and a program. */
const OF_TWO = [255, 255, 0, 0, 0, 0, 0, 9, 0, 9, 1, 0x22, 0, 5, 1, 2, 1, 2, 0, 6, 3, 4, 0, 1, 7];

test('a glyph loses its program, and keeps its contours and parts', () => {
  expect([...withoutProgram(Uint8Array.from(LETTER))]).toEqual([
    ...LETTER.slice(0, 12),
    ...[0, 0],
    ...LETTER.slice(17),
  ]);
  const parts = [0, 0x22, 0, 5, 1, 2, 0, 2, 0, 6, 3, 4];
  expect([...withoutProgram(Uint8Array.from(OF_TWO))]).toEqual([...OF_TWO.slice(0, 10), ...parts]);
  expect(withoutProgram(new Uint8Array())).toHaveLength(0);
});

test('a font has the tables that a PDF asks for alone, and draws what it drew', () => {
  const before = readOutlines(FONT);
  const lean = leanFont(FONT);
  const after = readOutlines(lean);
  expect([...after.tables.keys()].sort().join(' ')).toBe('glyf head hhea hmtx loca maxp');
  expect(after.count).toBe(before.count);
  expect(after.tables.get('hmtx')).toEqual(before.tables.get('hmtx'));
  for (let glyph = 0; glyph < before.count; glyph += 97) {
    const record = after.recordOf(glyph);
    const whole = withoutProgram(before.recordOf(glyph));
    expect([...record.subarray(0, whole.length)]).toEqual([...whole]);
    expect(record.length - whole.length).toBeLessThan(4);
  }
  expect(lean.length).toBeLessThan(FONT.length / 2);
  expect(leanFont(lean)).toEqual(lean);
});
