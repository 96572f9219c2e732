import type { Words } from './words.types.ts';

export const ko: Words = {
  summary: '경력 요약',
  workExperience: '경력',
  education: '학력',
  skills: '기술',
  languages: '어학',
  coverLetter: '자기소개서',
  contact: '연락처',
  email: '이메일',
  phone: '전화번호',
  location: '거주지',
  website: '웹사이트',
  present: '현재',
  comma: ', ',
  grade: '학점',
  Beginner: '초급',
  Intermediate: '중급',
  Advanced: '고급',
  Expert: '전문가',
  Native: '모국어',
  Fluent: '유창함',
};
