import { cvOf } from '../person.types.ts';

/** Pharmacy and hospitals, in Arabic. */
export const salma = cvOf({
  person: {
    fullName: 'سلمى عبد الرحمن الخطيب',
    title: 'صيدلانية سريرية',
    email: 'salma.khatib@example.com',
    phone: '+962 79 555 0143',
    location: 'عمّان، الأردن',
    linkedIn: 'https://www.linkedin.com/in/salma-alkhatib-example',
    summary:
      'صيدلانية سريرية بخبرة عشر سنوات في أقسام العناية المركزة والأورام. أراجع الوصفات مع الأطباء وأدرّب الممرضين على سلامة الدواء.',
  },
  jobs: [
    {
      company: 'مستشفى النور التخصصي',
      position: 'رئيسة قسم الصيدلة السريرية',
      location: 'عمّان، الأردن',
      startDate: '2020-02',
      current: true,
      description: 'إدارة فريق من تسعة صيادلة يخدم 240 سريراً على مدار الساعة.',
      achievements: [
        'خفضت أخطاء صرف الدواء بنسبة 38% خلال عامين.',
        'أدخلت نظام الجرعة الواحدة في ستة أقسام.',
      ],
    },
    {
      company: 'صيدليات الشفاء',
      position: 'صيدلانية',
      location: 'إربد، الأردن',
      startDate: '2014-09',
      endDate: '2020-01',
      achievements: ['دربت أربعة عشر متدرباً من جامعتين.'],
    },
  ],
  studies: [
    {
      institution: 'الجامعة الأردنية',
      degree: 'ماجستير',
      field: 'الصيدلة السريرية',
      location: 'عمّان، الأردن',
      startDate: '2012-09',
      endDate: '2014-06',
      gpa: '3.8',
    },
    {
      institution: 'جامعة اليرموك',
      degree: 'بكالوريوس',
      field: 'الصيدلة',
      location: 'إربد، الأردن',
      startDate: '2007-09',
      endDate: '2012-06',
    },
  ],
  skills: ['مراجعة الوصفات', 'التغذية الوريدية', 'SPSS', 'تدريب الكوادر'],
  languages: { العربية: 'Native', الإنجليزية: 'Fluent', الفرنسية: 'Beginner' },
  sections: {
    certificates: [
      { name: 'شهادة الإنعاش المتقدم', organisation: 'جمعية القلب', startDate: '2022-05' },
    ],
    volunteer: [
      {
        name: 'متطوعة في العيادات المتنقلة',
        organisation: 'الهلال الأحمر',
        startDate: '2018-03',
        endDate: '2019-08',
      },
    ],
    interests: [{ name: 'الخط العربي' }, { name: 'المشي الجبلي' }],
  },
});
