import { describe, expect, test } from '@jest/globals';
import { courseBlocks } from './course-blocks.rules.ts';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

/** Degree, field, school, place, mark and dates of each course, as they stand in a file. */
function read(text: string) {
  return coursesOf(linesFrom(text)).map(({ degree, field, institution, place, grade, period }) =>
    [degree, field, institution, place, grade]
      .map((piece) => piece?.text ?? '')
      .concat(period?.startDate ?? '', period?.endDate ?? '')
      .join('|'),
  );
}

describe('courses that do not say when they were', () => {
  test('begin with a degree or a school where the one above has its own', () => {
    expect(
      read('Bachelor of Arts in History\nUniversity of Fern\nA-levels in Physics\nKelp College'),
    ).toEqual([
      'Bachelor of Arts|History|University of Fern||||',
      'A-levels|Physics|Kelp College||||',
    ]);
  });

  test('stand in one line with school and town, their marks below', () => {
    expect(
      read(
        'B.E in Glass Engineering, Kelp Engineering Campus, TU\nRunning\n+2, Fern Model Secondary School (FMS), Bagdara, Oslo\n3.3 CGPA\nSLC,Orrey Valley School, Tarake, Oslo\n3.75 CGPA',
      ),
    ).toEqual([
      'B.E|Glass Engineering|Kelp Engineering Campus, TU||||',
      '+2||Fern Model Secondary School (FMS)|Bagdara, Oslo|3.3||',
      'SLC||Orrey Valley School|Tarake, Oslo|3.75||',
    ]);
  });

  test('are kept beside one that says it', () => {
    expect(
      read(
        'Fern University, Otley ¦ Sep 2021 – Present\nBachelors in Glass Engineering\nCurrent CGPA: 8.8\nKelp Public School, Otley\nHigh school: Grade 12\nScore- 97.6%',
      ),
    ).toEqual([
      'Bachelors|Glass Engineering|Fern University|Otley|8.8|2021-09|',
      'High school|Grade 12|Kelp Public School|Otley|97.6%||',
    ]);
  });

  test('are the items of a list', () => {
    const lines = linesFrom(
      '# Ada Kelp\n# Education\n* Kelp University: Glass and lime (08/2020 - Present)\n* Fern Tech: Certificate of Welding (04/2019 - 08/2019)\n* Orrey University: B.A. in Project Management\n# Skills\nLime',
    );
    const { cv, unplaced } = readLines(lines);
    expect(
      cv.education?.map(({ institution, degree, field }) => [institution, degree, field]),
    ).toEqual([
      ['Kelp University', '', 'Glass and lime'],
      ['Fern Tech', 'Certificate of Welding', ''],
      ['Orrey University', 'B.A.', 'Project Management'],
    ]);
    expect(unplaced).toEqual([]);
  });
});

describe('courses that say it otherwise', () => {
  test('have their names above the dates in columns, and more of them behind a label', () => {
    expect(
      read(
        'SK University ¦ BCA LIME SCIENCE\n2016-2019 ¦ Relevant Coursework\nOvens, Kilns, Mortars\nFern Inter College, Oslo ¦ INTERMEDIATE\n2014-2016 ¦ PCM with 83.3% marks\nKelp Inter College, Oban ¦ HIGHSCHOOL\n2012-2014 ¦ PCM with 84% marks',
      ),
    ).toEqual([
      'BCA|LIME SCIENCE|SK University|||2016|2019',
      'INTERMEDIATE|PCM|Fern Inter College|Oslo|83.3%|2014|2016',
      'HIGHSCHOOL|PCM|Kelp Inter College|Oban|84%|2012|2014',
    ]);
  });

  test.each([
    ['Graduation: May 2024', '2024-05'],
    ['Expected May 2025', '2025-05'],
    ['Expected Graduation Date: May 2025', '2025-05'],
    ['Passing Year: 2021', '2021'],
    ['Voraussichtlicher Abschluss: 2026', '2026'],
  ])('say so before the date: %s', (said, date) => {
    expect(read(`Kelp University\nBSc in Physics ¦ ${said}`)).toEqual([
      `BSc|Physics|Kelp University||||${date}`,
    ]);
  });

  test('tell no thesis and no coursework as names', () => {
    const [course] = coursesOf(
      linesFrom(
        'Kelp University ¦ 2012 – 2014\nBSc in Physics\nCourses\nOvens, Kilns\nThesis: On the light of glass',
      ),
    );
    expect([course?.degree?.text, course?.field?.text]).toEqual(['BSc', 'Physics']);
    expect(course?.rest.map(({ text }) => text)).toEqual([
      'Courses',
      'Ovens, Kilns',
      'Thesis: On the light of glass',
    ]);
  });

  test('have their mark from what is labelled, and from no number of a street', () => {
    expect(read('SLC, Orrey Valley School, Tarake - 7\n3.75 CGPA')[0]).toContain('|3.75|');
  });
});

test('degrees and schools that are all items of a list are courses', () => {
  const text =
    '* Master of Arts in Glass\n* University of Fern\n* Bachelor of Arts in History\n* Kelp College';
  expect(read(text)).toEqual([
    'Master of Arts|Glass|University of Fern||||',
    'Bachelor of Arts|History|Kelp College||||',
  ]);
});

test('a degree begins its course, however much is said of it', () => {
  const about =
    'with a focus on the tides of the north and on what they leave behind them, '.repeat(2);
  const text = `Master of Arts in Glass, ${about}twice\nUniversity of Fern\nBachelor of Arts in History\nKelp College`;
  expect(courseBlocks(linesFrom(text))?.map((block) => block.length)).toEqual([2, 2]);
});

test('a thesis whose title ends with a year says nothing of when', () => {
  expect(
    read(
      'Licence, Histoire\nUniversité de Brumeville\n09/2006 – 06/2009\nMémoire : Les verriers du Nord avant 1914\nBaccalauréat, Littéraire\nLycée des Dunes\n2006',
    ),
  ).toEqual([
    'Licence|Histoire|Université de Brumeville|||2006-09|2009-06',
    'Baccalauréat|Littéraire|Lycée des Dunes||||2006',
  ]);
});

test('a mark with a colon stands whole behind its words', () => {
  expect(read('BSc Glass ¦ 2010 – 2013\nUniversity of Fern\nUpper Second (2:1)')).toEqual([
    'BSc|Glass|University of Fern||Upper Second (2:1)|2010|2013',
  ]);
});

test.each([
  ['MSc Glass ¦ 2010 – 2012\nUniversity of Fern\nA', 'MSc|Glass|University of Fern||A|2010|2012'],
  [
    'BA Glass ¦ 2010 – 2012\nUniversity of Fern\nSecond Class Honours (Lower Division)',
    'BA|Glass|University of Fern||Second Class Honours (Lower Division)|2010|2012',
  ],
  ['University of Fern ¦ 2010 – 2012\nMSc, Glass; A', 'MSc|Glass|University of Fern||A|2010|2012'],
  [
    'University of Fern ¦ 2010 – 2012\nBA, Glass; Second Class Honours (Upper Division)',
    'BA|Glass|University of Fern||Second Class Honours (Upper Division)|2010|2012',
  ],
])('a mark is a letter, or a class with its division: %j', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test('a trade that was learned at a school is no subject', () => {
  expect(read('Berufsfachschule Tannhof ¦ 1996 – 1999\nSchreinerin')).toEqual([
    'Schreinerin||Berufsfachschule Tannhof|||1996|1999',
  ]);
});

test('the full stops of a degree end no sentence', () => {
  expect(
    read(
      '09/2005 – 09/2006\nM.Phil. Glass Painting\nUniversity of Fern\n2001 – 2005\nB.A. History\nKelp College',
    ),
  ).toEqual([
    'M.Phil.|Glass Painting|University of Fern|||2005-09|2006-09',
    'B.A.|History|Kelp College|||2001|2005',
  ]);
});
