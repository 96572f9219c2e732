import { expect, test } from '@jest/globals';
import { isTraditionalChinese } from './traditional.rules.ts';

test.each([
  '負責臺北門市的營運與人員訓練',
  '會計師，十年審計經驗',
  '香港中文大學 Excel 審計',
  '陳大文',
])('%s is Traditional Chinese', (text) => {
  expect(isTraditionalChinese([text])).toBe(true);
});

test.each(['负责北京门店的运营与人员培训', '会计师，十年审计经验', '陈大文', '王小明', 'Anna', ''])(
  '%j is not',
  (text) => {
    expect(isTraditionalChinese([text])).toBe(false);
  },
);

test('a name from elsewhere changes nothing', () => {
  expect(isTraditionalChinese(['会计师，十年审计经验', '国立臺灣大学'])).toBe(false);
  expect(isTraditionalChinese(['會計師，十年審計經驗', '国立大学'])).toBe(true);
});
