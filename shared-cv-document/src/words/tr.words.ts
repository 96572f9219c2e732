import type { Words } from './words.types.ts';

export const tr: Words = {
  summary: 'Özet',
  workExperience: 'İş Deneyimi',
  education: 'Eğitim',
  skills: 'Beceriler',
  languages: 'Diller',
  coverLetter: 'Ön Yazı',
  contact: 'İletişim',
  email: 'E-posta',
  phone: 'Telefon',
  location: 'Konum',
  website: 'Web sitesi',
  present: 'Halen',
  comma: ', ',
  grade: 'Not ortalaması',
  Beginner: 'Başlangıç',
  Intermediate: 'Orta',
  Advanced: 'İleri',
  Expert: 'Uzman',
  Native: 'Ana dil',
  Fluent: 'Akıcı',
};
