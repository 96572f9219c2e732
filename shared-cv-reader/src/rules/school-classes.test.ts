import { expect, test } from '@jest/globals';
import { gradeOf } from './course-grades.rules.ts';
import { isSchoolClass } from '@sastre/shared-cv-words';

test.each([
  'Class XII, CBSE',
  'Class 12th',
  '12th',
  '10th (State Board)',
  'XII',
  '+2',
  'Grade 12',
  'Intermediate',
  '10+2',
])('is a class of a school: %s', (text) => {
  expect(isSchoolClass(text)).toBe(true);
});

test.each([
  '12th Street',
  '12th of May',
  'Grade 12.5',
  'High School of Fern',
  'X-ray',
  'Classic 12',
])('is no class: %s', (text) => {
  expect(isSchoolClass(text)).toBe(false);
});

test.each([
  ['8.1 CGPA', '8.1'],
  ['with 83.3% marks', '83.3%'],
  ['Percentage - 89', '89'],
  ['Score- 97.6%', '97.6%'],
  ['CGPA: 7.46 / 10', '7.46 / 10'],
  ['GPA 3.44 out of 5.00', '3.44 out of 5.00'],
  ['First Class Honours.', 'First Class Honours'],
  ['Semester 6 CGPA: 8.1', '8.1'],
])('says the mark %s', (text, mark) => {
  expect(gradeOf(text)?.said).toBe(mark);
});

test('a class is no mark', () => {
  expect(gradeOf('Grade 12')).toBeUndefined();
});
