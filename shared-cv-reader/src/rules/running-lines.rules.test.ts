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
