import { describe, expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const readText = (text: string) => readLines(textLines(text));
const HEAD = 'Jonas Brandt\njonas@example.org\n\n';

test('numbered headings are headings, and leave no numbers behind', () => {
  const { cv, unplaced } = readText(
    `${HEAD}1. Experiencia laboral\nArquitecta\nEstudio Norte, Madrid\n2015 – 2020\n\n2. Formación\nMáster en Arquitectura Bioclimática\nUniversidad Politécnica de Madrid\n2013 – 2014\n\n3. Idiomas\nEspañol nativo`,
  );
  expect(cv.work_experience).toMatchObject([{ position: 'Arquitecta', company: 'Estudio Norte' }]);
  expect(cv.education).toMatchObject([{ degree: 'Máster', field: 'Arquitectura Bioclimática' }]);
  expect(cv.language_skills).toMatchObject([{ language: 'Español', level: 'Native' }]);
  expect(unplaced).toEqual([]);
});

test('the number of a heading can stand in a cell of its own', () => {
  const { cv, unplaced } = readLines(
    linesFrom(
      'Jonas Brandt\n\n# 1. ¦ Work experience\n\nClerk, Nord GmbH ¦ 2015 – 2020\n\n# 2. ¦ Skills\n\nExcel, Word',
    ),
  );
  expect(cv.work_experience).toMatchObject([{ position: 'Clerk', company: 'Nord GmbH' }]);
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Excel', 'Word']);
  expect(unplaced).toEqual([]);
});

test.each([
  'Erasmus (2008–2009) en Lisboa, con beca completa',
  'Erasmus (2008–2009) in Lisbon, with a full grant',
  'Erasmus (2008–2009), gefördert mit einem Stipendium',
])('%s right below a course is more of it and no course of its own', (line) => {
  const { cv, unplaced } = readText(
    `${HEAD}Education\nMSc Architecture, University of Kent, 2013 – 2014\n\nBSc Architecture, University of Leeds, 2007 – 2013\n${line}\n\nSkills\nExcel, Word`,
  );
  expect(cv.education).toMatchObject([
    { institution: 'University of Kent', startDate: '2013' },
    { institution: 'University of Leeds', degree: 'BSc', startDate: '2007' },
  ]);
  expect(unplaced.map(({ text }) => text).join(' ')).toContain('Erasmus');
});

describe('what was learned among jobs', () => {
  const work = (entry: string) =>
    readText(`${HEAD}Work experience\nBoss\nNord GmbH\n2015 – 2020\n\n${entry}\n\nSkills\nExcel`)
      .cv;

  test.each([
    ['Ausbildung zum Koch\n2011 – 2012', 'Koch'],
    ['Formación profesional de cocina\n2011 – 2012', 'cocina'],
    ['Apprenticeship as a cook\n2011 – 2012', 'cook'],
  ])('is education where no house is named: %j', (entry, trade) => {
    const { work_experience: jobs, education } = work(entry);
    expect(jobs?.map(({ position }) => position)).toEqual(['Boss']);
    expect(education).toMatchObject([{ startDate: '2011', endDate: '2012' }]);
    expect(JSON.stringify(education)).toContain(trade);
  });

  test('stays a job with the house that trained somebody', () => {
    const { work_experience: jobs } = work('Ausbildung zum Maurer\nBau Krüger GmbH\n2011 – 2012');
    expect(jobs).toMatchObject([
      { position: 'Boss' },
      { position: 'Ausbildung zum Maurer', company: 'Bau Krüger GmbH' },
    ]);
  });
});
