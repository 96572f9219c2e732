import { person } from '@sastre/reading/testing';

/** People whose CV is in German. */
export const germanPeople = [
  person({
    key: 'carpenter',
    job: 'joinery',
    head: ['Torben Ellerkamp', 'Tischler', 'Ostermoor', '+49 30 23125 011'],
    summary: 'Tischler für Innenausbau, der lieber zweimal misst und nie zweimal sägt.',
    work: [
      {
        as: ['Tischler', 'Holzwerk Ostermoor', '2016-04'],
        description: 'Innenausbau für Praxen und Büros.',
        achievements: [
          'Richtete 48 Büros mit eigenen Möbeln ein',
          'Bediene eine CNC-Fräse und zwei Bandsägen',
          'Verschnitt um 14 % gesenkt',
          'Bilde seit August 2020 drei Lehrlinge aus',
        ],
      },
      {
        as: ['Geselle', 'Tischlerei Wiesenfeld', '2012-09 2016-03'],
        achievements: ['Fertigte 600 Fenster im Jahr', 'Zeichnete Treppen in AutoCAD'],
      },
    ],
    studies: [
      ['Handwerkskammer Moorland', 'Ausbildung zum Tischler', 'Holztechnik', '2009-09 2012-07'],
    ],
    skills: ['CNC', 'AutoCAD', 'Oberflächen', 'Montage', 'Führerschein'],
    languages: { Deutsch: 'Native', Englisch: 'Beginner' },
  }),
  person({
    key: 'seller',
    job: 'medtech',
    head: ['Annegret Siebold', 'Vertriebsmitarbeiterin', 'Altengraben', '+49 30 23125 022'],
    summary:
      'Vertrieb im Außendienst für Medizintechnik; ich verkaufe nur, was ich selbst bedienen kann.',
    work: [
      {
        as: ['Vertriebsmitarbeiterin', 'Lindhorst Medizintechnik GmbH', '2018-07'],
        description: 'Betreuung von **85 Praxen** in Niedersachsen.',
        achievements: [
          'Umsatz im Gebiet von 400.000 € auf 620.000 € gesteigert',
          '24 neue Kunden im Jahr 2023 gewonnen',
          'Pflege alle Kontakte in Salesforce',
          'Halte Schulungen für Praxisteams, 30 im Jahr',
        ],
      },
      {
        as: ['Verkäuferin', 'Kaufhaus Terhorst', '2011-08 2018-06'],
        achievements: [
          'Verantwortlich für die Kasse und einen Tagesumsatz von 7.500 €',
          'Führte ein Team von 6 Aushilfen',
        ],
      },
    ],
    studies: [
      ['Berufsschule Altengraben', 'Ausbildung zur Kauffrau', 'Einzelhandel', '2008-08 2011-07'],
    ],
    skills: ['Salesforce', 'Kundenbetreuung', 'Verhandlung', 'PowerPoint', 'Führerschein'],
    languages: { Deutsch: 'Native', Englisch: 'Advanced', Niederländisch: 'Intermediate' },
  }),
  person({
    key: 'scientist',
    job: 'water',
    head: ['Hedwig Rautmann', 'Mikrobiologin', 'Auerstein', '+49 30 23125 033'],
    summary:
      'Mikrobiologin, die Trinkwasser untersucht und Ergebnisse so aufschreibt, dass ein Amt sie versteht.',
    work: [
      {
        as: ['Wissenschaftliche Mitarbeiterin', 'Institut für Wasser Auerstein', '2019-10'],
        description: 'Labor mit 9 Beschäftigten.',
        achievements: [
          'Werte im Jahr rund 3.200 Proben mit R und Python aus',
          'Verkürzte die Zeit bis zum Befund von 72 auf 30 Stunden',
          'Veröffentlichte 8 Aufsätze, davon 3 als Erstautorin',
          'Betreue zwei Doktorandinnen',
        ],
      },
      {
        as: ['Doktorandin', 'Universität Hohenlinden', '2015-10 2019-09'],
        achievements: [
          'Baute eine Datenbank mit 17.000 Genomen in PostgreSQL auf',
          'Hielt Übungen in Statistik für 55 Studierende',
        ],
      },
    ],
    studies: [
      ['Universität Hohenlinden', 'Dr. rer. nat.', 'Mikrobiologie', '2015-10 2019-09'],
      ['Universität Hohenlinden', 'M.Sc.', 'Biologie', '2013-10 2015-09'],
    ],
    skills: ['R', 'Python', 'PostgreSQL', 'Statistik', 'PCR'],
    languages: { Deutsch: 'Native', Englisch: 'Fluent', Französisch: 'Beginner' },
  }),
  person({
    key: 'driver',
    job: 'haulage',
    head: ['Mirko Dannebrock', 'Berufskraftfahrer', 'Bergau', '+49 30 23125 044'],
    summary: 'Kraftfahrer im Fernverkehr, unfallfrei und pünktlich, auch wenn die Rampe wartet.',
    work: [
      {
        as: ['Berufskraftfahrer', 'Spedition Querfurth', '2014-05'],
        description: 'Kühltransporte zwischen Rostock und Verona.',
        achievements: [
          'Fahre 110.000 km im Jahr mit einem 40-Tonner',
          'Seit zehn Jahren ohne Unfall',
          'Senkte den Verbrauch um 2,5 Liter auf 100 km',
          'Weise neue Fahrer ein, bisher 13',
        ],
      },
      {
        as: ['Auslieferungsfahrer', 'Getränke Hollmann', '2010-02 2014-04'],
        achievements: [
          'Belieferte 35 Gaststätten am Tag',
          'Kassierte bar und führte das Kassenbuch in Excel',
        ],
      },
    ],
    studies: [
      [
        'Verkehrsschule Bergau',
        'Ausbildung zum Berufskraftfahrer',
        'Güterverkehr',
        '2007-08 2010-01',
      ],
    ],
    skills: ['Führerschein', 'Ladungssicherung', 'ADR', 'Excel', 'Kühltransport'],
    languages: { Deutsch: 'Native', Polnisch: 'Fluent', Italienisch: 'Beginner' },
  }),
];
