import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import { isBelow, standNear } from './beside.rules.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import { geometryOf } from './page-geometry.ts';
import { templateOf } from './templates/templates.ts';

const DATES = 'September 2017 – November 2019';

function sheetOf(name: string) {
  const template = templateOf(name);
  const geometry = geometryOf(template, { ...defaultPdfOptions, paper: 'A4' });
  return { template, geometry, scale: 1, fonts: fontPairOf('source') };
}
const near = (title: string, dates: string, name = 'two-column-right-1') =>
  standNear(title, dates, sheetOf(name));

test('long dates stand beside a short title of a narrow column', () => {
  expect(near('Full-Stack Engineer', DATES)).toBe(true);
  expect(near('CEO/President', DATES)).toBe(true);
});

test('a long title keeps its share of the line', () => {
  expect(near('Senior Full-Stack Engineer, Payments and Ledgers', DATES)).toBe(false);
});

test('dates that have room beside any title are left where they are', () => {
  expect(near('CEO', 'Sep 2017 – Nov 2019')).toBe(false);
  expect(near('CEO', DATES, 'single-column-1')).toBe(false);
});

test('what the line of the organisation does not hold stands below it', () => {
  const sheet = sheetOf('single-column-1');
  expect(isBelow('Grade: 3.9/4.0', sheet)).toBe(false);
  expect(isBelow('Dissertation: Consistency Trade-offs in Geo-Replicated Stores', sheet)).toBe(
    true,
  );
});
