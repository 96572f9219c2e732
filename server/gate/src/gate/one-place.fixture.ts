import type { Language, Skill } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';

type Brief = Parameters<typeof cvInBrief>[0];

const briefs: Record<Language, Brief> = {
  en: {
    head: ['Ada Mole', 'Tram Driver', 'Sheffield', ''],
    summary: 'Tram driver with eight years on city lines, mainly in night service and depot work.',
    work: [
      {
        as: ['Tram Driver', 'Norwood Transit', '2019-05'],
        achievements: [
          'Coach five new drivers in braking and door checks.',
          'Shortened the depot handover from 20 to 12 minutes together with two dispatchers.',
          'Record track faults for the workshop.',
        ],
      },
      {
        as: ['Bus Conductor', 'Ridgeway Buses', '2014-03 2019-04'],
        achievements: [
          'Sold tickets to 300 passengers a day.',
          'Assisted the depot foreman with the winter timetable.',
        ],
      },
    ],
    studies: [['Peak College', 'Diploma', 'Rail Operations', '2012-09 2014-02']],
    skills: ['Signal Reading', 'Excel', 'Optrack'],
    languages: { English: 'Native', Polish: 'Beginner' },
  },
  de: {
    head: ['Ada Mohr', 'Imkerin', 'Celle', ''],
    summary: 'Imkerin mit acht Jahren Erfahrung in der Königinnenzucht und in der Honigabfüllung.',
    work: [
      {
        as: ['Imkerin', 'Heidehonig Brandes', '2019-05'],
        achievements: [
          'Betreuung von 90 Bienenvölkern an sechs Standorten.',
          'Ausfälle im Winter von 14 auf 6 Völker gesenkt.',
          'Drei Aushilfen beim Schleudern angelernt.',
        ],
      },
      {
        as: ['Verkäuferin', 'Hofladen Suhr', '2014-03 2019-04'],
        achievements: ['Kasse geführt und Waren bestellt.', 'Etiketten für 40 Sorten gestaltet.'],
      },
    ],
    studies: [['Berufsschule Lüneburg', 'Gesellenbrief', 'Tierwirtschaft', '2011-08 2014-02']],
    skills: ['Königinnenzucht', 'Excel', 'Varroakontrolle'],
    languages: { Deutsch: 'Native', Polnisch: 'Beginner' },
  },
  es: {
    head: ['Ada Mora', 'Bibliotecaria', 'Lugo', ''],
    summary: 'Bibliotecaria con ocho años de experiencia en catalogación y en préstamos.',
    work: [
      {
        as: ['Bibliotecaria', 'Biblioteca Rosalía', '2019-05'],
        achievements: [
          'Catalogué 4000 libros de la colección local.',
          'Organizo talleres de lectura para 25 jubilados.',
          'Reduje la espera de los préstamos de 9 a 4 días.',
        ],
      },
      {
        as: ['Librera', 'Librería Fontán', '2014-03 2019-04'],
        achievements: ['Vendí novelas a turistas.', 'Decoré el escaparate cada trimestre.'],
      },
    ],
    studies: [['Universidad de Oporto', 'Grado', 'Documentación', '2010-09 2014-02']],
    skills: ['Catalogación', 'Excel', 'Koha'],
    languages: { Español: 'Native', Francés: 'Beginner' },
  },
};

/** Where each of their two posts is, the present one first. */
const towns: Record<Language, readonly [string, string]> = {
  en: ['Sheffield', 'Buxton'],
  de: ['Celle', 'Uelzen'],
  es: ['Lugo', 'Vigo'],
};

/** One person for each language; of their skills the last is a beginner's. */
export function onePersonIn(language: Language) {
  const cv = cvInBrief(briefs[language]);
  const skills = cv.skills.map((skill, at): Skill =>
    at === 2 ? { ...skill, level: 'Beginner' } : skill,
  );
  const work = cv.work_experience.map((post, at) => ({
    ...post,
    location: towns[language][at === 0 ? 0 : 1],
  }));
  return { ...cv, skills, work_experience: work };
}
