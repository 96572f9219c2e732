import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFile } from './read-file.ts';

const text = (said: string) => `<w:p><w:r><w:t>${said}</w:t></w:r></w:p>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell.split('/').map(text).join('')}</w:tc>`).join('')}</w:tr>`;
const heading = (said: string) =>
  `<w:p><w:r><w:rPr><w:b/><w:sz w:val="32"/></w:rPr><w:t>${said}</w:t></w:r></w:p>`;

async function read(...rows: string[]) {
  const body = `${heading('Ada Kelp')}${text('ada@kelp.example')}${heading('Education')}<w:tbl>${rows.join('')}</w:tbl>`;
  return readFile(
    zipSync({
      'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    }),
    { onProgress: () => undefined },
  );
}

test('a table of courses is read by the names of its columns', async () => {
  const { cv, unplaced } = await read(
    row('S.No', 'Course', 'Name of Institution', 'Board', 'Year of Passing', 'Percentage'),
    row('1', 'B.Tech (Glass)', 'Kelp Engineering College,/Otley', 'Fern University', '2021', '78%'),
    row('2', 'Class XII', 'Kelp Public School', 'CBSE', '2017', '91.2'),
  );
  expect(
    cv.education?.map(({ degree, institution, endDate, gpa }) => [
      degree,
      institution,
      endDate,
      gpa,
    ]),
  ).toEqual([
    ['B.Tech (Glass)', 'Kelp Engineering College, Otley', '2021', '78%'],
    ['Class XII', 'Kelp Public School', '2017', '91.2'],
  ]);
  // Who examined has no field.
  expect(unplaced.map((block) => block.text)).toEqual(['Board: Fern University', 'Board: CBSE']);
});

test('a table whose rows have other columns is read line by line', async () => {
  const { cv } = await read(
    row('Education', 'School', 'Year'),
    row('BSc Physics, Kelp College', '2019 – 2021'),
  );
  expect(JSON.stringify(cv.education)).toContain('Kelp College');
});
