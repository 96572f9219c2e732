import type { Words } from './words.types.ts';

export const he: Words = {
  summary: 'תמצית',
  workExperience: 'ניסיון תעסוקתי',
  education: 'השכלה',
  skills: 'מיומנויות',
  languages: 'שפות',
  coverLetter: 'מכתב מקדים',
  contact: 'פרטי קשר',
  email: 'דוא״ל',
  phone: 'טלפון',
  location: 'מקום מגורים',
  website: 'אתר אינטרנט',
  present: 'היום',
  comma: ', ',
  grade: 'ציון',
  Beginner: 'בסיסי',
  Intermediate: 'בינוני',
  Advanced: 'מתקדם',
  Expert: 'מומחה',
  Native: 'שפת אם',
  Fluent: 'שוטף',
};
