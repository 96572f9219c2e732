import type { Words } from './words.types.ts';

export const ru: Words = {
  summary: 'О себе',
  workExperience: 'Опыт работы',
  education: 'Образование',
  skills: 'Навыки',
  languages: 'Языки',
  coverLetter: 'Сопроводительное письмо',
  contact: 'Контакты',
  email: 'Эл. почта',
  phone: 'Телефон',
  location: 'Место проживания',
  website: 'Сайт',
  present: 'настоящее время',
  comma: ', ',
  grade: 'Оценка',
  Beginner: 'Начальный уровень',
  Intermediate: 'Средний уровень',
  Advanced: 'Продвинутый уровень',
  Expert: 'Эксперт',
  Native: 'Родной язык',
  Fluent: 'Свободно',
};
