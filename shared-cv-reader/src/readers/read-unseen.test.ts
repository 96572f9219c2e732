import { expect, test } from '@jest/globals';
import { defaultCvContent } from '@sastre/shared-contracts/api';
import { strToU8 } from 'fflate';
import { readFile } from './read-file.ts';

const read = (text: string) => readFile(strToU8(text), { onProgress: () => undefined });

test('characters that nobody sees do not come in with a text', async () => {
  const marks = '\u202e\u2066'.repeat(9_000);
  const text = `Ada\u200b Lovelace\nada@a.example\n\n# Sum\u2060mary\nI count${marks} with machines.\n${marks}\n`;
  const { cv, unplaced, lines } = await read(text);
  expect(cv.personal_info).toMatchObject({
    fullName: 'Ada Lovelace',
    summary: 'I count with machines.',
  });
  expect([unplaced, lines.length]).toEqual([[], 4]);
});

test('nor with a file of data, where no letter asks for them', async () => {
  const { personal_info } = defaultCvContent;
  const own = { ...defaultCvContent, personal_info: { ...personal_info, fullName: 'A\u202eda' } };
  expect((await read(JSON.stringify(own))).cv.personal_info?.fullName).toBe('Ada');
  const hebrew = { basics: { name: 'עדה\u200f (Ada)', x: 'a\u2060b' } };
  const { cv, unplaced } = await read(JSON.stringify(hebrew));
  expect(cv.personal_info?.fullName).toBe('עדה\u200f (Ada)');
  expect(unplaced.map(({ text }) => text)).toEqual(['ab']);
});

test('a text of more letters than a CV can have is refused with its length', async () => {
  await expect(read('Ada likes sums. '.repeat(130_000))).rejects.toMatchObject({
    refusal: 'too-long',
    at: { path: 'letters', value: '2079999' },
  });
});
