import { expect, test } from '@jest/globals';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import {
  changeAt,
  insertAt,
  newEducation,
  newWork,
  removeAt,
  sameDraft,
  toDraft,
  toPatch,
} from './draft.rules.ts';

test('a save drops blank achievements and the end of a current job, nothing else', () => {
  const cv = sampleCv();
  const draft = toDraft(cv);
  const typed = { current: true, endDate: '2024-01', achievements: [' One ', '', '  '] };
  const work_experience = changeAt(draft.work_experience, 1, typed);
  const saved = { ...cv.work_experience[1], current: true, endDate: '', achievements: ['One'] };
  const { pictureId: _layout, sections: _none, ...content } = draft;
  expect(toPatch({ ...draft, work_experience }, cv)).toEqual({
    ...content,
    work_experience: [cv.work_experience[0], saved],
  });
});

test('the layout is sent only with a changed cover letter', () => {
  const cv = sampleTailoredCv();
  const draft = toDraft(cv);
  expect(toPatch(draft, cv)).not.toHaveProperty('tailored');
  expect(toPatch({ ...draft, coverLetter: 'Dear all' }, cv).tailored).toEqual({
    ...cv.tailored,
    coverLetter: 'Dear all',
  });
  expect(toDraft(sampleCv())).not.toHaveProperty('coverLetter');
  expect(toDraft(sampleTailoredCv({}, { coverLetter: ' ' }))).not.toHaveProperty('coverLetter');
});

test('a new entry has the time as its id, moved on while it is taken', () => {
  const first = newWork(1_000, []);
  expect(first.id).toBe('1000');
  expect(newWork(1_000, [first]).id).toBe('1001');
  expect(newEducation(5, []).id).toBe('5');
});

test('lists are changed without touching what was there', () => {
  const list = [{ a: 1 }, { a: 2 }];
  expect(changeAt(list, 0, { a: 9 })).toEqual([{ a: 9 }, { a: 2 }]);
  expect(removeAt(list, 0)).toEqual([{ a: 2 }]);
  expect(insertAt(list, 1, { a: 5 })).toEqual([{ a: 1 }, { a: 5 }, { a: 2 }]);
  expect(list).toEqual([{ a: 1 }, { a: 2 }]);
});

test('drafts are the same by content', () => {
  const draft = toDraft(sampleCv());
  expect(sameDraft(draft, toDraft(sampleCv()))).toBe(true);
  expect(sameDraft(draft, { ...draft, skills: [] })).toBe(false);
});

test('a chosen picture is saved as the layout and the personal info name it, beside a changed letter', () => {
  const cv = sampleTailoredCv();
  const draft = { ...toDraft(cv), pictureId: 'p1', coverLetter: 'Changed' };
  const patch = toPatch(draft, cv);
  expect(patch.tailored).toMatchObject({ coverLetter: 'Changed', pdfOptions: { pictureId: 'p1' } });
  expect(patch.personal_info?.profilePictureUrl).toBe('/api/user/me/picture/p1');
});
