import { cvOf } from '../person.types.ts';

/** Ships and quality, in Chinese. */
export const wenjing = cvOf({
  person: {
    fullName: '陈文静',
    title: '高级质量工程师',
    email: 'chen.wenjing@example.com',
    phone: '+86 138 0013 8000',
    location: '上海，中国',
    linkedIn: 'https://www.linkedin.com/in/wenjing-chen-example',
    summary:
      '十年船舶与汽车零部件质量管理经验，熟悉供应商审核、统计过程控制和焊接检验。善于把车间的问题变成可以执行的标准。',
  },
  jobs: [
    {
      company: '东海船舶设备有限公司',
      position: '质量部经理',
      location: '上海，中国',
      startDate: '2019-05',
      current: true,
      description: '负责三条生产线的质量体系，团队十四人，年产值约6亿元。',
      achievements: [
        '两年内将焊缝返修率从4.2%降到1.1%。',
        '主导完成ISO 9001换版审核，零不符合项。',
      ],
    },
    {
      company: '华远汽车零部件厂',
      position: '质量工程师',
      location: '苏州，中国',
      startDate: '2014-07',
      endDate: '2019-04',
      achievements: ['建立供应商评分制度，覆盖62家供应商。'],
    },
  ],
  studies: [
    {
      institution: '上海交通大学',
      degree: '硕士',
      field: '机械工程',
      location: '上海，中国',
      startDate: '2012-09',
      endDate: '2014-06',
      gpa: '3.7',
    },
    {
      institution: '江苏科技大学',
      degree: '学士',
      field: '焊接技术与工程',
      location: '镇江，中国',
      startDate: '2008-09',
      endDate: '2012-06',
    },
  ],
  skills: ['统计过程控制', '供应商审核', 'Minitab', '焊接检验'],
  languages: { 中文: 'Native', 英语: 'Advanced', 日语: 'Beginner' },
  sections: {
    certificates: [{ name: '注册质量工程师', organisation: '中国质量协会', startDate: '2018-11' }],
    projects: [
      {
        name: '数字化检验平台',
        startDate: '2021-03',
        endDate: '2022-10',
        description: '把纸质检验记录改为平板录入，节省检验时间三成。',
      },
    ],
    interests: [{ name: '书法' }, { name: '长跑' }],
  },
});
