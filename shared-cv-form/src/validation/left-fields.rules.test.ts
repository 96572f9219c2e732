import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { moveAt } from '@sastre/shared-reorder';
import { removeAt, toDraft } from './draft.rules.ts';
import { entryIds, followEntries } from './left-fields.rules.ts';

const draft = toDraft(sampleCv());
const left = new Set(['personal_info.email', 'work_experience.0.company', 'education.1.degree']);

test('a field that was left follows its entry, and no other entry inherits it', () => {
  const work_experience = moveAt(draft.work_experience, 0, 1);
  const now = entryIds({ ...draft, work_experience });
  expect([...followEntries(left, entryIds(draft), now)]).toEqual([
    'personal_info.email',
    'work_experience.1.company',
    'education.1.degree',
  ]);
});

test('it goes with its entry', () => {
  const education = removeAt(draft.education, 1);
  const now = entryIds({ ...draft, education });
  expect([...followEntries(left, entryIds(draft), now)]).toEqual([
    'personal_info.email',
    'work_experience.0.company',
  ]);
});
