import { expect, test } from '@jest/globals';
import { translator } from '../../locales/translator.fixture.ts';
import { changedText, reasonText } from './versions.rules.ts';

test.each([
  [{ picture: 1 }, 'Photo (1)'],
  [{ tailored: 2, skills: 1, coverLetter: 1 }, 'Skills (1), Cover Letter (1), Design (2)'],
  [{ application: 1, something_newer: 3 }, 'Application (1)'],
  [{}, ''],
])('what %j changed is told as “%s”', (changed, text) => {
  expect(changedText({ changed }, translator)).toBe(text);
});

test.each([
  ['save', {}, 'Saved'],
  ['save', { tailored: 2 }, 'Design'],
  ['save', { tailored: 1, skills: 1 }, 'Saved'],
  ['template', { tailored: 1 }, 'Another template'],
  ['fit-1', { tailored: 1 }, 'Fitted to one page'],
  ['fit-2', {}, 'Fitted to 2 pages'],
  ['something-newer', {}, 'Changed'],
])('a version that came about by “%s” and changed %j is told as “%s”', (reason, changed, text) => {
  expect(reasonText({ reason, changed }, translator)).toBe(text);
});
