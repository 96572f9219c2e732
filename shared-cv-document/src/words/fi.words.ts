import type { Words } from './words.types.ts';

export const fi: Words = {
  summary: 'Profiili',
  workExperience: 'Työkokemus',
  education: 'Koulutus',
  skills: 'Osaaminen',
  languages: 'Kielitaito',
  coverLetter: 'Hakemuskirje',
  contact: 'Yhteystiedot',
  email: 'Sähköposti',
  phone: 'Puhelin',
  location: 'Asuinpaikka',
  website: 'Verkkosivusto',
  present: 'nykyhetki',
  comma: ', ',
  grade: 'Arvosana',
  Beginner: 'Perustaso',
  Intermediate: 'Keskitaso',
  Advanced: 'Edistynyt',
  Expert: 'Asiantuntija',
  Native: 'Äidinkieli',
  Fluent: 'Sujuva',
};
