import type { Words } from './words.types.ts';

export const pt: Words = {
  summary: 'Resumo',
  workExperience: 'Experiência profissional',
  education: 'Formação',
  skills: 'Competências',
  languages: 'Idiomas',
  coverLetter: 'Carta de apresentação',
  contact: 'Contatos',
  email: 'E-mail',
  phone: 'Telefone',
  location: 'Localização',
  website: 'Site',
  present: 'atual',
  comma: ', ',
  grade: 'Nota',
  Beginner: 'Básico',
  Intermediate: 'Intermediário',
  Advanced: 'Avançado',
  Expert: 'Especialista',
  Native: 'Nativo',
  Fluent: 'Fluente',
};
