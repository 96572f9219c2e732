import type { Words } from './words.types.ts';

export const da: Words = {
  summary: 'Profil',
  workExperience: 'Erhvervserfaring',
  education: 'Uddannelse',
  skills: 'Kompetencer',
  languages: 'Sprog',
  coverLetter: 'Ansøgning',
  contact: 'Kontaktoplysninger',
  email: 'E-mail',
  phone: 'Telefon',
  location: 'Bopæl',
  website: 'Hjemmeside',
  present: 'nu',
  comma: ', ',
  grade: 'Karakter',
  Beginner: 'Begynder',
  Intermediate: 'Mellemniveau',
  Advanced: 'Avanceret',
  Expert: 'Ekspert',
  Native: 'Modersmål',
  Fluent: 'Flydende',
};
