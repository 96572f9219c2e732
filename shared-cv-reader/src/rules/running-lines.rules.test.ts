import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test('who somebody is can stand in the foot of each page alone', () => {
  const foot = (page: number) => `Wismar | 0371 5550 1846 | lena@example.org ¦ Seite ${page} von 2`;
  const pages = [1, 2].map((page) =>
    linesFrom(
      `# Lena Roth\n# Berufserfahrung\nLageristin ¦ 0${page}/2016 – 05/2020\nHafenwerk GmbH\n${foot(page)}`,
    ),
  );
  const lines = pages.flatMap((own, page) =>
    own.map((line) => ({ ...line, page, id: page * 100 + line.id })),
  );
  const { cv, unplaced } = readLines(lines);
  expect(cv.personal_info).toMatchObject({ email: 'lena@example.org', phone: '0371 5550 1846' });
  expect(unplaced.map(({ text }) => text).join(' ')).not.toContain('Seite');
});

test('a foot with the day of printing that counts the pages is no entry', () => {
  const foot = (page: number) => `12 March 2026 ¦ Lena Roth · Résumé ¦ ${page}`;
  const pages = [
    `# Lena Roth\n# Work Experience\nHafenwerk GmbH ¦ Wismar\nRigger ¦ Jan. 2019 - Mar. 2021\n${foot(1)}`,
    `Seilerei Nord ¦ Kiel\nSplicer ¦ May 2016 - Dec. 2018\n${foot(2)}`,
  ].map((text) => linesFrom(text));
  const lines = pages.flatMap((own, page) =>
    own.map((line) => ({ ...line, page, id: page * 100 + line.id })),
  );
  const { cv } = readLines(lines);
  expect(cv.work_experience?.map(({ company, startDate }) => [company, startDate])).toEqual([
    ['Hafenwerk GmbH', '2019-01'],
    ['Seilerei Nord', '2016-05'],
  ]);
});

test('what is the same at the head of three pages is no entry', () => {
  const pages = [
    '# Lena Roth\n# Work Experience\nRigger, Hafenwerk GmbH ¦ 2019 – 2021\n* Spliced ropes',
    'Lena Roth – Rigger\n* Rigged lines\nSplicer, Seilerei Nord GmbH ¦ 2016 – 2018\n* Trained two',
    'Lena Roth – Rigger\n* Kept the books\nSailor, Nord AG ¦ 2012 – 2015\n* Sailed',
    'Lena Roth – Rigger\n* Cooked\n* Sang\n* Sewed',
  ].map((text) => linesFrom(text));
  const lines = pages.flatMap((own, page) =>
    own.map((line) => ({ ...line, page, id: page * 100 + line.id })),
  );
  const { cv } = readLines(lines);
  expect(cv.work_experience).toHaveLength(3);
  expect(JSON.stringify(cv.work_experience)).not.toContain('Lena Roth');
});

test('what a browser prints at the edges of a page is no part of it', () => {
  const lines = linesFrom(
    '02/04/2026, 16:58 ¦ Jonas Wendt – Joiner\n# Jonas Wendt\njonas@wendt.example\nhttps://wendt.example/cv.html ¦ 1/1',
  );
  const { cv, unplaced } = readLines(lines);
  expect(cv.personal_info).toMatchObject({ fullName: 'Jonas Wendt', website: '' });
  expect(unplaced.map(({ text }) => text)).not.toContain('Jonas Wendt');
});

test('what ends both pages at one height is no deed', () => {
  const box = { x: 200, y: 800, width: 100, height: 12 };
  const pages = ['Rigger, Hafenwerk GmbH ¦ 2019 – 2021\n* Spliced ropes', '* Rigged lines'].map(
    (text) => linesFrom(`# Lena Roth\n# Work Experience\n${text}\nWismar – February 2026`),
  );
  const lines = pages.flatMap((own, page) =>
    own.map((line, at) => ({
      ...{ ...line, page, id: page * 100 + line.id },
      ...(at === own.length - 1 && { box }),
    })),
  );
  expect(JSON.stringify(readLines(lines).cv)).not.toContain('February');
});

test('the head of a CV that says all once more in another language is no deed', () => {
  const head = '# Lena Roth\nWismar\nlena@example.org';
  const pages = [
    `${head}\n# Berufserfahrung\nHafenwerk GmbH ¦ 2019 – 2021\n* Taue gespleißt`,
    `${head}\n# Experience\nHafenwerk GmbH ¦ 2019 – 2021\n* Spliced ropes`,
  ].map((text) => linesFrom(text));
  const lines = pages.flatMap((own, page) =>
    own.map((line) => ({ ...line, page, id: page * 100 + line.id })),
  );
  expect(JSON.stringify(readLines(lines).cv.work_experience)).not.toMatch(/Lena|example/);
});

test('which page it is stands above a column that is read behind it', () => {
  const lines = linesFrom(
    '# Lena Roth\n# Expérience\nMatelot, Nord SARL ¦ 2012 – 2015\n* Voiles\nPage 1 sur 2\nFrançais : natif\nAnglais : courant\nKiel',
  ).map((line, at) => ({ ...line, flow: at > 4 ? 1 : 0 }));
  const next = linesFrom('Voilier, Est SARL ¦ 2009 – 2011\n* Toiles').map((line) => ({
    ...line,
    page: 1,
    id: 100 + line.id,
  }));
  const { cv, unplaced } = readLines([...lines, ...next]);
  expect(cv.work_experience?.map(({ achievements }) => achievements)).toEqual([
    ['Voiles'],
    ['Toiles'],
  ]);
  expect(unplaced.map(({ text }) => text).join(' ')).not.toContain('Page');
});

test('the only page counts itself behind the name', () => {
  const { cv, unplaced } = readLines(
    linesFrom('# Lena Roth\nSailmaker\n# Interests\nKnots, Kiel\nLena Roth 1 / 1'),
  );
  expect(cv.sections?.[0]?.entries.map(({ name, highlights }) => [name, highlights])).toEqual([
    ['Knots', []],
    ['Kiel', []],
  ]);
  expect(unplaced).toEqual([]);
});

test('a foot without the numbers that a program sets later is no entry', () => {
  const { cv, unplaced } = readLines(
    linesFrom('# Lena Roth\n# Interessen\nRudern, Seile, Schach\nSeite von'),
  );
  expect(JSON.stringify(cv)).toContain('Schach');
  expect(JSON.stringify(cv)).not.toContain('Seite');
  expect(unplaced).toEqual([]);
});
