import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { checkAll } from './blocking.rules.ts';
import { changeAt, insertAt, newEducation, toDraft, type CvDraft } from './draft.rules.ts';

const full = toDraft(sampleCv());
const [course] = full.education as [CvDraft['education'][number]];
/** A CV as an import brings it: places are missing, and the degree of one course. */
const imported: CvDraft = {
  ...full,
  education: [
    { ...course, id: '1', location: '' },
    { ...course, id: '2', location: '', degree: '' },
    { ...course, id: '3' },
  ],
};
const lacking = {
  'education.0.location': 'required',
  'education.1.degree': 'required',
  'education.1.location': 'required',
};

test('what an entry lacked from the beginning keeps nothing back', () => {
  expect(checkAll(imported, imported)).toEqual({ blocking: {}, lacking });
  const elsewhere = { ...imported, skills: [], coverLetter: 'Dear all' };
  expect(checkAll(elsewhere, imported)).toEqual({ blocking: {}, lacking });
});

test('what was empty when it was loaded stays a notice where another field of the entry is typed', () => {
  const education = changeAt(imported.education, 1, { gpa: '1.3', location: ' ' });
  expect(checkAll({ ...imported, education }, imported)).toEqual({ blocking: {}, lacking });
});

test('who clears what was filled in is asked for it, and for nothing that was lacking', () => {
  const education = changeAt(imported.education, 1, { institution: '' });
  expect(checkAll({ ...imported, education }, imported)).toEqual({
    blocking: { 'education.1.institution': 'required' },
    lacking,
  });
  // Filled in and cleared again, it is as it was loaded.
  const again = changeAt(education, 1, { institution: course.institution });
  expect(checkAll({ ...imported, education: again }, imported).blocking).toEqual({});
});

test('an end before its start keeps nothing back where it was loaded so, and does once one of them is typed', () => {
  const upsideDown = { ...course, id: '1', startDate: '2020-05', endDate: '2019-05' };
  const loaded = { ...full, education: [upsideDown] };
  const other = changeAt(loaded.education, 0, { institution: 'Universität Ulm' });
  expect(checkAll({ ...loaded, education: other }, loaded).blocking).toEqual({});
  const typed = changeAt(loaded.education, 0, { endDate: '2018-05' });
  expect(checkAll({ ...loaded, education: typed }, loaded).blocking).toEqual({
    'education.0.endDate': 'endBeforeStart',
  });
});

test('an entry that moved lacks the same', () => {
  const education = imported.education.toReversed();
  expect(checkAll({ ...imported, education }, imported)).toEqual({
    blocking: {},
    lacking: {
      'education.1.degree': 'required',
      'education.1.location': 'required',
      'education.2.location': 'required',
    },
  });
});

test('a new entry must be whole once something is typed', () => {
  const added = { ...newEducation(9, imported.education), gpa: '1.3' };
  const education = insertAt(imported.education, 0, added);
  expect(Object.keys(checkAll({ ...imported, education }, imported).blocking)).toEqual([
    'education.0.institution',
    'education.0.degree',
    'education.0.startDate',
    'education.0.location',
  ]);
});

test('a date that was begun, and who it is, are never excused', () => {
  const education = changeAt(full.education, 0, { startDate: '201' });
  const odd = { ...full, education };
  expect(checkAll(odd, odd).blocking).toEqual({ 'education.0.startDate': 'incompleteDate' });
  const nameless = { ...full, personal_info: { ...full.personal_info, fullName: '' } };
  expect(checkAll(nameless, nameless).blocking).toEqual({ 'personal_info.fullName': 'required' });
});

test('without a beginning nothing is excused', () => {
  expect(checkAll(imported, undefined)).toEqual({ blocking: lacking, lacking: {} });
});

test('entries without an id are known by their place among these', () => {
  const ids = imported.education.map((one) => ({ ...one, id: '' }));
  const base = { ...imported, education: ids };
  expect(checkAll(base, base).blocking).toEqual({});
});
