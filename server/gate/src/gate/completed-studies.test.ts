import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const EDUCATION = { institution: 'Universität Kassel', field: 'Ökologie', location: '', gpa: '' };
const answerOf = (degree: string, endDate: string, text: string) => {
  const cv = cvInBrief({ work: [{ as: ['Gärtnerin', 'Grünwerk', '2019-10'], achievements: [] }] });
  const entry = { id: 'e1', ...EDUCATION, degree, startDate: '2012-10', endDate };
  return gateOver({ ...cv, education: [entry] }, { letterLanguage: 'de' }).judge(
    'coverLetter',
    text,
  ).answer;
};

test('a degree whose end is past may be called completed, and no other', () => {
  const text = 'Den Master in Ökologie habe ich 2016 an der Universität Kassel abgeschlossen.';
  expect(answerOf('Master', '2016-03', text)).toBe('proven');
  expect(answerOf('Master (ohne Abschluss)', '2016-03', text)).not.toBe('proven');
  const later = text.replace('2016', '2027');
  expect(answerOf('Master', '2027-03', later)).not.toBe('proven');
});

test('the way to a degree of a university may be called studies, and to no higher one', () => {
  const text = 'Mein Studium der Ökologie an der Universität Kassel habe ich 2016 abgeschlossen.';
  expect(answerOf('Bachelor of Science', '2016-03', text)).toBe('proven');
  const raised = text.replace('Studium', 'Masterstudium');
  expect(answerOf('Bachelor of Science', '2016-03', raised)).not.toBe('proven');
  expect(answerOf('Bachelor (ohne Abschluss)', '2016-03', text)).not.toBe('proven');
  expect(answerOf('Lehrgang', '2016-03', text)).not.toBe('proven');
});
