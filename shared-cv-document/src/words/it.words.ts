import type { Words } from './words.types.ts';

export const it: Words = {
  summary: 'Profilo',
  workExperience: 'Esperienza professionale',
  education: 'Istruzione e formazione',
  skills: 'Competenze',
  languages: 'Lingue',
  coverLetter: 'Lettera di presentazione',
  contact: 'Contatti',
  email: 'E-mail',
  phone: 'Telefono',
  location: 'Località',
  website: 'Sito web',
  present: 'oggi',
  comma: ', ',
  grade: 'Voto',
  Beginner: 'Base',
  Intermediate: 'Intermedio',
  Advanced: 'Avanzato',
  Expert: 'Esperto',
  Native: 'Madrelingua',
  Fluent: 'Fluente',
};
