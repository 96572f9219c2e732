import { expect, test } from '@jest/globals';
import type { Edit } from '@sastre/shared-contracts/api';
import {
  insertSentence,
  isUntouched,
  letterWithSentences,
  removeSentence,
} from '@sastre/tailoring/review';

const letter = 'Dear team,\n\nI apply. I build things.\n\nI speak English.\n\nKind regards,\n\nAda';
const place = (paragraph: number, follows: string) => ({ paragraph, follows });

test.each([
  ['behind the sentence that it follows', place(1, 'I apply.'), 'I apply. I test. I build things.'],
  ['at the end of a paragraph', place(2, 'I speak English.'), 'I speak English. I test.'],
  ['in a paragraph of its own when that is gone', place(2, 'I sing.'), '\n\nI test.\n\n'],
])('a sentence goes into the letter %s, and out of it again', (_how, at, expected) => {
  const put = insertSentence(letter, { after: 'I test.', place: at });
  expect(put).toContain(expected);
  expect(removeSentence(put, { after: 'I test.' })).toBe(letter);
});

test('a sentence never stands before the greeting or behind the name', () => {
  for (const paragraph of [0, 9]) {
    const put = insertSentence(letter, { after: 'I test.', place: place(paragraph, '') });
    expect(put).toMatch(/^Dear team,\n\n[^]*I test\.[^]*Ada$/);
  }
});

test('a sentence that was changed by hand is not found, and the letter is known by its sentences', () => {
  expect(removeSentence(letter, { after: 'I test.' })).toBeUndefined();
  const edit: Edit = {
    id: 'e1-1',
    path: 'coverLetter',
    op: 'insert',
    status: 'applied',
    before: '',
    after: 'I test.',
    because: [],
    for: [],
    place: place(1, 'I apply.'),
  };
  const put = letterWithSentences(letter, [edit]);
  expect(isUntouched(put, letter, [edit])).toBe(true);
  expect(isUntouched(`${put} More.`, letter, [edit])).toBe(false);
  expect(letterWithSentences(letter, [{ ...edit, status: 'rejected' }])).toBe(letter);
});
