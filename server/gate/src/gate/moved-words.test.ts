import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor, answerInLetter } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** Own words of a fact, put together to another claim. */
const OTHER_CLAIMS: Readonly<Record<string, readonly Case[]>> = {
  'what another did': [
    [
      'en',
      'Wrote the test plan; the release was approved by the project manager.',
      'Wrote the test plan and approved the release with the project manager.',
    ],
    [
      'en',
      'Prepared the budget draft, which the finance director signed.',
      'Prepared and signed the budget draft for the finance director.',
    ],
    [
      'de',
      'Leitungswege geplant, die Installation übernahm der Hersteller.',
      'Leitungswege und Installation für den Hersteller übernommen und geplant.',
    ],
    [
      'es',
      'Preparé los informes de obra, que firmaba la directora.',
      'Preparé y firmaba los informes de obra para la directora.',
    ],
  ],
  'a deed made of a thing or a property': [
    [
      'en',
      'Installed switchgear from approved drawings of the designs office.',
      'Approved drawings and installed switchgear of the designs office.',
    ],
    [
      'en',
      'Compared invoices against the negotiated prices every week.',
      'Negotiated prices and compared invoices every week.',
    ],
  ],
  'what happened by itself': [
    [
      'en',
      'Complaints fell from 40 to 25 a year after the new desk opened.',
      'Reduced complaints from 40 to 25 a year after the new desk opened.',
    ],
    [
      'es',
      'El gasto de energía bajó del 20 % al 15 %.',
      'Reduje el gasto de energía del 20 % al 15 %.',
    ],
  ],
  'a number of another clause or thing': [
    [
      'en',
      'Proposed six changes to the rota, two of which the ward adopted.',
      'Proposed two changes to the rota, six of which the ward adopted.',
    ],
    ['en', 'Served a plant with 300 staff in two shifts.', 'Served two plants with 300 staff.'],
    [
      'en',
      'Cooked 60 dinners a day with a team of five.',
      'Cooked 60 dinners a day with the team for five years.',
    ],
    [
      'de',
      'Terminvergabe und Schriftwechsel mit rund 300 Mietern',
      'Rund 300 Terminvergaben und Schriftwechsel mit Mietern',
    ],
    [
      'es',
      'Gestión de citas de dos médicos y una enfermera.',
      'Gestión de citas de un médico y dos enfermeras.',
    ],
    [
      'es',
      'Recepción de pedidos tres tardes por semana.',
      'Recepción de pedidos tres semanas, por las tardes.',
    ],
  ],
  'another deed in place of the deed itself': [
    ['de', 'Nahm an Schulungen teil', 'Führte Schulungen durch'],
    ['de', 'Besuchte einen Kurs zur Hygiene', 'Gab einen Kurs zur Hygiene'],
    ['de', 'Überwachte die Montage der Anlagen', 'Montierte die Anlagen'],
    ['de', 'Montage der Anlagen überwacht', 'Anlagen montiert'],
    ['de', 'Brachte Patienten zur Untersuchung', 'Untersuchte Patienten'],
    ['de', 'Wurde von der Leitung beraten', 'Beriet die Leitung'],
    ['de', 'Grundkenntnisse in Excel', 'Kenntnisse in Excel'],
    ['es', 'Supervisé la instalación de bombas', 'Realicé la instalación de bombas'],
    ['es', 'Recibía llamadas de clientes', 'Llamaba a clientes'],
    ['es', 'Conocimientos de contabilidad', 'Llevaba la contabilidad'],
    ['en', 'Coordinated repairs on site', 'Carried out repairs on site'],
    ['en', 'Scheduled operations for two surgeons', 'Performed operations for two surgeons'],
    ['en', 'Received training from the supplier', 'Gave training to the supplier'],
    ['en', 'Interviewed by the press about recycling', 'Interviewed the press about recycling'],
  ],
  'two parts that changed places': [
    [
      'de',
      'Mit der Gärtnerin einen Beetplan gezeichnet, nach dem heute auch der Hausmeister gießt.',
      'Mit dem Hausmeister einen Beetplan gezeichnet, nach dem heute auch die Gärtnerin gießt.',
    ],
    [
      'en',
      'Mend sails in the loft on four days a week and cut canvas on the others.',
      'Cut canvas in the loft on four days a week and mend sails on the others.',
    ],
    [
      'en',
      'Watered the seedlings twice a day instead of once.',
      'Watered the seedlings once a day instead of twice.',
    ],
    [
      'en',
      'Opened the loading bay in May 2021, after the hall had been painted.',
      'Opened the loading bay after the hall had been painted in May 2021.',
    ],
    ['de', 'Pflege einer Orgel und zweier Klaviere.', 'Pflege zweier Orgeln und eines Klaviers.'],
    [
      'en',
      'Drew up a parts list, later replaced by an online catalogue.',
      'Drew up a parts list which later replaced an online catalogue.',
    ],
  ],
  'the place of a word in its sentence': [
    [
      'en',
      'Supervised two drivers on the night tour.',
      'Supervised the night tour with two drivers.',
    ],
    [
      'es',
      'Traducción de actas por encargo de los peritos.',
      'Traducción de actas por encargo, como perito.',
    ],
    ['es', 'El consumo de gas bajó un 30 %.', 'El consumo de gas bajó al 30 %.'],
  ],
  'how often': [
    ['en', 'Ran the late desk on three evenings a week.', 'Ran the late desk every evening.'],
    ['en', 'Recorded no accidents in 2019.', 'Never recorded an accident.'],
  ],
  'a title put together': [
    [
      'en',
      'Second to the head gardener in a team of nine.',
      'Second head gardener in a team of nine.',
    ],
    [
      'en',
      'Stood in for the night porter on some Sundays.',
      'Night porter on some Sundays, who stood in.',
    ],
    [
      'de',
      'Bei der Einführung der Zeiterfassung mit Tempora mitgewirkt',
      'Die Zeiterfassung mit Tempora eingeführt',
    ],
  ],
  'an end for a difference, one year for a span': [
    ['es', 'Bajada de la deuda de 9.000 € a 4.000 €.', 'Bajada de la deuda de 4.000 €.'],
    ['es', 'Archivo ordenado entre 2018 y 2020.', 'Archivo ordenado en 2018.'],
    ['de', 'Aufträge zwischen 2 und 6 Mio. € betreut', 'Aufträge ab 6 Mio. € betreut'],
  ],
};

const cases = Object.entries(OTHER_CLAIMS).flatMap(([kind, own]) =>
  own.map(([language, fact, text]) => ({ kind, language, fact, text })),
);

test.each(cases)('$kind is not proven: $text', ({ language, fact, text }) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test.each<Case>([
  [
    'en',
    'Wrote the test plan; the release was approved by the project manager.',
    'Wrote the test plan; the project manager approved the release.',
  ],
  [
    'en',
    'Proposed six changes to the rota, two of which the ward adopted.',
    'Proposed six rota changes, two of which were adopted by the ward.',
  ],
  [
    'en',
    'Checked invoices weekly against the agreed rates.',
    'Every week, checked invoices against the agreed rates.',
  ],
  ['de', 'Verhandlung und Abwicklung von 14 Verträgen', '14 Verträge verhandelt und abgewickelt'],
  ['de', 'Entwicklung von drei Rezepten', 'Drei Rezepte entwickelt'],
  ['de', 'Bau eines 4 m hohen Pavillons', 'Einen vier Meter hohen Pavillon gebaut'],
  ['de', 'Leitete Trupps bis sechs Personen', 'Leitete Trupps mit bis zu sechs Personen'],
  ['de', 'Rahmen für Gemälde- und Fotosammlungen', 'Rahmen für Foto- und Gemäldesammlungen'],
  ['de', 'Kein Schaden am Lager in drei Jahren', 'In drei Jahren kein einziger Schaden am Lager'],
  ['en', 'No breakages at the depot since 2018', 'The depot free of breakages since 2018'],
  ['en', 'Checked the tanks in two rounds a day', 'Checked the tanks in two daily rounds'],
  [
    'en',
    'Mend sails in the loft on four days a week and cut canvas on the others.',
    'On four days a week, mend sails in the loft, and on the others cut canvas.',
  ],
  [
    'es',
    'Emisión de unas 80 pólizas al mes con el programa de la casa.',
    'Con el programa de la casa, unas 80 pólizas emitidas al mes.',
  ],
  [
    'de',
    'Entwurf der Pläne für zwei Brücken unter Anleitung einer Kollegin.',
    'Unter Anleitung einer Kollegin die Pläne für zwei Brücken entworfen.',
  ],
  [
    'es',
    'Gestión de la agenda de tres médicos y una enfermera.',
    'Gestionaba la agenda de 3 médicos y 1 enfermera.',
  ],
  [
    'en',
    'Cleaned a 1,400 m² hall every night.',
    'Cleaned a hall of 1,400 square metres every night.',
  ],
])('the same claim in other words is proven: %s %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each<Case>([
  ['en', 'Received training from the supplier on valves', 'I gave training on valves.'],
  [
    'en',
    'Attended a course on hygiene and allergens',
    'I taught a course on hygiene and allergens.',
  ],
  [
    'de',
    'Überwachte die Montage der Anlagen in Kassel',
    'Bei Harrowgill habe ich die Anlagen in Kassel montiert.',
  ],
  ['es', 'Supervisé la instalación de bombas', 'En Harrowgill instalé bombas.'],
])('a letter tells the deed itself, too: %s %s', (language, fact, text) => {
  expect(answerInLetter(fact, text, language)).not.toBe('proven');
});

test('a letter that tells the deed itself is proven', () => {
  const fact = 'Supervised the installation of pumps in four plants';
  const text = 'At Harrowgill I supervised the installation of pumps in four plants.';
  expect(answerInLetter(fact, text, 'en')).toBe('proven');
});
