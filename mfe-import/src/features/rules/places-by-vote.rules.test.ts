import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

const jobs = (text: string, home?: string) =>
  jobsOf(linesFrom(text), home).map(({ position, company, place }) =>
    [position, company, place].map((piece) => piece?.text),
  );
const INNS = `
# Innkeeper, Ribblehead ¦ 03/2015 – 02/2019
The Blue Boar

# Cook, Dent ¦ 01/2012 – 02/2015
Moor House

# Waiter, Band 6, Sedbergh ¦ 01/2010 – 12/2011
The Old Mill`;

test('towns that no list knows are places where most stand so, and the person lives in one of them', () => {
  expect(jobs(INNS, 'Dent, Cumbria')).toEqual([
    ['Innkeeper', 'The Blue Boar', 'Ribblehead'],
    ['Cook', 'Moor House', 'Dent'],
    ['Waiter, Band 6', 'The Old Mill', 'Sedbergh'],
  ]);
});

test('a district before a town that is known is of its place, where the others say theirs there', () => {
  const text = `
# Monteur ¦ 03/2015 – 02/2019
Rohrbau Nord AG, Sonnenhang, Chemnitz

# Geselle ¦ 01/2012 – 02/2015
Rohrbau Nord AG, Chemnitz

# Lehrling ¦ 01/2010 – 12/2011
Sanitär Vogt, Zwönitz`;
  expect(jobs(text).map(([, , place]) => place)).toEqual([
    'Sonnenhang, Chemnitz',
    'Chemnitz',
    'Zwönitz',
  ]);
});

test('what stands behind a comma is no place where nothing says so', () => {
  expect(jobs(INNS).map(([position]) => position)).toEqual([
    'Innkeeper, Ribblehead',
    'Cook, Dent',
    'Waiter, Band 6, Sedbergh',
  ]);
});

test('one known town among several names of teams is not enough', () => {
  const text = INNS.replace('Ribblehead', 'Search').replace('Dent', 'Payments');
  expect(jobs(text.replace('Sedbergh', 'Berlin')).map(([position]) => position)).toEqual([
    'Innkeeper, Search',
    'Cook, Payments',
    'Waiter, Band 6',
  ]);
});
