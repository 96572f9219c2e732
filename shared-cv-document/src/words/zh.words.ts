import type { Words } from './words.types.ts';

export const zh: Words = {
  summary: '个人简介',
  workExperience: '工作经历',
  education: '教育背景',
  skills: '专业技能',
  languages: '语言能力',
  coverLetter: '求职信',
  contact: '联系方式',
  email: '电子邮箱',
  phone: '电话',
  location: '所在地',
  website: '个人网站',
  present: '至今',
  comma: '，',
  grade: '成绩',
  Beginner: '初级',
  Intermediate: '中级',
  Advanced: '高级',
  Expert: '专家',
  Native: '母语',
  Fluent: '流利',
};
