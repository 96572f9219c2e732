import { expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const read = (text: string) =>
  coursesOf(linesFrom(text)).map(({ institution, degree, field }) =>
    [institution, degree, field].map((piece) => piece?.text),
  );

test('a single item right below each school is its degree, and the line below that its field', () => {
  expect(
    read(
      '2010 – 2012 ¦ College of the Isles\n* DESMM\nSoil Physics\n\n2006 – 2009 ¦ University of Upper Orrey\n* B.S.\nGeology',
    ),
  ).toEqual([
    ['College of the Isles', 'DESMM', 'Soil Physics'],
    ['University of Upper Orrey', 'B.S.', 'Geology'],
  ]);
});

test('items of a list below a school are none', () => {
  expect(
    read(
      '2010 – 2012 ¦ College of the Isles\n* Soil Physics\n* Geology\n\n2006 – 2009 ¦ University of Upper Orrey\n* Chess club',
    ).map(([, degree]) => degree),
  ).toEqual([undefined, undefined]);
});
