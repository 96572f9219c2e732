import { describe, expect, test } from '@jest/globals';
import type { Edit } from '@sastre/shared-contracts/api';
import { sampleReviewedCv } from '@sastre/shared-contracts/testing';
import { notesOf, placeOf, readChanges, reasonOf, tabOf } from './changes.rules.ts';

const facts = new Map(
  [
    { id: 'work[7].position', text: 'Analyst' },
    { id: 'work[7].company', text: 'Costa Clinics' },
  ].map((fact) => [fact.id, fact]),
);
const text = { before: 'x', after: 'y', because: [], for: [] };

test.each([
  ['personal_info.summary', { part: 'summary', entry: '', number: 0 }],
  ['skills', { part: 'skills', entry: '', number: 0 }],
  ['coverLetter', { part: 'coverLetter', entry: '', number: 0 }],
  ['work[7]', { part: 'entry', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].description', { part: 'description', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].achievements', { part: 'achievements', entry: 'Analyst, Costa Clinics', number: 0 }],
  ['work[7].achievements[1]', { part: 'achievement', entry: 'Analyst, Costa Clinics', number: 2 }],
  ['work[8].description', { part: 'description', entry: '', number: 0 }],
  ['education[1].degree', { part: 'other', entry: '', number: 0 }],
])('%s has its place', (path, place) => {
  expect(placeOf(path, facts)).toEqual(place);
});

describe('a text that was changed by hand since', () => {
  const cv = sampleReviewedCv();
  const report = cv.tailored?.report;
  if (report === undefined) throw new Error('no report');
  const [job] = cv.work_experience;
  const edited = (edit: Partial<Edit> & Pick<Edit, 'path'>) =>
    readChanges(cv, {
      ...report,
      edits: [{ ...text, id: 'e1', op: 'rewrite', status: 'applied', ...edit }],
    }).decidable.map(({ isEdited }) => isEdited);
  const summary = cv.personal_info.summary;
  const achievement = `work[${job?.id}].achievements[0]`;

  test('is known by what stands in the copy', () => {
    const path = 'personal_info.summary';
    expect(edited({ path, after: summary })).toEqual([false]);
    expect(edited({ path, after: 'other' })).toEqual([true]);
    expect(edited({ path, status: 'rejected', before: summary })).toEqual([false]);
    expect(edited({ path, after: 'translated', source: summary })).toEqual([false]);
  });
  test('may have moved within its entry', () => {
    expect(edited({ path: achievement, after: job?.achievements[1] ?? '' })).toEqual([false]);
    expect(edited({ path: achievement, after: 'other' })).toEqual([true]);
    expect(edited({ path: achievement, after: `  ${job?.achievements[0]}\n` })).toEqual([false]);
  });
  test('is not asked of orders, hidden entries and entries that are gone', () => {
    expect(edited({ path: 'skills', op: 'reorder' })).toEqual([false]);
    expect(edited({ path: `work[${job?.id}]`, op: 'hide' })).toEqual([false]);
    expect(edited({ path: 'work[gone].description' })).toEqual([false]);
  });
});

test('reasons and notes have words; what is not known yet has its own', () => {
  expect(reasonOf('tool-not-in-facts')).toBe('tool');
  expect(reasonOf('closed-path')).toBe('closed');
  expect(reasonOf('parity')).toBe('parity');
  expect(reasonOf('toString')).toBe('other');
  expect(reasonOf(undefined)).toBe('other');
  expect(notesOf(['no-letter', 'new-one', 'newer-one'])).toEqual(['noLetter', 'other']);
  expect(notesOf(['nothing-delivered', 'letter-not-started'])).toEqual([
    'nothingDelivered',
    'letterStopped',
  ]);
});

test('a requirement that is not yours belongs to a tab of the main CV', () => {
  const tabs = (['tool', 'skill', 'language', 'degree', 'years', 'duty'] as const).map((kind) =>
    tabOf({ kind }),
  );
  expect(tabs).toEqual(['skills', 'skills', 'skills', 'education', 'experience', 'experience']);
});
