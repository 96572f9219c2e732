import type { Words } from './words.types.ts';

export const nl: Words = {
  summary: 'Profiel',
  workExperience: 'Werkervaring',
  education: 'Opleiding',
  skills: 'Vaardigheden',
  languages: 'Talen',
  coverLetter: 'Motivatiebrief',
  contact: 'Contactgegevens',
  email: 'E-mail',
  phone: 'Telefoon',
  location: 'Woonplaats',
  website: 'Website',
  present: 'heden',
  comma: ', ',
  grade: 'Cijfer',
  Beginner: 'Basis',
  Intermediate: 'Gemiddeld',
  Advanced: 'Gevorderd',
  Expert: 'Expert',
  Native: 'Moedertaal',
  Fluent: 'Vloeiend',
};
