import { cvOf, type Person } from '../person.types.ts';

/** Sealed: kitchens, in German; the rules are never tuned on him. */
export const anselm: Person = {
  key: 'anselm',
  language: 'de',
  cv: cvOf({
    person: {
      fullName: 'Anselm Kreuzbichler',
      title: 'Küchenchef',
      email: 'anselm.k@example.org',
      phone: '0664 / 123 45 67',
      location: 'Bad Ischl, Österreich',
      linkedIn: 'https://www.linkedin.com/in/anselm-kreuzbichler',
      summary:
        'Koch aus Leidenschaft mit Sinn für Zahlen. Ich führe Küchen, in denen man sich etwas sagen darf, und plane Karten, die der Einkauf auch bezahlen kann.',
    },
    jobs: [
      {
        company: 'Hotel Trauneck & Spa',
        position: 'Küchenchef',
        location: 'Bad Ischl, Österreich',
        startDate: '2022-03',
        current: true,
        description:
          'Leitung einer Brigade von 17 Personen, Halbpension und Restaurant mit 90 Plätzen.',
        achievements: [
          'Wareneinsatz binnen eines Jahres von 34 auf 27 Prozent gebracht.',
          'Zwei Lehrlinge zur Abschlussprüfung mit Auszeichnung geführt.',
        ],
      },
      {
        company: 'Gasthof Kirchenwirt',
        position: 'Stellvertretender Küchenchef',
        location: 'Gmunden, Österreich',
        startDate: '2017-11',
        endDate: '2022-02',
        achievements: [
          'Bankette bis 220 Gäste geplant und verantwortet.',
          'Speisekarte auf Betriebe im Umkreis von 40 Kilometern umgestellt.',
        ],
      },
      {
        company: 'MS Danubia Flusskreuzfahrten',
        position: 'Chef de Partie',
        startDate: '2015-04',
        endDate: '2017-10',
        description: 'Posten Fisch und Saucier auf der Strecke Passau bis Budapest.',
      },
    ],
    studies: [
      {
        institution: 'Wirtschaftsförderungsinstitut Linz',
        degree: 'Befähigungsprüfung',
        field: 'Gastgewerbe',
        startDate: '2019-01',
        endDate: '2019-06',
      },
      {
        institution: 'Berufsschule Altmünster',
        degree: 'Lehre',
        field: 'Koch',
        location: 'Altmünster, Österreich',
        startDate: '2011-08',
        endDate: '2014-08',
        gpa: '1,4',
      },
    ],
    skills: ['Kalkulation', 'HACCP', 'Menüplanung', 'Personalführung', 'Patisserie'],
    languages: { Deutsch: 'Native', Englisch: 'Fluent', Ungarisch: 'Beginner' },
    sections: {
      awards: [{ name: 'Eine Haube', organisation: 'Gault&Millau', startDate: '2023-11' }],
      interests: [{ name: 'Bienenzucht' }],
    },
  }),
};
