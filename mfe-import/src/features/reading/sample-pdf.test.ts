import { expect, test } from '@jest/globals';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import { samplePdf } from './sample-pdf.ts';

test('the sample has something for every kind of rule', async () => {
  const { cv } = await readFile(samplePdf(), { onProgress: () => undefined });
  expect(cv.personal_info?.fullName).toBe('Ana Example');
  expect(cv.work_experience).toHaveLength(2);
  const counts = [cv.education, cv.skills, cv.language_skills, cv.sections].map(
    (list) => list?.length,
  );
  expect(counts).toEqual([1, 3, 3, 3]);
});
