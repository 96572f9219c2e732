import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultTailored, type CvContent } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import { readJson } from './json-reader.ts';

const copy: CvContent = {
  ...defaultCvContent,
  personal_info: { ...defaultCvContent.personal_info, fullName: 'Noor van Dijk' },
  tailored: { ...defaultTailored, coverLetter: 'Dear team,\n\nI nurse.' },
};

test.each([
  ['JSON Resume', toJsonResume(copy, '2026-11-30T10:00:00.000Z')],
  ['a CV of ours', copy],
])('%s of a tailored copy has a letter, which is shown whole as not placed', (_name, file) => {
  const { unplaced, lines } = readJson(JSON.stringify(file));
  expect(unplaced).toMatchObject([{ id: 0, kind: 'letter', text: 'Dear team,\n\nI nurse.' }]);
  expect(lines[unplaced[0]?.lines[0] ?? -1]?.text).toMatch(/"coverLetter": "Dear team/);
});

test('a copy without a letter has none', () => {
  const tailored = { ...defaultTailored, coverLetter: ' ' };
  expect(readJson(JSON.stringify({ ...copy, tailored })).unplaced).toEqual([]);
});
