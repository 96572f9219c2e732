import type { Words } from './words.types.ts';

export const pl: Words = {
  summary: 'Profil zawodowy',
  workExperience: 'Doświadczenie zawodowe',
  education: 'Wykształcenie',
  skills: 'Umiejętności',
  languages: 'Języki',
  coverLetter: 'List motywacyjny',
  contact: 'Dane kontaktowe',
  email: 'E-mail',
  phone: 'Telefon',
  location: 'Miejscowość',
  website: 'Strona internetowa',
  present: 'obecnie',
  comma: ', ',
  grade: 'Ocena',
  Beginner: 'Podstawowy',
  Intermediate: 'Średnio zaawansowany',
  Advanced: 'Zaawansowany',
  Expert: 'Ekspert',
  Native: 'Język ojczysty',
  Fluent: 'Biegły',
};
