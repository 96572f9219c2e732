import { expect, test } from '@jest/globals';
import { fontPairOf } from './fonts/font-pairs.ts';
import {
  isTall,
  namePlace,
  nameSize,
  oneLineSize,
  twoLinesSize,
  wholePartsSize,
} from './name-size.rules.ts';
import { geometryOf } from './page-geometry.ts';
import { compact } from './templates/compact.template.ts';
import { photoHeader } from './templates/photo-header.template.ts';
import type { Template } from './templates/template.types.ts';
import { singleColumn } from './templates/single-column.template.ts';
import { twoColumnRight } from './templates/two-column-right.template.ts';
import { twoColumn } from './templates/two-column.template.ts';

const inSidebar = namePlace(
  {
    column: 'side',
    template: twoColumn,
    geometry: geometryOf(twoColumn, { paper: 'A4' }),
  },
  false,
);

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
  expect(oneLineSize(name, inSidebar, fontPairOf('source'))).toBe(points);
});

test.each([
  ['Montserrat Oliveira-Schönfeld', 16],
  ['Ana Fernández-Ruiz', 19],
  ['Élodie Saint-Exupéry-Montmorency', 10],
  ['Maximiliane Leutheusser-Schnarrenberger', 10],
  ['Maximiliane Leutheusser-Schnarrenberger-Ganzlanggeworden', undefined],
  ['Maximiliane Ganzlangername', undefined],
])('the name %j has its parts whole in %j points', (name, points) => {
  expect(wholePartsSize(name, inSidebar, fontPairOf('source'))).toBe(points);
});

test('a name is measured in the font of the headings', () => {
  const sizes = ['source', 'inter', 'alegreya'].map((pair) =>
    oneLineSize('Ana María Fernández', inSidebar, fontPairOf(pair)),
  );
  expect(sizes).toEqual([14, 15, 15]);
});

const PICTURE = true;
const placeIn = (template: Template, hasPicture: boolean, margins: { marginX?: number } = {}) =>
  namePlace(
    { column: 'wide', template, geometry: geometryOf(template, { paper: 'A4', ...margins }) },
    hasPicture,
  );

test.each([
  ['Anna-Lena Kowalczyk-Berger', twoColumnRight, false, 26],
  ['Anna-Lena Kowalczyk-Berger', twoColumnRight, PICTURE, 26],
  ['Lea Leutheusser-Schnarrenberger', twoColumnRight, false, 24],
  ['Lea Leutheusser-Schnarrenberger', twoColumnRight, PICTURE, 16],
  ['Lea Leutheusser-Schnarrenberger', photoHeader, PICTURE, 21],
  ['Lea Leutheusser-Schnarrenberger', compact, PICTURE, 19],
  ['Lea Leutheusser-Schnarrenberger-Ganzlanggeworden', twoColumnRight, PICTURE, 10],
  ['王-李', photoHeader, PICTURE, undefined],
])(
  'above or beside the text no part of %j is broken at its hyphen',
  (name, template, hasPicture, points) => {
    const place = placeIn(template, hasPicture);
    expect(wholePartsSize(name, place, fontPairOf('source'))).toBe(points);
  },
);

test.each([
  ['Dr.-Ing. Hans-Joachim Freiherr von Schwarzenberg-Lichtenfels', photoHeader, false, 28],
  ['Dr.-Ing. Hans-Joachim Freiherr von Schwarzenberg-Lichtenfels', photoHeader, PICTURE, 20],
  ['María de los Ángeles Fernández-Villaverde Goicoechea', photoHeader, PICTURE, 19],
  ['María de los Ángeles Fernández-Villaverde y Goicoechea', twoColumnRight, PICTURE, undefined],
  ['Prof. Dr. María del Carmen Quintanilla-Ferreira y Sotomayor', singleColumn, false, 26],
  ['Prof. Dr. María del Carmen Quintanilla-Ferreira y Sotomayor', photoHeader, false, 27],
  ['Ana Ruiz', photoHeader, PICTURE, undefined],
  ['王小明', photoHeader, PICTURE, undefined],
])(
  'above or beside the text %j takes no more than two lines',
  (name, template, picture, points) => {
    expect(twoLinesSize(name, placeIn(template, picture), fontPairOf('source'))).toBe(points);
  },
);

test('wider margins leave a name less room', () => {
  const place = placeIn(photoHeader, PICTURE, { marginX: 30 });
  expect(wholePartsSize('Ida Hintermeier-Brandstätter', place, fontPairOf('source'))).toBeLessThan(
    photoHeader.nameSize,
  );
});
