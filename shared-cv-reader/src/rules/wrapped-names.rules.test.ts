import { describe, expect, test } from '@jest/globals';
import type { PageItem, PageText } from '@sastre/shared-pdf-pages';
import { linesOfPage } from '../pdf/lines.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { addedOf } from './added.rules.ts';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

/** A stretch of text at a place; a letter is five points wide. */
const put = (y: number, x: number, text: string, bold = false): PageItem => ({
  ...{ text, x, y, width: text.length * 5, size: 10 },
  ...{ bold, italic: false, font: bold ? 'bold' : 'text' },
});
const read = (items: PageItem[]) => {
  const lines = linesOfPage({ items, width: 595 } as PageText, 0).map((line, id): StyledLine => ({
    ...line,
    id,
  }));
  return jobsOf(lines).map(({ position, company, place, texts }) => [
    position?.text,
    company?.text,
    place?.text,
    texts.map(({ text }) => text).join('|'),
  ]);
};

describe('a name that is wrapped', () => {
  const text = 'Five masons, two apprentices and a setter-out in the yard.';

  test('goes on below it, beside its dates', () => {
    const items = [
      put(100, 50, 'Feb 2016 – present'),
      put(100, 180, 'Head Mason, Guild of the Cathedral and its Yards, Works De-'),
      put(112, 180, 'partment, Durham, United Kingdom'),
      put(128, 180, text),
      put(144, 180, 'A line that ends the text of this job at the far right edge.'),
    ];
    expect(read(items)).toMatchObject([
      [
        'Head Mason',
        'Guild of the Cathedral and its Yards, Works Department',
        'Durham, United Kingdom',
        `${text} A line that ends the text of this job at the far right edge.`,
      ],
    ]);
  });

  test('goes on below it, before its place and above its dates, in bold', () => {
    const items = [
      put(100, 50, 'Guild of the Cathedral and its Yards, Head', true),
      put(100, 285, 'Durham, United Kingdom'),
      put(112, 50, 'Mason', true),
      put(112, 285, 'Feb 2016 – Mar 2019'),
      put(124, 50, text),
    ];
    expect(read(items).map((job) => job.slice(0, 3))).toEqual([
      ['Head Mason', 'Guild of the Cathedral and its Yards', 'Durham, United Kingdom'],
    ]);
  });

  test('is that of a school where its line says nothing but what it is', () => {
    const items = [
      put(100, 50, 'Cook at Canteen of the Fachhochschule'),
      put(100, 258, 'Feb 2016 – Mar 2019'),
      put(112, 50, 'Münster'),
      put(128, 50, text),
    ];
    expect(read(items).map((job) => job.slice(0, 2))).toEqual([
      ['Cook', 'Canteen of the Fachhochschule Münster'],
    ]);
  });

  test('is none where the place stands below it', () => {
    const items = [
      put(100, 50, 'Head Mason, Guild of the Cathedral', true),
      put(100, 225, 'Feb 2016 – Mar 2019'),
      put(112, 50, 'Durham, United Kingdom', true),
      put(128, 50, text),
    ];
    expect(read(items).map((job) => job.slice(0, 3))).toEqual([
      ['Head Mason', 'Guild of the Cathedral', 'Durham, United Kingdom'],
    ]);
  });

  test('is no employer below a position that fills its line', () => {
    const items = [
      put(100, 50, 'Juni 2023 – heute', true),
      put(112, 50, 'Social Media Manager “Orrey ist bunt”'),
      put(124, 50, 'Kelpwerke GmbH & Co. KG'),
      put(150, 50, 'Mai 2021 – Juli 2022', true),
      put(162, 50, 'Werkstudent Content Creator im Datenmanage'),
      put(174, 50, 'Rowersnetzwerk GmbH'),
    ];
    expect(read(items).map((job) => job.slice(0, 2))).toEqual([
      ['Social Media Manager “Orrey ist bunt”', 'Kelpwerke GmbH & Co. KG'],
      ['Werkstudent Content Creator im Datenmanage', 'Rowersnetzwerk GmbH'],
    ]);
  });

  test('is none below the same post with dates of its own', () => {
    const row = (y: number, house: string, dates: string) => [
      put(y, 50, 'Camarero', true),
      put(y, 124, `— ${house} (${dates})`),
    ];
    const items = [
      ...row(100, 'Chiringuito Paco, Nerja', 'may. 2023 – sept. 2023'),
      ...row(112, 'Bar El Puerto, Málaga', 'dic. 2022 – mar. 2023'),
      put(134, 80, '• Atención de 16 mesas.'),
    ];
    expect(read(items).map((job) => job.slice(0, 2))).toEqual([
      ['Camarero', 'Chiringuito Paco'],
      ['Camarero', 'Bar El Puerto'],
    ]);
  });

  test('goes on below it before its dates, however short it is', () => {
    const items = [
      put(100, 50, 'Kantine of the', true),
      put(100, 150, '2016 – 2019', true),
      put(112, 50, 'Cathedral', true),
      put(126, 50, 'Head Mason'),
      put(140, 50, text),
    ];
    expect(read(items).map((job) => job.slice(0, 2))).toEqual([
      ['Head Mason', 'Kantine of the Cathedral'],
    ]);
  });
});

test.each([
  ['Diploma, Baking and Milling of Grain, The Guild Institute of', 'Oaxaca (2012 – 2014)'],
  ['Diploma, Baking and Milling, The Guild Institute of Technology', 'Madras'],
])('the name of a school goes on below, with its dates or before them: %s', (above, below) => {
  const items = [put(100, 50, above), put(112, 50, below)];
  if (!below.includes('(')) items.push(put(124, 50, '2012 – 2014'));
  items.push(put(160, 50, 'A line of text that ends at the far right edge of this page'));
  const lines = linesOfPage({ items, width: 595 } as PageText, 0);
  const [course] = coursesOf(lines.map((line, id): StyledLine => ({ ...line, id })));
  expect(course?.institution?.text).toMatch(
    /^The Guild Institute of (?:Technology Madras|Oaxaca)$/,
  );
  expect(course?.period).toMatchObject({ startDate: '2012', endDate: '2014' });
});

test('the title of a work is whole below its date', () => {
  const look = { size: 10, italic: false };
  const lines = linesFrom(
    '02/2019\nWhat the old maps say of drains that nobody saw since the\nflood\nJournal of Wetlands\n\n05/2016\nPeat and its people\nFen Letters',
  ).map((line, at) => {
    const bold = [1, 2, 6].includes(at);
    const width = line.text.length * 5;
    return {
      ...line,
      box: { x: 0, y: at * 12, width, height: 12 },
      room: 290 - width,
      cells: line.cells.map((cell) => ({
        ...cell,
        end: width,
        runs: [{ ...look, text: cell.text, bold }],
      })),
    };
  });
  expect(addedOf('publications', lines).map(({ name }) => name?.text)).toEqual([
    'What the old maps say of drains that nobody saw since the flood',
    'Peat and its people',
  ]);
});

test('a short name that ends with a word that joins goes on below', () => {
  const lines = linesFrom('Lady Mistress of\nHorsemanship\nStud Guild\n2016').map((line, at) => {
    const width = line.text.length * 5;
    const cells = line.cells.map((cell) => ({
      ...cell,
      end: width,
      runs: cell.runs.map((run) => ({ ...run, bold: at < 2 })),
    }));
    return { ...line, cells, room: 100 - width, box: { x: 0, y: at * 12, width, height: 12 } };
  });
  expect(addedOf('certificates', lines).map(({ name }) => name?.text)).toEqual([
    'Lady Mistress of Horsemanship',
  ]);
});
