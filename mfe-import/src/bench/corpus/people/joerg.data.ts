import { cvOf, type Person } from '../person.types.ts';

/** Machines and those who keep them, in German. */
export const joerg: Person = {
  key: 'joerg',
  language: 'de',
  cv: cvOf({
    person: {
      fullName: 'Jörg Sauerländer',
      title: 'Instandhaltungsleiter',
      email: 'j.sauerlaender@example.net',
      phone: '+49 1512 3456781',
      location: 'Paderborn, Deutschland',
      website: 'https://sauerlaender.example',
      github: 'https://github.com/jsauerlaender-example',
      summary:
        'Staatlich geprüfter Techniker mit fünfzehn Jahren in der Instandhaltung von Abfüllanlagen. Ich suche Fehler dort, wo sie entstehen, und schreibe auf, was die Nachtschicht wissen muss.',
    },
    jobs: [
      {
        company: 'Weserquell Getränke GmbH',
        position: 'Leiter Instandhaltung',
        location: 'Höxter, Deutschland',
        startDate: '2019-04',
        current: true,
        description:
          'Verantwortlich für sechs Abfülllinien, vierzehn Mitarbeiter und ein Budget von 2,8 Mio. Euro im Jahr.',
        achievements: [
          'Ungeplante Stillstände in drei Jahren von 11 auf 4 Prozent gesenkt.',
          'Zustandsüberwachung an 120 Antrieben eingeführt und mit eigenen Leuten aufgebaut.',
          'Ersatzteillager neu geordnet und den Bestand um 310.000 Euro verringert.',
        ],
      },
      {
        company: 'Hartmann Verpackungstechnik AG',
        position: 'Servicetechniker',
        location: 'Bielefeld, Deutschland',
        startDate: '2012-08',
        endDate: '2019-03',
        description: 'Inbetriebnahme und Wartung von Packmaschinen in Europa und Nordafrika.',
        achievements: [
          'Mehr als 90 Anlagen in Betrieb genommen, davon 26 im Ausland.',
          'Schulungen für Bediener in drei Sprachen gehalten.',
        ],
      },
      {
        company: 'Stadtwerke Detmold',
        position: 'Mechatroniker',
        location: 'Detmold, Deutschland',
        startDate: '2009-02',
        endDate: '2012-07',
        achievements: ['Rufbereitschaft für 43 Pumpwerke im Wechsel mit zwei Kollegen.'],
      },
    ],
    studies: [
      {
        institution: 'Technikerschule Paderborn',
        degree: 'Staatlich geprüfter Techniker',
        field: 'Automatisierungstechnik',
        location: 'Paderborn, Deutschland',
        startDate: '2013-08',
        endDate: '2017-06',
        gpa: '1,8',
      },
      {
        institution: 'Stadtwerke Detmold',
        degree: 'Ausbildung',
        field: 'Mechatroniker',
        location: 'Detmold, Deutschland',
        startDate: '2005-09',
        endDate: '2009-01',
        gpa: '2,1',
      },
    ],
    skills: [
      'SPS-Programmierung',
      'Siemens TIA Portal',
      'Schwingungsanalyse',
      'SAP PM',
      'Schaltpläne lesen',
    ],
    languages: { Deutsch: 'Native', Englisch: 'Advanced', Arabisch: 'Beginner' },
    sections: {
      certificates: [
        { name: 'Elektrofachkraft', organisation: 'TÜV Nord', startDate: '2018-03' },
        { name: 'Schwingungsanalytiker Kategorie II', organisation: 'DGZfP', startDate: '2020-10' },
      ],
      interests: [{ name: 'Orgelbau' }, { name: 'Bergwacht' }],
    },
  }),
};
