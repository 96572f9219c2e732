import type { Words } from './words.types.ts';

export const ja: Words = {
  summary: '職務要約',
  workExperience: '職歴',
  education: '学歴',
  skills: 'スキル',
  languages: '語学',
  coverLetter: '添え状',
  contact: '連絡先',
  email: 'メール',
  phone: '電話番号',
  location: '住所',
  website: 'ウェブサイト',
  present: '現在',
  comma: '、',
  grade: '成績',
  Beginner: '初級',
  Intermediate: '中級',
  Advanced: '上級',
  Expert: 'エキスパート',
  Native: '母語',
  Fluent: '流暢',
};
