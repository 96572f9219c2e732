import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { withPlainLetters } from './plain-letters.rules.ts';

test.each([
  ['letters of full width', 'Ｍａｒｉａ　Ｋｅｌｌｅｒ', 'Maria　Keller'],
  ['an address of full width', 'ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'maria@example.org'],
  ['a number of full width', '０３－１２３４－５６７８', '03-1234-5678'],
  ['a web address of full width', 'ｈｔｔｐｓ：／／ａｎａ．ｄｅｖ／ｃｖ', 'https://ana.dev/cv'],
  ['radicals for characters', '⼤⽊ ⼀⼦、⼈⼯智能', '大木 一子、人工智能'],
  ['ligatures', 'Eﬃcient workﬂow of ﬁles at ĳzer', 'Efficient workflow of files at ijzer'],
  ['kana of half a width', 'ﾃﾞｰﾀﾍﾞｰｽ', 'データベース'],
])('%s are those that are meant', (_, text, plain) => {
  expect(withPlainLetters(text)).toBe(plain);
});

test.each([
  ['marks of Chinese', '数据库（设计），项目：管理！'],
  ['signs that mean something', '½ ① № m² CO₂ ™ ª º … Ⅳ ℝⁿ'],
  ['the form that a name is written in', '神﨑 髙橋 凞'],
  ['phonetics', '[ˈkʰaʰt̪ʰ] ɡ ɑ'],
  ['marks of full width by themselves', '＋＋ ／ ：'],
])('%s stay as they are', (_, text) => {
  expect(withPlainLetters(text)).toBe(text);
});

test('a CV without any is the same one, and one with some has nothing else changed', () => {
  const cv = sampleCv();
  expect(withPlainLetters(cv)).toBe(cv);
  const title = 'ＩＴ "ﬁt"\\';
  const found = withPlainLetters({ ...cv, personal_info: { ...cv.personal_info, title } });
  expect(found).toEqual({ ...cv, personal_info: { ...cv.personal_info, title: 'IT "fit"\\' } });
});
