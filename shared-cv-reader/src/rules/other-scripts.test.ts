import { expect, test } from '@jest/globals';
import { findPeriod } from './dates.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test('a sheet of ours in another script is read with the signs that its file has', () => {
  const { cv } = readLines(
    linesFrom(
      [
        '# 陈文静\n高级质量工程师\n上海，中国 ¦ chen@example.com',
        '# 工作经历\n质量部经理 ¦ 2019年5月 – 至今\n东海船舶设备有限公司 ¦ 上海，中国\n负责三条生产线的质量体系，团队十四人。',
        '# 教育背景\n硕士，机械工程 ¦ 2012年9月 – 2014年6月\n上海交通大学 ¦ 上海，中国 ¦ 成绩: 3.7',
        '# 专业技能\n供应商审核，Minitab，焊接检验',
        '# 语言能力\n中文 (母语) ¦ 英语 (高级)',
      ].join('\n\n'),
    ),
  );
  expect(cv.personal_info).toMatchObject({
    ...{ fullName: '陈文静', title: '高级质量工程师', location: '上海，中国' },
  });
  expect(cv.work_experience).toMatchObject([
    {
      ...{ position: '质量部经理', company: '东海船舶设备有限公司', location: '上海，中国' },
      ...{ startDate: '2019-05', current: true },
      description: '负责三条生产线的质量体系，团队十四人。',
    },
  ]);
  expect(cv.education).toMatchObject([
    {
      ...{ degree: '硕士', field: '机械工程', institution: '上海交通大学', gpa: '3.7' },
      ...{ startDate: '2012-09', endDate: '2014-06' },
    },
  ]);
  expect(cv.skills?.map(({ name }) => name)).toEqual(['供应商审核', 'Minitab', '焊接检验']);
  expect(cv.language_skills).toMatchObject([
    { language: '中文', level: 'Native' },
    { language: '英语', level: 'Advanced' },
  ]);
});

test.each(['2019年5月至今', '2019年5月 – 至今', '2019年5月—至今', '2019/05至今'])(
  'what goes on in Chinese is read: %s',
  (text) => {
    expect(findPeriod(text)).toMatchObject({ startDate: '2019-05', current: true, said: text });
  },
);

test.each(['2020 – الآن', '2020 – حتى الآن', '2020 – اکنون', '2020 – تاکنون', '2020至今'])(
  'what goes on is read with the words of our sheet, and with those that it had: %s',
  (text) => {
    expect(findPeriod(text)).toMatchObject({ startDate: '2020', current: true, said: text });
  },
);
