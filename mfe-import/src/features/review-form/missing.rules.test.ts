import { expect, test } from '@jest/globals';
import {
  defaultCvContent,
  defaultEducation,
  defaultPersonalInfo,
  type CvContent,
} from '@sastre/shared-contracts/api';
import { checkReview, countAsked, groupedByField, lacksOf } from './missing.rules.ts';
import { withCv } from './paths.rules.ts';
import type { Review } from './review-form.types.ts';

const master = {
  ...defaultEducation,
  ...{ id: 'msc', institution: 'Universidad de Sevilla', degree: 'MSc Finance', endDate: '2013' },
};
const bachelor = { ...master, id: 'bsc', degree: 'BSc Economics', endDate: '2011' };
const cv: CvContent = {
  ...defaultCvContent,
  personal_info: { ...defaultPersonalInfo, fullName: 'Ana Ruiz', email: 'ana@example.org' },
  education: [master, bachelor],
};
const reviewOf = (read: CvContent): Review => ({
  ...{ cv: read, doubts: [], lacks: lacksOf(read), origins: {} },
});

test('a start that the file does not say is lacking and keeps nothing back', () => {
  const review = reviewOf(cv);
  expect(review.lacks).toEqual(['education[0].startDate', 'education[1].startDate']);
  expect(checkReview(review).blocking).toEqual({});
  expect(countAsked(review, cv)).toBe(0);
});

test('name and email are asked for, unless the CV that is there has them', () => {
  const read = { ...cv, personal_info: defaultPersonalInfo };
  expect(countAsked(reviewOf(read), read)).toBe(2);
  expect(countAsked(reviewOf(read), cv)).toBe(0);
});

test('what the file said is asked for once it is emptied, and so is what a new entry must have', () => {
  const review = reviewOf(cv);
  const emptied = { ...cv, education: [{ ...master, degree: '' }, bachelor] };
  expect(countAsked(withCv(review, emptied), emptied)).toBe(1);
  // A blank entry is none: it is one once something is typed.
  const entry = { ...defaultEducation, id: 'new', gpa: '1.3' };
  const added = { ...cv, education: [...cv.education, entry] };
  expect(countAsked(withCv(review, added), added)).toBe(3);
});

test('what is lacking follows its entry, and is gone when it is filled in', () => {
  const turned = { ...cv, education: [{ ...bachelor, startDate: '2007' }, master] };
  expect(Object.keys(checkReview(withCv(reviewOf(cv), turned)).lacking)).toEqual([
    'education.1.startDate',
  ]);
});

test('a date that was begun must become one', () => {
  const wrong = { ...cv, education: [{ ...master, endDate: '20' }, bachelor] };
  expect(countAsked(reviewOf(wrong), wrong)).toBe(1);
});

test('an older build knows of nothing that is lacking', () => {
  const { lacks: _lacks, ...older } = reviewOf(cv);
  expect(Object.keys(checkReview(older).blocking)).toHaveLength(2);
});

test('places are told by field', () => {
  expect(groupedByField(['education[0].startDate', 'education[1].startDate'])).toEqual([
    { field: 'startDate', paths: ['education[0].startDate', 'education[1].startDate'] },
  ]);
});
