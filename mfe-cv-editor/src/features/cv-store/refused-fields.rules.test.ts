import { expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { newWork, toDraft } from '@sastre/shared-cv-form/rules';
import { refusedFields } from './refused-fields.rules.ts';

const full = toDraft(sampleCv());
const draft = { ...full, coverLetter: 'Dear all' };
const told = { endpoint: 'saveCv', status: 422, code: 'invalid-input', message: '' };
const refusal = (...paths: string[]) => {
  const errors = paths.map((path) => ({ path, message: 'Invalid' }));
  const problem = { type: '', title: '', status: 422, detail: '', code: '', message: '' };
  return new ApiError({ ...told, problem: { ...problem, requestId: '', errors } });
};

test('what the server names is marked where it stands in the form', () => {
  const error = refusal('work_experience[1].startDate', 'tailored.coverLetter', 'no.such.field');
  expect(refusedFields(error, draft, draft)).toEqual({
    'work_experience.1.startDate': 'refused',
    coverLetter: 'refused',
  });
});

test('entries that were not sent are not counted', () => {
  const work_experience = [newWork(1, []), ...draft.work_experience];
  const typed = { ...draft, work_experience };
  expect(refusedFields(refusal('work_experience[0].company'), typed, typed)).toEqual({
    'work_experience.1.company': 'refused',
  });
});

test('a field that says something else by now is not marked any more', () => {
  const later = { ...draft, coverLetter: 'Dear Ms Ito' };
  expect(refusedFields(refusal('tailored.coverLetter'), draft, later)).toEqual({});
});

test('a failure that names nothing marks nothing', () => {
  expect(refusedFields(new ApiError(told), draft, draft)).toEqual({});
  expect(refusedFields(undefined, draft, draft)).toEqual({});
  expect(refusedFields(refusal('coverLetter'), undefined, draft)).toEqual({});
});
