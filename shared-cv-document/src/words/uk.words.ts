import type { Words } from './words.types.ts';

export const uk: Words = {
  summary: 'Про себе',
  workExperience: 'Досвід роботи',
  education: 'Освіта',
  skills: 'Навички',
  languages: 'Мови',
  coverLetter: 'Супровідний лист',
  contact: 'Контакти',
  email: 'Ел. пошта',
  phone: 'Телефон',
  location: 'Місце проживання',
  website: 'Вебсайт',
  present: 'дотепер',
  comma: ', ',
  grade: 'Оцінка',
  Beginner: 'Початковий рівень',
  Intermediate: 'Середній рівень',
  Advanced: 'Високий рівень',
  Expert: 'Експерт',
  Native: 'Рідна мова',
  Fluent: 'Вільно',
};
