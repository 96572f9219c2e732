import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('what "&" joins with its word is one thing', () => {
  test.each([
    ['Requirements', 'Experience in health & safety audits', ['health & safety audits']],
    ['Requirements', 'Background in oil & gas engineering', ['oil & gas engineering']],
    ['Requirements', 'Who has sold food & beverage to retail', ['sold food & beverage to retail']],
    ['Requirements', 'Experience in textile & carpet design', ['textile & carpet design']],
    ['Anforderungen', 'Kenntnisse in Forschung & Entwicklung', ['Forschung & Entwicklung']],
    ['Requisitos', 'Experiencia en moda & belleza de lujo', ['moda & belleza de lujo']],
    ['Requisitos', 'Experiencia en seguridad & salud laboral', ['seguridad & salud laboral']],
  ])('%s: %s', (head, point, terms) => {
    expect(askedIn(`${head}\n- ${point}\n- SAP`)).toEqual(
      [...terms, 'SAP'].map((term) => `must ${term}`),
    );
  });

  test.each([
    ['Requirements', 'Experience with Python & SQL', ['Python', 'SQL']],
    ['Requirements', 'German & English', ['German', 'English']],
    [
      'Requirements',
      'Experience in budget management & e-rostering',
      ['budget management', 'e-rostering'],
    ],
    ['Anforderungen', 'Kollegialität & Humor', ['Kollegialität', 'Humor']],
  ])('two that it lists are two: %s: %s', (head, point, terms) => {
    expect(askedIn(`${head}\n- ${point}\n- SAP`)).toEqual(
      [...terms, 'SAP'].map((term) => `must ${term}`),
    );
  });
});
