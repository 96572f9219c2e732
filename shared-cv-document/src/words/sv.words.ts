import type { Words } from './words.types.ts';

export const sv: Words = {
  summary: 'Profil',
  workExperience: 'Arbetslivserfarenhet',
  education: 'Utbildning',
  skills: 'Kompetenser',
  languages: 'Språk',
  coverLetter: 'Personligt brev',
  contact: 'Kontaktuppgifter',
  email: 'E-post',
  phone: 'Telefon',
  location: 'Ort',
  website: 'Webbplats',
  present: 'pågående',
  comma: ', ',
  grade: 'Betyg',
  Beginner: 'Nybörjare',
  Intermediate: 'Medelnivå',
  Advanced: 'Avancerad',
  Expert: 'Expert',
  Native: 'Modersmål',
  Fluent: 'Flytande',
};
