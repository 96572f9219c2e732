import { expect, test } from '@jest/globals';
import { translator } from '../../locales/translator.fixture.ts';
import { changedText, joinSteps, reasonText } from './versions.rules.ts';

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

const at = (minute: number, changed: Record<string, number>, reason = 'save') => ({
  version: minute,
  at: new Date(minute * 60_000).toISOString(),
  reason,
  changed,
});
const design = { tailored: 1 };

test('steps of one sitting at the design are one row, and words stand between them', () => {
  const versions = [
    at(200, design, 'template'),
    at(180, design),
    at(155, design, 'fit-2'),
    at(150, { skills: 1 }),
    at(149, design),
    at(100, design),
    at(99, design, 'restore'),
  ];
  const rows = joinSteps(versions).map(({ version, steps }) => [
    version.version,
    steps.map((step) => step.version),
  ]);
  expect(rows).toEqual([
    [200, [180, 155]],
    [150, []],
    [149, []],
    [100, []],
    [99, []],
  ]);
});
