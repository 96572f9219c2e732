import { describe, expect, test } from '@jest/globals';
import { strToU8 } from 'fflate';
import { linesFrom } from '../rules/lines.fixture.ts';
import { readLines } from '../rules/read-lines.ts';
import { readFile } from './read-file.ts';

const readText = async (text: string) =>
  (await readFile(strToU8(text), { onProgress: () => undefined })).cv;

/** Forms that people have their CV in, as files of invented people showed what they are misread for. */
describe('forms that people have', () => {
  test('a list item of plain text goes on further in, however short its line is', async () => {
    const { work_experience } = await readText(`Iker Llorente

EXPERIENCIA LABORAL

* Jefe de turno de mantenimiento - Aceros del Norte, S.A. (Sestao)
  Ene. 2018 - actualidad
  - Equipo de 7 personas, laminación en caliente.
  - Reducción de paradas no programadas un 18 % con
    mantenimiento predictivo (vibraciones).

* Oficial electromecánico - Conservas Bermeo, S.L.
  Marzo 2012 - Dic. 2017
  - Montaje de líneas
    y de sus cuadros.
  - Autoclaves.
`);
    expect(work_experience?.map(({ achievements }) => achievements)).toEqual([
      [
        'Equipo de 7 personas, laminación en caliente.',
        'Reducción de paradas no programadas un 18 % con mantenimiento predictivo (vibraciones).',
      ],
      ['Montaje de líneas y de sus cuadros.', 'Autoclaves.'],
    ]);
    expect(work_experience?.map(({ description }) => description ?? '')).toEqual(['', '']);
  });

  test.each([
    ['Tlf: 944 12 34 56 / 611 222 333', '944 12 34 56'],
    ['Tel. 0341 556677 / Mobil 0151 2345678', '0341 556677'],
    ['Phone: +44 20 7946 0102 or +44 7700 900123', '+44 20 7946 0102'],
  ])(
    'of two telephone numbers beside each other the first is the field: %s',
    async (line, phone) => {
      const { personal_info } = await readText(`Ana Ruiz\nClerk\n${line}\nana@ruiz.example\n`);
      expect(personal_info?.phone).toBe(phone);
    },
  );

  test('languages with their levels behind a label of the own are languages, whatever it is', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Seraphina Quist',
          '# Technical Skills',
          'Languages: Python, C++, Rust, SQL',
          'Libraries: NumPy, PyTorch',
          'Spoken: Swedish (native), English (fluent), German (A2)',
        ].join('\n'),
      ),
    );
    expect(cv.language_skills?.map(({ language }) => language)).toEqual([
      'Swedish',
      'English',
      'German',
    ]);
    expect(cv.skills?.map(({ name }) => name)).toEqual([
      ...['Python', 'C++', 'Rust', 'SQL', 'NumPy', 'PyTorch'],
    ]);
  });

  test('what explains the levels of languages is no language', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Ludovica Bernardi',
          '# Competenze linguistiche',
          'Lingua madre: italiano',
          'inglese ¦ C1 ¦ C1 ¦ B2 ¦ B2 ¦ B2',
          'Livelli: A1 e A2: Livello elementare B1 e B2: Livello intermedio C1 e C2: Livello avanzato',
        ].join('\n'),
      ),
    );
    expect(cv.language_skills?.map(({ language }) => language)).toEqual(['italiano', 'inglese']);
  });

  test('a town and a country behind their labels are the place of a job and of an entry', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Ludovica Bernardi',
          '# Esperienza lavorativa',
          '[ 01/03/2019 – Attuale ]',
          'Ricercatrice',
          'Istituto Ambiente Marino',
          'Città: Livorno | Paese: Italia',
          '* Monitoraggio di 14 siti lungo la costa',
          '# Volontariato',
          '[ 2016 – Attuale ]',
          'Guida volontaria',
          'Acquario di Livorno',
        ].join('\n'),
      ),
    );
    expect(cv.work_experience).toMatchObject([
      {
        position: 'Ricercatrice',
        company: 'Istituto Ambiente Marino',
        location: 'Livorno, Italia',
      },
    ]);
    expect(cv.work_experience?.[0]?.description ?? '').toBe('');
    expect(cv.sections?.flatMap(({ entries }) => entries)).toMatchObject([
      { name: 'Guida volontaria', organisation: 'Acquario di Livorno', startDate: '2016' },
    ]);
  });

  test('a name that breaks behind "&" is one name', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Rupert Ashdown',
          '# References',
          'Ottoline Farrow',
          'Creative Director, Pebble &',
          'Sons',
          'ottoline@pebble.example',
        ].join('\n'),
      ),
    );
    expect(JSON.stringify(cv.sections)).toContain('Pebble & Sons');
  });

  test('a short form within its name ends no house', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Seraphina Quist',
          '# Experience',
          'Research Intern ¦ Jun. 2020 – Sep. 2020',
          'Genome Team, Kelp Health ¦ Zürich, Switzerland',
          '* Reduced false calls by 23%.',
          'Teaching Assistant ¦ 2018 – 2021',
          'Uppsala University, Dept. of Mathematics ¦ Uppsala, Sweden',
          '* Probability and Statistics.',
        ].join('\n'),
      ),
    );
    expect(cv.work_experience?.map(({ company }) => company)).toEqual([
      'Genome Team, Kelp Health',
      'Uppsala University, Dept. of Mathematics',
    ]);
  });

  test('a year below a comma is the rest of its award, and no date of its own', () => {
    const { cv } = readLines(
      linesFrom(
        [
          'Thandiwe Mokoena',
          '# Awards',
          'National Teaching Award, Excellence in Teaching (2021)',
          '',
          'Techno X mentor prize,',
          '2017',
        ].join('\n'),
      ).map((line) => ({
        ...line,
        ...(line.text.endsWith(',') && { room: 0 }),
        box: { x: 40, y: line.id * 14, width: line.text.length * 5, height: 10 },
      })),
    );
    expect(cv.sections?.[0]?.entries).toMatchObject([
      { name: 'National Teaching Award', startDate: '2021' },
      { name: 'Techno X mentor prize', startDate: '2017' },
    ]);
  });

  test('what else stands in a row with a date of birth is read', async () => {
    const { personal_info } = await readText(
      'Ludovica Bernardi\nData di nascita: 04/07/1990 | Nazionalità: italiana | Telefono: (+39) 3331234567\nludo@b.example\n',
    );
    expect(personal_info).toMatchObject({ phone: '(+39) 3331234567', location: '' });
  });

  test('a range of numbers that its line breaks is one', () => {
    const { cv } = readLines(
      linesFrom(
        'Ana Ruiz\n# Profile\nWrote 1,100 exercises for Grade 10–\n12 of nine schools in Leeds.',
      ),
    );
    expect(cv.personal_info?.summary).toContain('Grade 10–12 of nine');
  });
});

test('dates with a place behind a dash, as Europass prints them, are of a post and of an entry', () => {
  const { cv } = readLines(
    linesFrom(
      [
        'Maya Tran',
        '# EXPÉRIENCE PROFESSIONNELLE',
        '02/2021 – EN COURS – STRASBOURG, FRANCE',
        'RESPONSABLE LOGISTIQUE – MÉDECINS SANS PEUR',
        '* Flotte de 22 véhicules',
        '09/2016 – 01/2021 – MULHOUSE, FRANCE',
        'CHEFFE D’ÉQUIPE – ALLIANCE SUPPLY CHAIN',
        '* Équipe de 18 préparateurs',
        '# BÉNÉVOLAT',
        '2013 – 2016 – STRASBOURG',
        'Maraudes, Croix-Verte française',
      ].join('\n'),
    ),
  );
  expect(cv.work_experience).toMatchObject([
    { position: 'RESPONSABLE LOGISTIQUE', company: 'MÉDECINS SANS PEUR', current: true },
    { position: 'CHEFFE D’ÉQUIPE', company: 'ALLIANCE SUPPLY CHAIN', endDate: '2021-01' },
  ]);
  expect(cv.work_experience?.map(({ location }) => location)).toEqual([
    'STRASBOURG, FRANCE',
    'MULHOUSE, FRANCE',
  ]);
  expect(cv.sections?.[0]?.entries).toMatchObject([{ startDate: '2013', place: 'STRASBOURG' }]);
});

test('a part of the year that no date has is not placed, and not lost', () => {
  const { unplaced } = readLines(
    linesFrom(
      [
        'Maya Tran',
        '# Experience',
        'Lifeguard ¦ Summer 2009',
        'Kelp Pools, Leeds',
        '* Kept watch.',
      ].join('\n'),
    ),
  );
  expect(unplaced.map(({ text }) => text).join(' ')).toContain('Summer');
});

test('until when a certificate is valid is not when it was got', () => {
  const { cv } = readLines(
    linesFrom('Maya Tran\n# Certificates\nSafety Passport (exp. 11/2026)\nFirst Aid, 2021'),
  );
  expect(cv.sections?.[0]?.entries).toMatchObject([
    { startDate: '' },
    { name: 'First Aid', startDate: '2021' },
  ]);
});
