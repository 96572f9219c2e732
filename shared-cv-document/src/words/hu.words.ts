import type { Words } from './words.types.ts';

export const hu: Words = {
  summary: 'Szakmai összefoglaló',
  workExperience: 'Szakmai tapasztalat',
  education: 'Tanulmányok',
  skills: 'Készségek',
  languages: 'Nyelvismeret',
  coverLetter: 'Motivációs levél',
  contact: 'Elérhetőség',
  email: 'E-mail',
  phone: 'Telefon',
  location: 'Lakóhely',
  website: 'Weboldal',
  present: 'jelenleg',
  comma: ', ',
  grade: 'Minősítés',
  Beginner: 'Kezdő',
  Intermediate: 'Középhaladó',
  Advanced: 'Haladó',
  Expert: 'Szakértő',
  Native: 'Anyanyelv',
  Fluent: 'Folyékony',
};
