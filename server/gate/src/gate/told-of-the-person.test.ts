import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const PEOPLE: Record<Language, Parameters<typeof cvInBrief>[0]> = {
  en: {
    head: ['Ada Moss', 'Marine Surveyor', 'Hull', ''],
    summary:
      'Marine surveyor with eleven years in shipping, four of them in dry docks. I act as dock planner when the harbour officer is away. I sit the exam for ship inspector in spring 2028.',
    work: [
      {
        as: ['Marine Surveyor', 'Ravensea Shipping', '2022-05'],
        achievements: [
          'Recruited as the first surveyor of the Grimsby office.',
          'Wrote safety reports for twelve trawlers.',
        ],
      },
      {
        as: ['Deck Supervisor', 'Ravensea Ferries', '2015-04 2022-04'],
        achievements: ['Trained nine deckhands in mooring.'],
      },
    ],
    skills: ['Rhinoceros'],
    languages: { English: 'Native', Danish: 'Intermediate' },
  },
  de: {
    head: ['Ada Moos', 'Orgelbauerin', 'Celle', ''],
    summary:
      'Orgelbauerin mit elf Jahren im Handwerk, vier davon in der Restaurierung. Im Frühjahr 2028 lege ich die Prüfung zur Restauratorin ab.',
    work: [
      {
        as: ['Orgelbauerin', 'Heidewerk Brandes', '2022-05'],
        achievements: [
          'Als erste Orgelbauerin der Werkstatt in Uelzen eingestellt.',
          'Gutachten für zwölf Kirchen geschrieben.',
        ],
      },
      {
        as: ['Tischlerin', 'Hofwerk Suhr', '2015-04 2022-04'],
        achievements: ['Neun Lehrlinge in der Werkstatt angelernt.'],
      },
    ],
    studies: [
      [
        'Berufsschule Lüneburg',
        'Ausbildung',
        'Elektroniker für Betriebstechnik',
        '2011-08 2014-07',
      ],
    ],
    skills: ['Rhinoceros'],
    languages: { Deutsch: 'Native', Dänisch: 'Intermediate' },
  },
  es: {
    head: ['Ada Mora', 'Guarda forestal', 'Lugo', ''],
    summary:
      'Guarda forestal con once años de oficio, de ellos cuatro en incendios. En 2028 me presento al examen de ingeniera.',
    work: [
      {
        as: ['Guarda forestal', 'Parque Fontán', '2022-05'],
        achievements: [
          'Contratada como la primera encargada de la zona norte.',
          'Escribí informes para doce municipios.',
        ],
      },
      {
        as: ['Jardinera', 'Viveros Suso', '2015-04 2022-04'],
        achievements: ['Formé a nueve aprendices en poda.'],
      },
    ],
    skills: ['Rhinoceros'],
    languages: { Español: 'Native', Danés: 'Intermediate' },
  },
};

const gateOf = (language: Language) =>
  gateOver(cvInBrief(PEOPLE[language]), { letterLanguage: language, position: POSITION[language] });
const POSITION = { en: 'Harbour Officer', de: 'Werkstattleiterin', es: 'Capataz' };

const answerTo = (language: Language, text: string) =>
  gateOf(language).judge('coverLetter', text).answer;

/** What is told, and the same with one thing that is false. */
const ROWS: Readonly<Record<string, readonly (readonly [Language, string, string])[]>> = {
  'an exam that is to come': [
    [
      'en',
      'I sit the exam for ship inspector in spring 2028.',
      'I have passed the exam for ship inspector.',
    ],
    ['en', 'I am a marine surveyor.', 'I am a ship inspector.'],
    [
      'de',
      'Im Frühjahr 2028 lege ich die Prüfung zur Restauratorin ab.',
      'Die Prüfung zur Restauratorin habe ich abgelegt.',
    ],
    ['de', 'Ich bin Orgelbauerin.', 'Ich bin Restauratorin.'],
    ['es', 'En 2028 me presento al examen de ingeniera.', 'Soy ingeniera.'],
  ],
  'years of the whole told of a part': [
    [
      'en',
      'I have eleven years in shipping, four of them in dry docks.',
      'I have eleven years of experience in dry docks.',
    ],
    [
      'de',
      'Ich habe elf Jahre Erfahrung im Handwerk.',
      'Ich habe elf Jahre Erfahrung in der Restaurierung.',
    ],
    ['es', 'Tengo once años de oficio.', 'Tengo once años de oficio en incendios.'],
  ],
  'the first of a part told of the whole': [
    [
      'en',
      'I was recruited as the first surveyor of the Grimsby office.',
      'I was the first surveyor at Ravensea Shipping.',
    ],
    [
      'de',
      'Ich wurde als erste Orgelbauerin der Werkstatt in Uelzen eingestellt.',
      'Ich war die erste Orgelbauerin bei Heidewerk Brandes.',
    ],
    [
      'es',
      'Fui contratada como la primera encargada de la zona norte.',
      'Fui la primera encargada del Parque Fontán.',
    ],
  ],
  'a date that no fact gives of a skill': [
    ['en', 'I know Rhinoceros.', 'I have worked with Rhinoceros since May 2022.'],
    ['de', 'Ich arbeite mit Rhinoceros.', 'Mit Rhinoceros arbeite ich seit Mai 2022.'],
    ['es', 'Trabajo con Rhinoceros.', 'Trabajo con Rhinoceros desde mayo de 2022.'],
  ],
  'a deed of another post': [
    [
      'en',
      'As a deck supervisor I trained nine deckhands in mooring.',
      'As a deck supervisor I wrote safety reports.',
    ],
    [
      'de',
      'Als Tischlerin habe ich neun Lehrlinge angelernt.',
      'Als Tischlerin habe ich Gutachten geschrieben.',
    ],
    ['es', 'Como jardinera formé a nueve aprendices en poda.', 'Como jardinera escribí informes.'],
  ],
  'a role of somebody else, or of the post applied for': [
    [
      'en',
      'I act as dock planner when the harbour officer is away.',
      'I act as dock planner and harbour officer.',
    ],
    ['en', 'I would like to apply as Harbour Officer.', 'I am a harbour officer.'],
    ['de', 'Ich bewerbe mich als Werkstattleiterin.', 'Ich bin Werkstattleiterin.'],
    ['es', 'Soy guarda forestal.', 'Soy capataz.'],
  ],
  'a level above the own': [
    ['en', 'I speak Danish.', 'I speak Danish well.'],
    ['de', 'Ich spreche Dänisch.', 'Ich spreche gut Dänisch.'],
    ['es', 'Hablo danés.', 'Hablo bien danés.'],
  ],
  'a title out of a longer word': [
    ['de', 'Ich bin Elektroniker für Betriebstechnik.', 'Ich bin Techniker für Betriebstechnik.'],
  ],
};

const rows = Object.entries(ROWS).flatMap(([kind, some]) =>
  some.map((row) => [kind, ...row] as const),
);

test.each(rows)('%s, in %s: %s is told', (_kind, language, told) => {
  expect(answerTo(language, told)).toBe('proven');
});

test.each(rows)('no lie by %s, in %s: not (%s) %s', (_kind, language, _told, lie) => {
  expect(answerTo(language, lie)).not.toBe('proven');
});

test('what is asked about is marked, if need be all of it', () => {
  const cv = cvInBrief({
    work: [
      {
        as: ['Mate', 'Ravensea', '2019-10'],
        achievements: ['Repaired pumps, wired lamps, painted hulls, sewed sails, stacked crates'],
      },
    ],
  });
  const text = 'Repaired pumps';
  const asked = gateOver(cv).judge(`work[${cv.work_experience[0]?.id}].achievements[0]`, text);
  expect(asked).toMatchObject({ answer: 'unproven', unproven: [text] });
});
