import type { Words } from './words.types.ts';

export const es: Words = {
  summary: 'Perfil',
  workExperience: 'Experiencia laboral',
  education: 'Formación',
  skills: 'Competencias',
  languages: 'Idiomas',
  coverLetter: 'Carta de presentación',
  contact: 'Contacto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  location: 'Ubicación',
  website: 'Web',
  present: 'Actualidad',
  comma: ', ',
  grade: 'Nota',
  Beginner: 'Básico',
  Intermediate: 'Intermedio',
  Advanced: 'Avanzado',
  Expert: 'Experto',
  Native: 'Nativo',
  Fluent: 'Fluido',
};
