import type { Words } from './words.types.ts';

export const nb: Words = {
  summary: 'Profil',
  workExperience: 'Arbeidserfaring',
  education: 'Utdanning',
  skills: 'Ferdigheter',
  languages: 'Språk',
  coverLetter: 'Søknad',
  contact: 'Kontaktinformasjon',
  email: 'E-post',
  phone: 'Telefon',
  location: 'Bosted',
  website: 'Nettsted',
  present: 'nå',
  comma: ', ',
  grade: 'Karakter',
  Beginner: 'Nybegynner',
  Intermediate: 'Middels',
  Advanced: 'Avansert',
  Expert: 'Ekspert',
  Native: 'Morsmål',
  Fluent: 'Flytende',
};
