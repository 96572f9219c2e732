import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { asDrawn } from './picture-signs.rules.ts';

const plain = (title: string) => {
  const cv = sampleCv();
  const personal_info = { ...cv.personal_info, title };
  return asDrawn({ ...cv, personal_info }).personal_info.title;
};

test('a sign of the built-in fonts does not ask for its coloured form', () => {
  expect(plain('I \u2764\uFE0F my job \u00A9\uFE0F')).toBe('I \u2764 my job \u00A9');
});

test.each([
  ['a sign that only the emoji font has', '\u{1F577}\uFE0F web'],
  ['a sequence', '\u2764\uFE0F\u200D\u{1F525} and \u{1F469}\u200D\u2764\uFE0F\u200D\u{1F468}'],
  ['a keycap', '1\uFE0F\u20E3'],
])('%s stays as it is', (_, text) => {
  expect(plain(text)).toBe(text);
});

test('a CV without any is the same one', () => {
  const cv = sampleCv();
  expect(asDrawn(cv)).toBe(cv);
});

test('letters of another form are drawn as those that are meant', () => {
  expect(plain('Ｄａｔａ ⼈⼯ ﬁle')).toBe('Data 人工 file');
});
