import { describe, expect, test } from '@jest/globals';
import { defaultCvContent, LANGUAGE_LEVELS, type CvContent } from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';
import { did, isFound, learned, took } from './held-in.fixture.ts';
import { matchRequirements } from './match.rules.ts';

const speaks = (language: string, level: string): Partial<CvContent> => ({
  language_skills: LANGUAGE_LEVELS.filter((one) => one === level).map((one) => ({
    ...{ id: 'l', language, level: one },
  })),
});

/** The texts that show each language of an ad. */
function spoken(ad: string, held: Partial<CvContent>) {
  const cv = { ...defaultCvContent, ...held };
  const facts = readFacts(cv);
  const asked = readRequirements(readJobText(ad));
  return matchRequirements(asked, facts, cv, new Date('2026-11-22'))
    .filter(({ kind }) => kind === 'language')
    .map(({ facts: ids }) => ids.map((id) => facts.find((fact) => fact.id === id)?.text));
}

describe('a language in a line with a degree', () => {
  const LINE = 'Requisitos: Grado en Enfermería, mínimo 2 años de experiencia, inglés valorable.';
  test('is one that is spoken', () => {
    expect(spoken(LINE, speaks('English', 'Native'))).toEqual([['English (Native)']]);
    expect(spoken(LINE, speaks('Polish', 'Native'))).toEqual([[]]);
    const short = 'Requisitos:\n- Grado en Enfermería, inglés';
    expect(spoken(short, speaks('English', 'Native'))).toEqual([['English (Native)']]);
  });
  test('is a subject where the degree is in it', () => {
    const asked = 'Requirements:\n- GCSE English and Maths';
    expect(spoken(asked, speaks('English', 'Native'))).toEqual([[]]);
    expect(spoken(asked, learned('GCSE', 'English'))[0]).toHaveLength(1);
    const degree = 'Requirements:\n- You need a degree in German or Spanish';
    expect(spoken(degree, speaks('German', 'Native')).flat()).toEqual([]);
  });
});

const EITHER = 'Degree or technician diploma in electrical engineering';
const TECHNICIAN = learned('Staatlich geprüfter Techniker', 'Elektrotechnik');
const NURSE = learned('BSc (Hons)', 'Adult Nursing');
const INFORMATICS = learned('Bachelor of Science', 'Informatik');
test.each([
  ['Requirements:', EITHER, TECHNICIAN, true],
  ['Requirements:', EITHER, learned('BEng', 'Electrical Engineering'), true],
  ['Requirements:', EITHER, learned('Staatlich geprüfter Techniker', 'Maschinenbau'), false],
  ['Requirements:', EITHER, NURSE, false],
  ['Requirements:', 'Bachelor in electrical engineering', TECHNICIAN, false],
  [
    'Requirements:',
    'Degree in electrical engineering',
    learned('Dipl.-Ing.', 'Elektrotechnik'),
    true,
  ],
  ['Requirements:', 'Degree in electrical engineering', learned('Dipl.-Kffr.', ''), false],
  [
    'Requirements:',
    'Degree in mechanical engineering',
    learned('Grado', 'Ingeniería Mecánica'),
    true,
  ],
  [
    'Requirements:',
    'Degree in mechanical engineering',
    learned('Grado', 'Ingeniería Química'),
    false,
  ],
  [
    'Requisitos',
    'Formación Profesional en Electricidad',
    learned('Ausbildung', 'Elektroniker'),
    true,
  ],
  ['Requisitos', 'Formación Profesional en Electricidad', learned('Ausbildung', 'Koch'), false],
  ['Ihr Profil', 'Gesellenbrief als Kfz-Elektriker', learned('Ausbildung', 'Elektroniker'), false],
  ['Requirements:', 'Degree in computer science', INFORMATICS, true],
  ['Requirements:', 'Degree in sports science', INFORMATICS, false],
  ['Requisitos', 'Grado en Enfermería', NURSE, true],
  ['Requisitos', 'Grado en Fisioterapia', NURSE, false],
  ['Ihr Profil', 'Studium Bauingenieurwesen', learned('BEng', 'Civil Engineering'), true],
  ['Ihr Profil', 'Studium Bauingenieurwesen', learned('Grado', 'Ingeniería Química'), false],
])('%s %s is held in another language: %j, %s', (section, asked, held, is) => {
  expect(isFound(section, asked, held)).toBe(is);
});

describe('a degree of a name of its own', () => {
  test.each([
    ['MBA', learned('Máster', 'Marketing y Ventas'), false],
    ['MBA', learned('Executive MBA', ''), true],
    ['MBA', learned('Máster', 'Dirección y Administración de Empresas'), true],
    ['MBA or Master in Marketing', learned('Máster', 'Marketing'), true],
    ["Master's degree in marketing", learned('MBA', 'Marketing'), true],
  ])('%s: %j, %s', (asked, held, is) => {
    expect(isFound('Requirements:', asked, held)).toBe(is);
  });
});

describe('a training that a country has to recognise', () => {
  const CARED = did('Cared for the patients of the ward and wrote the plans with the doctors');
  const ENGLISH = { ...NURSE, ...CARED };
  const ASKED = 'Abgeschlossene Ausbildung oder Studium in der Pflege, staatliche Anerkennung';
  test.each([
    [ENGLISH, false],
    [{ ...ENGLISH, ...took('Staatliche Anerkennung als Pflegefachfrau') }, true],
    [learned('Ausbildung', 'Gesundheits- und Krankenpflegerin'), true],
  ])('%j: %s', (held, is) => {
    expect(isFound('Ihr Profil', ASKED, held)).toBe(is);
  });
  test('or a degree of that country', () => {
    expect(isFound('Requisitos', 'Grado en Enfermería o titulación homologada', ENGLISH)).toBe(
      true,
    );
    expect(isFound('Requisitos', 'Grado en Enfermería homologado', ENGLISH)).toBe(false);
  });
});
