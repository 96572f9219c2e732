import type { Words } from './words.types.ts';

export const sk: Words = {
  summary: 'Profil',
  workExperience: 'Pracovné skúsenosti',
  education: 'Vzdelanie',
  skills: 'Zručnosti',
  languages: 'Jazyky',
  coverLetter: 'Motivačný list',
  contact: 'Kontakt',
  email: 'E-mail',
  phone: 'Telefón',
  location: 'Bydlisko',
  website: 'Web',
  present: 'súčasnosť',
  comma: ', ',
  grade: 'Známka',
  Beginner: 'Začiatočník',
  Intermediate: 'Stredne pokročilý',
  Advanced: 'Pokročilý',
  Expert: 'Expert',
  Native: 'Materinský jazyk',
  Fluent: 'Plynule',
};
