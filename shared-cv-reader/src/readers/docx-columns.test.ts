import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readFile } from './read-file.ts';

const STYLES =
  '<w:styles><w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>';
const text = (said: string, look = '') =>
  `<w:p><w:r><w:rPr>${look}</w:rPr><w:t>${said}</w:t></w:r></w:p>`;
const heading = (said: string) =>
  `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>${said}</w:t></w:r></w:p>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`;

test.each([
  ['a heading', heading('Noor van Dijk')],
  ['bold, and smaller than headings', text('Noor van Dijk', '<w:b/><w:sz w:val="28"/>')],
  ['larger than all', text('Noor van Dijk', '<w:sz w:val="52"/>')],
])('the name in the right one of two columns is no section where it is %s', async (_look, name) => {
  const left = cell(
    ...[heading('Contact'), text('noor@example.org'), text('+31 20 123 4567')],
    ...[text('Utrecht, Netherlands'), heading('Skills'), text('Triage'), text('SAP')],
  );
  const right = cell(
    ...[name, text('Paediatric Nurse'), heading('Experience')],
    ...[text('Nurse, Kinderklinik Nord', '<w:b/>'), text('03/2019 – 02/2021'), text('A ward.')],
  );
  const { cv, unplaced } = await readFile(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document><w:body><w:tbl><w:tr>${left}${right}</w:tr></w:tbl></w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(STYLES),
    }),
    { onProgress: () => undefined },
  );
  expect(cv.personal_info).toMatchObject({
    fullName: 'Noor van Dijk',
    title: 'Paediatric Nurse',
    location: 'Utrecht, Netherlands',
  });
  expect(cv.sections ?? []).toEqual([]);
  expect(cv.skills?.map((skill) => skill.name)).toEqual(['Triage', 'SAP']);
  expect(unplaced).toEqual([]);
});

test('a period that a cell wraps is one, beside what stands there', async () => {
  const row = (start: string, end: string, house: string, post: string) =>
    `<w:tr>${cell(text(start), text(end))}${cell(text(house, '<w:b/>'), text(post), text('Kept the books.'))}</w:tr>`;
  const { cv } = await readFile(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document><w:body>${heading('Experience')}<w:tbl>${row('May –', 'Oct 2024', 'Moor University', 'Research Assistant')}${row('Jan 2016-', 'August 2017', 'Dale University', 'Lab Assistant')}</w:tbl></w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(STYLES),
    }),
    { onProgress: () => undefined },
  );
  expect(cv.work_experience).toMatchObject([
    { startDate: '2024-05', endDate: '2024-10', company: 'Moor University' },
    { startDate: '2016-01', endDate: '2017-08', position: 'Lab Assistant' },
  ]);
});

test('a name goes on below a style of address, and the title stands below both', async () => {
  const large = '<w:b/><w:sz w:val="60"/>';
  const { cv } = await readFile(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document><w:body>${text('Dr. Noor', large)}${text('Vandijk', large)}${text('Nurse')}${heading('Experience')}${text('Nurse, Kinderklinik Nord')}${text('2019 – 2021')}</w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(STYLES),
    }),
    { onProgress: () => undefined },
  );
  expect(cv.personal_info).toMatchObject({ fullName: 'Dr. Noor Vandijk', title: 'Nurse' });
});
