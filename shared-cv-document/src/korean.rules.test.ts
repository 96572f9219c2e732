import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { isKorean } from './korean.rules.ts';
import { renderCv } from './render-cv.ts';

const saying = (summary: string) => {
  const cv = sampleCv();
  return { ...cv, personal_info: { ...cv.personal_info, summary } };
};

test.each([
  ['결제 시스템 사용 경험 향상', true],
  ['결제 시스템 經驗', true],
  ['决济 시스템 负责两个集装箱码头', false],
  ['決済システム 항만', false],
  ['Payments', false],
])('a CV that says %j is Korean: %j', (text, korean) => {
  expect(isKorean(saying(text))).toBe(korean);
});

test('a Korean CV is broken between words, and no other one is', () => {
  const keepsWords = (text: string) => renderCv(saying(text), 'en').includes('word-break:keep-all');
  expect(['결제와 정산', '港口计划', 'Payments'].map(keepsWords)).toEqual([true, false, false]);
});
