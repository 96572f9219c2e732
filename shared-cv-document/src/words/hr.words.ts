import type { Words } from './words.types.ts';

export const hr: Words = {
  summary: 'Profil',
  workExperience: 'Radno iskustvo',
  education: 'Obrazovanje',
  skills: 'Vještine',
  languages: 'Jezici',
  coverLetter: 'Motivacijsko pismo',
  contact: 'Kontakt',
  email: 'E-pošta',
  phone: 'Telefon',
  location: 'Mjesto stanovanja',
  website: 'Web-stranica',
  present: 'danas',
  comma: ', ',
  grade: 'Ocjena',
  Beginner: 'Početna razina',
  Intermediate: 'Srednja razina',
  Advanced: 'Napredna razina',
  Expert: 'Stručna razina',
  Native: 'Materinski jezik',
  Fluent: 'Tečno',
};
