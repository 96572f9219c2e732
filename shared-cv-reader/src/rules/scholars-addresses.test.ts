import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test('where a scholar is found stands for a site where there is none, and is no summary', () => {
  const read = (more: string) =>
    readLines(
      linesFrom(
        `# Ana Ruiz\nana@ruiz.example | Madrid, Spain\nORCID: 0000-0002-1825-0097 | https://www.researchgate.net/profile/Ana-Ruiz | Google Scholar: https://scholar.google.com/citations?user=abc${more}`,
      ),
    ).cv.personal_info;
  expect(read('')).toMatchObject({
    summary: '',
    website: 'https://www.researchgate.net/profile/Ana-Ruiz',
  });
  expect(read('\nwww.ana-ruiz.example')).toMatchObject({ website: 'www.ana-ruiz.example' });
});

test('an address has no hyphens that only its line shows', () => {
  const { cv } = readLines(
    linesFrom('# Ana Ruiz\nana@ruiz.example\nlinkedin.com/in/ana\u00adruiz'),
  );
  expect(cv.personal_info?.linkedIn).toBe('linkedin.com/in/anaruiz');
});
