import type { Language } from '@sastre/shared-contracts/api';

const en = {
  summary: 'Summary',
  workExperience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  coverLetter: 'Cover Letter',
  contact: 'Contact',
  present: 'Present',
  in: 'in',
  grade: 'Grade',
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  Expert: 'Expert',
  Native: 'Native',
  Fluent: 'Fluent',
};
/** Words that the renderer itself adds to a CV. */
export type Words = typeof en;

const es: Words = {
  summary: 'Perfil',
  workExperience: 'Experiencia laboral',
  education: 'Formación',
  skills: 'Competencias',
  languages: 'Idiomas',
  coverLetter: 'Carta de presentación',
  contact: 'Contacto',
  present: 'Actualidad',
  in: 'en',
  grade: 'Nota',
  Beginner: 'Básico',
  Intermediate: 'Intermedio',
  Advanced: 'Avanzado',
  Expert: 'Experto',
  Native: 'Nativo',
  Fluent: 'Fluido',
};

const de: Words = {
  summary: 'Profil',
  workExperience: 'Berufserfahrung',
  education: 'Ausbildung',
  skills: 'Kenntnisse',
  languages: 'Sprachen',
  coverLetter: 'Anschreiben',
  contact: 'Kontakt',
  present: 'heute',
  in: 'in',
  grade: 'Note',
  Beginner: 'Grundkenntnisse',
  Intermediate: 'Gute Kenntnisse',
  Advanced: 'Fortgeschritten',
  Expert: 'Experte',
  Native: 'Muttersprache',
  Fluent: 'Fließend',
};

export const WORDS: Record<Language, Words> = { en, es, de };
