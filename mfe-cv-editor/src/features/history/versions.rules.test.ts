import { expect, test } from '@jest/globals';
import { translator } from '../../locales/translator.fixture.ts';
import { changedText } from './versions.rules.ts';

test.each([
  [{ picture: 1 }, 'Photo (1)'],
  [{ tailored: 2, skills: 1, coverLetter: 1 }, 'Skills (1), Cover Letter (1), Template (2)'],
  [{ application: 1, something_newer: 3 }, 'Application (1)'],
  [{}, ''],
])('what %j changed is told as “%s”', (changed, text) => {
  expect(changedText({ changed }, translator)).toBe(text);
});
