import type { Words } from './words.types.ts';

export const de: Words = {
  summary: 'Profil',
  workExperience: 'Berufserfahrung',
  education: 'Ausbildung',
  skills: 'Kenntnisse',
  languages: 'Sprachen',
  coverLetter: 'Anschreiben',
  contact: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  location: 'Ort',
  website: 'Website',
  present: 'heute',
  comma: ', ',
  grade: 'Note',
  Beginner: 'Grundkenntnisse',
  Intermediate: 'Gute Kenntnisse',
  Advanced: 'Fortgeschritten',
  Expert: 'Expertenkenntnisse',
  Native: 'Muttersprache',
  Fluent: 'Fließend',
};
