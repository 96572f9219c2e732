import type { Words } from './words.types.ts';

export const bg: Words = {
  summary: 'Профил',
  workExperience: 'Професионален опит',
  education: 'Образование',
  skills: 'Умения',
  languages: 'Езици',
  coverLetter: 'Мотивационно писмо',
  contact: 'Контакти',
  email: 'Имейл',
  phone: 'Телефон',
  location: 'Местоживеене',
  website: 'Уебсайт',
  present: 'до момента',
  comma: ', ',
  grade: 'Оценка',
  Beginner: 'Начално ниво',
  Intermediate: 'Средно ниво',
  Advanced: 'Напреднало ниво',
  Expert: 'Експертно ниво',
  Native: 'Роден език',
  Fluent: 'Свободно',
};
