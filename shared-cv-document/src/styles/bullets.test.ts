import { expect, test } from '@jest/globals';
import { TYPE_BOUNDS } from '@sastre/shared-contracts/api';
import { ALL_TEMPLATES } from '../templates/templates.ts';
import { BASE_CSS, BULLET } from './base.css.ts';

const PIXELS_PER_POINT = 96 / 72;
/** Of a list item in pixels, as Chromium counts: where its bullet begins before its text. */
const bulletAt = (size: number) => Math.floor((Math.round(size) * 2) / 3) + 7;

test('a bullet of any size stands inside the room that its item leaves before the text, and near its edge', () => {
  const [, ems = '', pixels = ''] = /^calc\((\.\d+)em \+ (\d+)px\)$/.exec(BULLET) ?? [];
  const { min, max } = TYPE_BOUNDS.fontSize;
  for (let points = min; points <= max; points += 0.25) {
    const size = points * PIXELS_PER_POINT;
    const spare = Number(ems) * size + Number(pixels) - bulletAt(size);
    expect(spare).toBeGreaterThanOrEqual(0);
    expect(spare).toBeLessThan(1.5);
  }
});

test('no template has other room for bullets', () => {
  expect(BASE_CSS).toContain(`margin-inline-start:${BULLET}}`);
  for (const { css } of ALL_TEMPLATES) expect(css).not.toMatch(/li\{margin-inline-start/);
});
