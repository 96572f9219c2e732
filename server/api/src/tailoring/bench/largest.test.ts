import { expect, test } from '@jest/globals';
import { cvPatchSchema, LIMITS } from '@sastre/shared-contracts/api';
import { makeCopyWith } from '@sastre/tailoring/make-copy';
import { createRulesEngine } from '@sastre/tailoring/testing';
import { largestCv, largestJob } from './largest.ts';

test('the largest CV with the longest job text is allowed, and its report has at most 200 KB', async () => {
  const [main, job] = [largestCv(), largestJob()];
  const bytes = Buffer.byteLength(JSON.stringify(main));
  expect(cvPatchSchema.safeParse(main).success).toBe(true);
  expect(bytes).toBeLessThanOrEqual(LIMITS.documentBytes);
  expect(bytes).toBeGreaterThan(LIMITS.documentBytes * 0.95);
  expect(job.jobDescription).toHaveLength(LIMITS.textLength);
  const { report, content } = await makeCopyWith(createRulesEngine())({
    main,
    request: { ...job, includeCoverLetter: true, useAiTailoring: true },
    now: new Date('2026-11-21T12:00:00Z'),
    signal: new AbortController().signal,
    onStage: () => Promise.resolve(),
  });
  expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThanOrEqual(200_000);
  expect(report.edits.filter(({ op }) => op === 'reorder').length).toBeGreaterThan(2);
  expect(content.tailored?.coverLetter).not.toBe('');
});
