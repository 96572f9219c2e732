import type { Words } from './words.types.ts';

export const fa: Words = {
  summary: 'خلاصه',
  workExperience: 'سوابق شغلی',
  education: 'سوابق تحصیلی',
  skills: 'مهارت‌ها',
  languages: 'زبان‌ها',
  coverLetter: 'نامه پوششی',
  contact: 'اطلاعات تماس',
  email: 'ایمیل',
  phone: 'تلفن',
  location: 'محل سکونت',
  website: 'وب‌سایت',
  present: 'تاکنون',
  comma: '، ',
  grade: 'معدل',
  Beginner: 'مبتدی',
  Intermediate: 'متوسط',
  Advanced: 'پیشرفته',
  Expert: 'خبره',
  Native: 'زبان مادری',
  Fluent: 'روان',
};
