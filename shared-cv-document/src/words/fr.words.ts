import type { Words } from './words.types.ts';

export const fr: Words = {
  summary: 'Profil',
  workExperience: 'Expérience professionnelle',
  education: 'Formation',
  skills: 'Compétences',
  languages: 'Langues',
  coverLetter: 'Lettre de motivation',
  contact: 'Coordonnées',
  email: 'E-mail',
  phone: 'Téléphone',
  location: 'Adresse',
  website: 'Site web',
  present: 'aujourd’hui',
  comma: ', ',
  grade: 'Note',
  Beginner: 'Débutant',
  Intermediate: 'Intermédiaire',
  Advanced: 'Avancé',
  Expert: 'Expert',
  Native: 'Langue maternelle',
  Fluent: 'Courant',
};
