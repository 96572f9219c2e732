import type { Words } from './words.types.ts';

export const ar: Words = {
  summary: 'الملخص المهني',
  workExperience: 'الخبرة المهنية',
  education: 'التعليم',
  skills: 'المهارات',
  languages: 'اللغات',
  coverLetter: 'خطاب التقديم',
  contact: 'معلومات الاتصال',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  location: 'العنوان',
  website: 'الموقع الإلكتروني',
  present: 'حتى الآن',
  comma: '، ',
  grade: 'المعدل',
  Beginner: 'مبتدئ',
  Intermediate: 'متوسط',
  Advanced: 'متقدم',
  Expert: 'خبير',
  Native: 'اللغة الأم',
  Fluent: 'بطلاقة',
};
