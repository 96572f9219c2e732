import { expect, test } from '@jest/globals';
import { fontPairOf } from './fonts/font-pairs.ts';
import { fitsWideLine, isTall, nameSize, oneLineSize, wholePartsSize } from './name-size.rules.ts';
import { geometryOf } from './page-geometry.ts';
import { photoHeader } from './templates/photo-header.template.ts';
import { twoColumnRight } from './templates/two-column-right.template.ts';
import { twoColumn } from './templates/two-column.template.ts';

test.each([
  ['Ana María Fernández', 's'],
  ['Maximilianeee', 'm'],
  ['Ana Fernández-Villaverde', 's'],
  ['Papadopoulopoulos', 'l'],
  ['Schnarrenbergerhausen', 'xxl'],
  ['Schnarrenbergerhause', 'xl'],
  ['', 's'],
])('the name %j is set in size %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});

test.each([
  ['Ana María Fernández', false],
  ['Đặng Thị Thu Hương', false],
  ['Анна Ковальчук', false],
  ['Γιώργος Παπαδόπουλος', false],
  ['', false],
  ['ศิริพร ชัยวัฒน์', true],
  ['श्रीनिवास कृष्णमूर्ति', true],
  ['Ana 王', true],
])('the lines of the name %j are high: %j', (name, tall) => {
  expect(isTall(name)).toBe(tall);
});

test.each([
  ['Ana Ruiz', 20],
  ['Richard Hendriks', 17],
  ['Dr. Lena Vasquez', 18],
  ['Ana María Fernández', 14],
  ['Maximiliane Ganzlangername', undefined],
  ['Пётр Ковальчук', 17],
  ['王小明', undefined],
])('the name %j stands on one line of the sidebar in %j points', (name, points) => {
  expect(oneLineSize(name, twoColumn.sidebar, fontPairOf('source'))).toBe(points);
});

test.each([
  ['Montserrat Oliveira-Schönfeld', 16],
  ['Ana Fernández-Ruiz', 19],
  ['Maximiliane Leutheusser-Schnarrenberger', undefined],
  ['Maximiliane Ganzlangername', undefined],
])('the name %j has its parts whole in %j points', (name, points) => {
  expect(wholePartsSize(name, twoColumn.sidebar, fontPairOf('source'))).toBe(points);
});

test('a name is measured in the font of the headings', () => {
  const sizes = ['source', 'inter', 'alegreya'].map((pair) =>
    oneLineSize('Ana María Fernández', twoColumn.sidebar, fontPairOf(pair)),
  );
  expect(sizes).toEqual([14, 15, 15]);
});

test.each([
  ['Hintermeier-Brandstätter', {}, true],
  ['Hintermeier-Brandstätter', { marginX: 30 }, false],
  ['Leutheusser-Schnarrenberger-Ganzlang', {}, false],
  ['王-李', {}, false],
])('beside a picture the part %j of a name stays whole with %j: %j', (part, margins, whole) => {
  const geometry = geometryOf(photoHeader, { paper: 'A4', ...margins });
  const place = { isBeside: false, hasPicture: true };
  expect(fitsWideLine(part, geometry, fontPairOf('source'), place)).toBe(whole);
});

test('beside a sidebar names are smaller', () => {
  const geometry = geometryOf(twoColumnRight, { paper: 'A4' });
  const place = { isBeside: true, hasPicture: false };
  expect(fitsWideLine('Hintermeier-Brandstätter', geometry, fontPairOf('source'), place)).toBe(
    true,
  );
});
