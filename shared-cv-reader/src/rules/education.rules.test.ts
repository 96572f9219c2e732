import { describe, expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';

function read(text: string) {
  const [course] = coursesOf(linesFrom(text));
  const { institution, degree, field, grade } = course ?? {};
  return [degree, field, institution, grade].map((piece) => piece?.text);
}

describe('a course of study', () => {
  test.each([
    ['Software Engineering, MSc, Universidad de Granada ¦ 2013 – 2015'],
    ['MSc, Software Engineering ¦ 2013 – 2015\nUniversidad de Granada'],
    ['Universidad de Granada, MSc in Software Engineering ¦ 2013 – 2015'],
    ['Universidad de Granada ¦ 2013 – 2015\nMSc Software Engineering'],
  ])('has degree, field and school in whatever order: %s', (text) => {
    expect(read(text).slice(0, 3)).toEqual([
      'MSc',
      'Software Engineering',
      'Universidad de Granada',
    ]);
  });

  test('has its school beside whatever long text', () => {
    const [course] = coursesOf(
      linesFrom(
        'PhD, Chemistry ¦ 2006 – 2011\nUniversity of Upper Orrey ¦ Dissertation: On what is left of a store of keys and of values',
      ),
    );
    expect(course?.institution?.text).toBe('University of Upper Orrey');
  });

  test('is no mark for its two letters', () => {
    expect(
      read('2011 – 2014\nUniversity of Upper Orrey\nBA\nGerman Philology\nGrade: 4.5'),
    ).toEqual(['BA', 'German Philology', 'University of Upper Orrey', '4.5']);
  });

  test('goes on where that stands below the year it began', () => {
    const [course] = coursesOf(
      linesFrom('2023\nPresent\nUniversity of Upper Orrey\nGrado (en curso)\nEstadística'),
    );
    expect(course).toMatchObject({
      institution: { text: 'University of Upper Orrey' },
      degree: { text: 'Grado (en curso)' },
      field: { text: 'Estadística' },
      period: { startDate: '2023', endDate: '', current: true },
    });
  });

  test('parts what was taken from its subject, though no list knows it', () => {
    expect(
      read('University of Upper Orrey ¦ 2019 – 2021\nStudies not completed in Engineering').slice(
        0,
        3,
      ),
    ).toEqual(['Studies not completed', 'Engineering', 'University of Upper Orrey']);
  });

  test('parts a degree that is whole from the subject right behind it', () => {
    expect(
      read('Austin Community College ¦ 2012 – 2014\nAssociate of Applied Science Business Studies'),
    ).toEqual([
      'Associate of Applied Science',
      'Business Studies',
      'Austin Community College',
      undefined,
    ]);
  });

  test('has a line for each of its names, and its dates below them', () => {
    const first =
      '# Certificate\nPractice Management\nInstitute of Technology,\nOrrey\n2014 – 2015\nPass';
    const second = '# Diploma\nNursing\nTechnical College,\nOrrey\n1993 – 1996\nMerit 1';
    const courses = coursesOf(linesFrom(`${first}\n\n${second}`));
    expect(
      courses.map(({ degree, field, institution, grade }) =>
        [degree, field, institution, grade].map((piece) => piece?.text),
      ),
    ).toEqual([
      ['Certificate', 'Practice Management', 'Institute of Technology', 'Pass'],
      ['Diploma', 'Nursing', 'Technical College', 'Merit 1'],
    ]);
  });

  test('has its mark from a number that stands alone', () => {
    expect(read('Universität Ulm, Diplom ¦ 2012 – 2014\n1,3')[3]).toBe('1,3');
  });

  test('is to be looked at where a name does not sound like its field', () => {
    const [course] = coursesOf(linesFrom('Zeta ¦ 2012 – 2014\nOmega'));
    expect(course?.unsure).toEqual(['institution', 'degree']);
  });
});

describe('what a course of study is called', () => {
  test.each([
    [
      'BSc Accounting ¦ 2012 – 2014\nUniversity of Texas at Austin',
      'BSc|Accounting|University of Texas at Austin',
    ],
    [
      'Especialidad, Impuestos ¦ 2012 – 2014\nUniversidad de Guadalajara',
      'Especialidad|Impuestos|Universidad de Guadalajara',
    ],
    [
      'A-levels in Mathematics, Geography ¦ 2012 – 2014\nFranklin College',
      'A-levels|Mathematics, Geography|Franklin College',
    ],
    [
      'Technikerschule Ulm ¦ 2012 – 2014\nStaatlich geprüfter Techniker, Maschinenbau',
      'Staatlich geprüfter Techniker|Maschinenbau|Technikerschule Ulm',
    ],
    [
      'BACHELOR OF SCIENCE BIOLOGY ¦ 2012 – 2014\nUNIVERSITY OF TEXAS AT AUSTIN',
      'BACHELOR OF SCIENCE|BIOLOGY|UNIVERSITY OF TEXAS AT AUSTIN',
    ],
  ])('keeps its degree, subject and school: %s', (text, wanted) => {
    expect(read(text).slice(0, 3).join('|')).toBe(wanted);
  });

  test.each([
    ['Universität Ulm, mit Auszeichnung', 'mit Auszeichnung'],
    ['Universität Ulm (sehr gut)', 'sehr gut'],
    ['Universität Ulm – Merit', 'Merit'],
    ['Universität Ulm, 15,5/20', '15,5/20'],
    ['Universität Ulm\nNote mit Auszeichnung', 'mit Auszeichnung'],
    ['Universität Ulm ¦ mit Auszeichnung bestanden', 'mit Auszeichnung bestanden'],
    ['Universität Ulm ¦ gut bestanden', 'gut bestanden'],
    ['Universität Ulm ¦ Upper second with commendation', 'Upper second with commendation'],
    ['Universität Ulm ¦ muy bueno', 'muy bueno'],
  ])('has a mark behind its school: %s', (text, mark) => {
    expect(read(`BSc, Physics ¦ 2012 – 2014\n${text}`)).toEqual([
      'BSc',
      'Physics',
      'Universität Ulm',
      mark,
    ]);
  });

  test('has all its names, its dates and its mark in one line', () => {
    const line =
      'Diploma, Fine Arts. University of Kent, London (Oct 2008 – Jul 2011). Final grade: 1,8';
    const [course] = coursesOf(linesFrom(line));
    expect(read(line)).toEqual(['Diploma', 'Fine Arts', 'University of Kent', '1,8']);
    expect(course?.place?.text).toBe('London');
    expect(course?.period).toMatchObject({ startDate: '2008-10', endDate: '2011-07' });
  });

  test.each([
    [
      'Diploma, Glass ¦ 2012 – 2014\nIsles College, Harbour Campus, Truro, Nova Scotia',
      'Isles College, Harbour Campus',
    ],
    ['Dr. phil., Kunstgeschichte ¦ 2012 – 2014\nUniversität Ulm', 'Universität Ulm'],
    ['2012 – 2014 ¦ Universität Ulm\nDr. phil., Kunstgeschichte', 'Universität Ulm'],
    ['BSc, Physics\nUniversität Ulm, Ulm\n2012 – 2014 · Upper Second', 'Universität Ulm'],
  ])('has a whole name of its school: %s', (text, school) => {
    const [degree, field, institution] = read(text);
    expect(institution).toBe(school);
    expect([degree, field].every((one) => one !== undefined && one !== '')).toBe(true);
  });

  test('is not that of the next one where the names of all are wrapped in bold', () => {
    const lines = linesFrom(
      '# College of the Isles — Diploma, Glass and\n# ceramics\nOct 2008 – Jul 2011\n\n# University of Kent — BSc, Physics and\n# chemistry\nOct 2004 – Jul 2007',
    ).map((line, at) => ({
      ...line,
      room: at % 3 === 0 ? 5 : 200,
      box: { x: 0, y: at * 12, width: 90, height: 12 },
    }));
    expect(
      coursesOf(lines).map(({ institution, field, period }) => [
        institution?.text,
        field?.text,
        period?.startDate,
      ]),
    ).toEqual([
      ['College of the Isles', 'Glass and ceramics', '2008-10'],
      ['University of Kent', 'Physics and chemistry', '2004-10'],
    ]);
  });

  test.each([
    ['Grade: 2:1', '2:1'],
    ['Note: 1,8', '1,8'],
    ['110/110 E LODE', '110/110 E LODE'],
    ['Votazione: 110/110', '110/110'],
    ['Grade: First Class Honours', 'First Class Honours'],
    ['Abschluss: 1,8', '1,8'],
    ['Abschluss: gut (2,1)', 'gut (2,1)'],
    ['Beurteilung: ausgezeichneter Erfolg', 'ausgezeichneter Erfolg'],
    ['Résultat : 16,2/20', '16,2/20'],
    ['Média final: 17 valores', '17 valores'],
    ['average 88%', '88%'],
  ])('has a mark behind a label: %s', (text, mark) => {
    expect(read(`BSc Physics ¦ 2012 – 2014\nUniversität Ulm\n${text}`)[3]).toBe(mark);
  });

  test.each([
    ['College of the Isles, Oban. Upper Second', 'Upper Second'],
    ['College of the Isles, Oban. Grade 6.1', '6.1'],
    ['College of the Isles, Oban (1,4)', '1,4'],
    ['College of the Isles, Oban · 1,4', '1,4'],
    ['College of the Isles, Oban, gemiddeld 7,5', '7,5'],
    ['College of the Isles, Oban, votazione 110 e lode', '110 e lode'],
    [
      'College of the Isles, Oban. Ergebnis: mit ausgezeichnetem Erfolg',
      'mit ausgezeichnetem Erfolg',
    ],
  ])('has a mark behind its school: %s', (line, mark) => {
    const [, , institution, grade] = read(`BSc, Physics ¦ 2012 – 2014\n${line}`);
    expect([institution, grade]).toEqual(['College of the Isles', mark]);
  });

  test.each([
    ['Maestría en Ciencias en Manejo del Agua', 'Maestría en Ciencias', 'Manejo del Agua'],
    ['MSc Advancing Practice in Maternal Health', 'MSc', 'Advancing Practice in Maternal Health'],
    ['CAP Tailleur de pierre', 'CAP', 'Tailleur de pierre'],
    ['Bachelor of Science in Physics', 'Bachelor of Science', 'Physics'],
  ])('has its degree before its field: %s', (text, degree, field) => {
    expect(read(`${text} ¦ 2012 – 2014\nUniversität Ulm`).slice(0, 2)).toEqual([degree, field]);
  });

  test('stands in the town behind the name of its school', () => {
    const courses = coursesOf(
      linesFrom(
        'BSc, Physics ¦ 2012 – 2014\nCollege of the Isles, Oban\nMSc, Law ¦ 2014 – 2016\nKelp College, Oslo, Norway',
      ),
    );
    expect(courses.map((course) => [course.institution?.text, course.place?.text])).toEqual([
      ['College of the Isles', 'Oban'],
      ['Kelp College', 'Oslo, Norway'],
    ]);
  });

  test('keeps its dates where these look like a mark', () => {
    const [course] = coursesOf(linesFrom('Industriemeister Metall ¦ 09/10 – 05/13\nIHK Stade'));
    expect([course?.period?.startDate, course?.period?.endDate, course?.grade]).toEqual([
      '2010-09',
      '2013-05',
      undefined,
    ]);
  });
});

test.each([
  ['Grado, Magisterio Infantil', 'Grado', 'Magisterio Infantil'],
  ['Bachelor, Midwifery', 'Bachelor', 'Midwifery'],
])('a short degree and its subject beside their dates: %s', (text, degree, field) => {
  const [course] = coursesOf(linesFrom(`09/2010 – 06/2014 ¦ ${text}\nUniversidad de Soria`));
  expect(course?.place).toBeUndefined();
  expect(read(`09/2010 – 06/2014 ¦ ${text}\nUniversidad de Soria`).slice(0, 3)).toEqual([
    degree,
    field,
    'Universidad de Soria',
  ]);
});

test('a degree that the file itself calls a heading goes on below, with its dates before it', () => {
  const lines = linesFrom(
    'Sep 2010 – Sep 2011 ¦ Máster, Viticultura, Enología\ny Dirección de Empresas\nUniversidad de La Rioja, Logroño',
  ).map((line, at) => ({
    ...line,
    ...(at === 1 && { heading: 3 }),
    cells: line.cells.map((cell, column) => ({ ...cell, block: [column * 2, 2, 3][at] ?? 0 })),
  }));
  const [course] = coursesOf(lines);
  expect([course?.degree?.text, course?.field?.text, course?.institution?.text]).toEqual([
    'Máster',
    'Viticultura, Enología y Dirección de Empresas',
    'Universidad de La Rioja',
  ]);
});
