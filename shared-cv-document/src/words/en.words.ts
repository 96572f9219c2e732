import type { Words } from './words.types.ts';

export const en: Words = {
  summary: 'Summary',
  workExperience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  coverLetter: 'Cover Letter',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  website: 'Website',
  present: 'Present',
  comma: ', ',
  grade: 'Grade',
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  Expert: 'Expert',
  Native: 'Native',
  Fluent: 'Fluent',
};
