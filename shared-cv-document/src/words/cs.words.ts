import type { Words } from './words.types.ts';

export const cs: Words = {
  summary: 'Profil',
  workExperience: 'Pracovní zkušenosti',
  education: 'Vzdělání',
  skills: 'Dovednosti',
  languages: 'Jazyky',
  coverLetter: 'Motivační dopis',
  contact: 'Kontakt',
  email: 'E-mail',
  phone: 'Telefon',
  location: 'Bydliště',
  website: 'Web',
  present: 'současnost',
  comma: ', ',
  grade: 'Známka',
  Beginner: 'Začátečník',
  Intermediate: 'Středně pokročilý',
  Advanced: 'Pokročilý',
  Expert: 'Expert',
  Native: 'Rodilý mluvčí',
  Fluent: 'Plynně',
};
