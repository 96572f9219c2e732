import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { readJournal } from './journal.rules.ts';

const cv = sampleCv();

test('what was written is read again', () => {
  const draft = { ...toDraft(cv), skills: [] };
  const journal = { draft, base: toDraft(cv), etag: '"1"', step: 3 };
  expect(readJournal(JSON.parse(JSON.stringify(journal)), cv)).toEqual(journal);
});

test('nothing, and an entry of another shape, restore no content', () => {
  expect(readJournal(undefined, cv)).toBeUndefined();
  expect(readJournal('text', cv)).toBeUndefined();
  expect(readJournal({ step: 9, draft: { personal_info: {} } }, cv)).toEqual({ draft: undefined });
});

test('an entry from before there was a base is still read', () => {
  const draft = toDraft(cv);
  expect(readJournal({ draft, etag: '"1"' }, cv)).toEqual({ draft, etag: '"1"' });
});

test('a field that an older entry did not know keeps its stored value', () => {
  const { github: _github, ...older } = cv.personal_info;
  const read = readJournal({ draft: { ...toDraft(cv), personal_info: older } }, cv);
  expect(read?.draft?.personal_info.github).toBe(cv.personal_info.github);
});
