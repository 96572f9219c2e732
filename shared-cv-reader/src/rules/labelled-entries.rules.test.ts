import { describe, expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { jobsOf } from './work.rules.ts';

const jobs = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, company, place, period, texts, bullets }) => ({
    position: position?.text,
    company: company?.text,
    place: place?.text,
    dates: [period?.startDate, period?.current === true ? 'now' : period?.endDate],
    texts: texts.map(({ text: one }) => one),
    bullets: bullets.map(({ text: one }) => one),
  }));

describe('jobs that a form names part by part', () => {
  test('are read by their labels, in whatever order these stand', () => {
    expect(
      jobs(`Zeitraum: 04.2016 – heute
Arbeitgeber: Hafenwerk GmbH & Co. KG
Ort: Wismar
Position: Leiter Lager
Aufgaben: Verantwortung für zwei Standorte.
* Inventur halbiert.
Zeitraum: 07.2011 – 03.2016
Position: Lagerist
Arbeitgeber: Kornspeicher Rothe
Ort: Stade`),
    ).toEqual([
      {
        position: 'Leiter Lager',
        company: 'Hafenwerk GmbH & Co. KG',
        place: 'Wismar',
        dates: ['2016-04', 'now'],
        texts: ['Verantwortung für zwei Standorte.'],
        bullets: ['Inventur halbiert.'],
      },
      {
        position: 'Lagerist',
        company: 'Kornspeicher Rothe',
        place: 'Stade',
        dates: ['2011-07', '2016-03'],
        texts: [],
        bullets: [],
      },
    ]);
  });

  test('are read out of rows of a label and a value', () => {
    expect(
      jobs(`Fechas ¦ 03/2018 - 09/2021
Profesión o cargo desempeñado ¦ Técnica de laboratorio
Funciones y responsabilidades principales ¦ Control de calidad del agua.
Nombre y dirección de la empresa o empleador ¦ Aguas del Bierzo, S.L.
Fechas ¦ 2015 - 2018
Profesión o cargo desempeñado ¦ Auxiliar
Nombre y dirección de la empresa o empleador ¦ Laboratorios Noceda`).map((job) => [
        job.position,
        job.company,
        job.dates,
        job.texts,
      ]),
    ).toEqual([
      [
        'Técnica de laboratorio',
        'Aguas del Bierzo, S.L.',
        ['2018-03', '2021-09'],
        ['Control de calidad del agua.'],
      ],
      ['Auxiliar', 'Laboratorios Noceda', ['2015', '2018'], []],
    ]);
  });

  test('of which one employer had several stay with that employer', () => {
    expect(
      jobs(`Employer: Kantine Nord
Position: Head cook
Dates: 2018 – 2021
Position: Cook
Dates: 2015 – 2018`).map(({ position, company }) => [position, company]),
    ).toEqual([
      ['Head cook', 'Kantine Nord'],
      ['Cook', 'Kantine Nord'],
    ]);
  });

  test('are read freely where only a line in their text has a label', () => {
    const free = `Head cook ¦ 2018 – 2021
Kantine Nord
Responsibilities: menus and orders for two hundred guests a day, and the shifts of a crew of five.`;
    expect(jobs(free).map(({ position, company }) => [position, company])).toEqual([
      ['Head cook', 'Kantine Nord'],
    ]);
  });
});

test('courses that a form names part by part are read by their labels', () => {
  const courses = coursesOf(
    linesFrom(`Zeitraum: 10.1994 – 07.1998
Einrichtung: Hochschule Wismar
Ort: Wismar
Abschluss: Diplom-Wirtschaftsingenieur (FH), Transportwesen und Logistik
Note: 2,1
Zeitraum: 08.1987 – 01.1990
Einrichtung: Handelskammer Stade
Abschluss: Kaufmann im Verkehrswesen
Note: gut`),
  );
  expect(
    courses.map(({ institution, degree, field, grade, place }) =>
      [institution, degree, field, grade, place].map((piece) => piece?.text),
    ),
  ).toEqual([
    [
      'Hochschule Wismar',
      'Diplom-Wirtschaftsingenieur (FH)',
      'Transportwesen und Logistik',
      '2,1',
      'Wismar',
    ],
    ['Handelskammer Stade', 'Kaufmann im Verkehrswesen', undefined, 'gut', undefined],
  ]);
});

test('the trade that a form asks for is no heading of jobs', () => {
  const { cv } = readLines(
    linesFrom(`# Angaben zur Person
Name: ¦ Lena Roth
Beruf: ¦ Leiterin Lager
Telefon: ¦ +49 3841 555 01 02
# Berufserfahrung
Zeitraum: ¦ 04.2016 – 05.2020
Arbeitgeber: ¦ Hafenwerk GmbH
Position: ¦ Lageristin`),
  );
  expect([cv.personal_info?.fullName, cv.personal_info?.title]).toEqual([
    'Lena Roth',
    'Leiterin Lager',
  ]);
  expect(cv.work_experience?.map(({ company }) => company)).toEqual(['Hafenwerk GmbH']);
});

test('the labels of a form are none of what is not placed', () => {
  const { unplaced } = readLines(
    linesFrom(`# Lena Roth
# Berufserfahrung
Zeitraum: 04.2016 – 05.2020
Arbeitgeber: Hafenwerk GmbH
Position: Lageristin
# Ausbildung
Zeitraum: 2010 – 2013
Einrichtung: Handelskammer Stade
Abschluss: Kauffrau`),
  );
  expect(unplaced.map(({ text }) => text)).toEqual([]);
});

describe('forms of other countries', () => {
  const courses = (text: string) =>
    coursesOf(linesFrom(text)).map(({ degree, field, institution, grade, period }) =>
      [degree, field, institution, grade]
        .map((piece) => piece?.text)
        .concat(period?.endDate ?? period?.startDate),
    );

  test('stand below the name of the degree, with who examined', () => {
    expect(
      courses(
        'SECONDARY SCHOOL CERTIFICATE\nInstitute ¦ : Kelp High School\nGroup ¦ : Business Studies\nBoard ¦ : Otley\nPassing Year ¦ : 2019\nResult : GPA 3.44 Out of 5.00\nPRIMARY SCHOOL CERTIFICATE\nInstitute ¦ : Fern Primary School\nBoard ¦ : Otley\nPassing Year ¦ : 2013\nResult : GPA 3.42 Out of 5.00',
      ),
    ).toEqual([
      [
        'SECONDARY SCHOOL CERTIFICATE',
        'Business Studies',
        'Kelp High School',
        'GPA 3.44 Out of 5.00',
        '2019',
      ],
      [
        'PRIMARY SCHOOL CERTIFICATE',
        undefined,
        'Fern Primary School',
        'GPA 3.42 Out of 5.00',
        '2013',
      ],
    ]);
  });

  test('have several labels in a line, and no dates', () => {
    expect(
      courses(
        'Degree: B.Sc. Physics | Institution: University of Kelp | CGPA: 7.9\nDegree: M.Sc. Physics | Institution: Fern University | CGPA: 8.4',
      ),
    ).toEqual([
      ['B.Sc.', 'Physics', 'University of Kelp', '7.9', undefined],
      ['M.Sc.', 'Physics', 'Fern University', '8.4', undefined],
    ]);
  });

  test('call the position a designation', () => {
    expect(
      jobs('Organization: Kelp Commercial College\nDesignation: Instructor\nDuration: 2019 – 2020'),
    ).toMatchObject([{ position: 'Instructor', company: 'Kelp Commercial College' }]);
  });
});

test('a form below titles with a colon tells jobs by the institution that they were at', () => {
  expect(
    jobs(`* Soporte técnico:
* Institución: Kelpo Virtual SA
* Labor realizada: Monitoreo de la red.
* Período: 03/2021 - presente
* Ayudante de cocina:
* Institución: Kantina Norte
* Labor realizada: Platos del día.
* Período: 04/2019 - 12/2019`),
  ).toMatchObject([
    { position: 'Soporte técnico', company: 'Kelpo Virtual SA', dates: ['2021-03', 'now'] },
    { position: 'Ayudante de cocina', company: 'Kantina Norte', dates: ['2019-04', '2019-12'] },
  ]);
});

test('labels that a narrow column wraps are read, and so are those before a dash', () => {
  expect(
    jobs(`Dates ¦ 03/2017 – Present
Occupation or ¦ Keeper
position held
Main activities and ¦ Bees and a mill
responsibilities
Name and address of ¦ Moor House
employer`),
  ).toMatchObject([{ position: 'Keeper', company: 'Moor House', dates: ['2017-03', 'now'] }]);
  expect(
    jobs(
      'Dates – From May 2016 to present\nPosition held – Crane operator\nEmployer – Harbour Works Ltd',
    ),
  ).toMatchObject([{ position: 'Crane operator', company: 'Harbour Works Ltd' }]);
});
