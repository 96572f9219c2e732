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

/** Lines that begin with `~` are set in italics. */
const withItalics = (text: string) =>
  linesFrom(text).map((line) => {
    if (!line.text.startsWith('~')) return line;
    const said = line.text.slice(1);
    const cells = line.cells.map((cell) => ({
      ...cell,
      text: said,
      runs: [{ text: said, size: 9, bold: false, italic: true }],
    }));
    return { ...line, text: said, cells };
  });
const SHOPS = `
# Bäcker, Brotkorb ¦ 03/2015 – 02/2019
~Oberwiesenheim
Backt und verkauft.

# Verkäufer, Korbladen ¦ 01/2012 – 02/2015
~Steinach
* Verkaufte Körbe.`;

test('a short line below the names, in a look that the text has not, is the place', () => {
  const read = jobsOf(withItalics(SHOPS));
  expect(read.map(({ place }) => place?.text)).toEqual(['Oberwiesenheim', 'Steinach']);
  expect(read.map(({ texts }) => texts.map(({ text }) => text))).toEqual([
    ['Backt und verkauft.'],
    [],
  ]);
});

test('such a line is text where nothing sounds like a town, and where the text looks the same', () => {
  const teams = SHOPS.replace('Oberwiesenheim', 'Frühschicht');
  const places = (lines: ReturnType<typeof linesFrom>) => jobsOf(lines).map(({ place }) => place);
  expect(places(withItalics(teams))).toEqual([undefined, undefined]);
  expect(places(linesFrom(SHOPS.replaceAll('~', '')))).toEqual([undefined, undefined]);
});

test('the last cells of lines with dates and names are places where one of them is known', () => {
  const rows = (town: string) =>
    `2019 – 2021 ¦ Innkeeper ¦ ${town}\nThe Blue Boar\n\n2015 – 2018 ¦ Cook ¦ Settle\nMoor House`;
  const read = (text: string) => jobs(text).map(([, company, place]) => [company, place]);
  expect(read(rows('York'))).toEqual([
    ['The Blue Boar', 'York'],
    ['Moor House', 'Settle'],
  ]);
  // Houses stand so, too.
  expect(read(rows('Dales')).map(([, place]) => place)).toEqual([undefined, undefined]);
});

test('a third name is a place where the others are, and one of them is known', () => {
  const text = (town: string) =>
    `# Innkeeper\nThe Blue Boar\n${town}\n2019 – 2021\n\n# Cook\nMoor House\nSettle\n2015 – 2018`;
  expect(jobs(text('York'))).toEqual([
    ['Innkeeper', 'The Blue Boar', 'York'],
    ['Cook', 'Moor House', 'Settle'],
  ]);
  expect(jobs(text('Gardens')).map(([, , place]) => place)).toEqual([undefined, undefined]);
});

test('brackets behind a house hold its place where most have some, and one of them sounds like a town', () => {
  const text = (town: string) =>
    `# Innkeeper ¦ 2019 – 2021\nThe Blue Boar (${town})\n\n# Cook ¦ 2015 – 2018\nMoor House (Dent)`;
  expect(jobs(text('Ribbleham'))).toEqual([
    ['Innkeeper', 'The Blue Boar', 'Ribbleham'],
    ['Cook', 'Moor House', 'Dent'],
  ]);
  expect(jobs(text('Kitchen')).map(([, company]) => company)).toEqual([
    'The Blue Boar (Kitchen)',
    'Moor House (Dent)',
  ]);
});

test('a house between its position and a place is no part of the place', () => {
  const text =
    'Cook, Kantine Nord, Oslo\n2019 – 2021\n\nKitchen assistant, Moor House, Settlewick\n2015 – 2018\n\nWaiter, Blue Boar Dining, York\n2013 – 2015';
  expect(jobs(text)).toEqual([
    ['Cook', 'Kantine Nord', 'Oslo'],
    ['Kitchen assistant', 'Moor House', 'Settlewick'],
    ['Waiter', 'Blue Boar Dining', 'York'],
  ]);
});
