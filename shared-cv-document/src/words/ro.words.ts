import type { Words } from './words.types.ts';

export const ro: Words = {
  summary: 'Profil',
  workExperience: 'Experiență profesională',
  education: 'Educație și formare',
  skills: 'Competențe',
  languages: 'Limbi',
  coverLetter: 'Scrisoare de intenție',
  contact: 'Date de contact',
  email: 'E-mail',
  phone: 'Telefon',
  location: 'Localitate',
  website: 'Site web',
  present: 'prezent',
  comma: ', ',
  grade: 'Notă',
  Beginner: 'Începător',
  Intermediate: 'Intermediar',
  Advanced: 'Avansat',
  Expert: 'Expert',
  Native: 'Limbă maternă',
  Fluent: 'Fluent',
};
