import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';
import { askedIn } from './asked-in.fixture.ts';
import { readFacts } from '../../cv/facts.rules.ts';
import { matchRequirements } from '../../match/match.rules.ts';
import { people } from '../../testing/index.ts';

const read = (...points: string[]) =>
  readRequirements(
    readJobText(`Requirements\n- SQL\n${points.map((one) => `- ${one}`).join('\n')}`),
  );
const terms = (...points: string[]) =>
  read(...points)
    .slice(1)
    .map(({ term }) => term);
const NOW = new Date('2026-11-21T12:00:00Z');
const shown = (point: string, language: string, level: 'Advanced' | 'Fluent' | 'Native') => {
  const cv = { ...people.analystCv, language_skills: [{ id: 'l', language, level }] };
  const last = matchRequirements(read(point), readFacts(cv), cv, NOW).at(-1);
  return last?.facts.length !== 0 && last?.levelNotSaid !== true;
};

describe('a requirement is told whole', () => {
  test.each([
    ['led teams of ten or more engineers for at least two years'],
    ['Verhandlungssichere Deutschkenntnisse'],
    ['Business fluent German'],
  ])('%s', (point) => {
    expect(terms(point)).toEqual([point]);
  });

  test('a standard by its number', () => {
    expect(terms('Kenntnisse der EN 50128')).toEqual(['EN 50128']);
  });

  test('years within years', () => {
    expect(terms('8 years of experience, at least 3 as staff or principal')).toEqual([
      '8 years of experience',
      'at least 3 as staff or principal',
    ]);
  });

  test('a tool alone in its sentence is asked as the one before it', () => {
    const text = 'You know Kubernetes and AWS. Terraform.';
    const found = readRequirements(readJobText(text)).map(({ term }) => term);
    expect(found).toEqual(['Kubernetes', 'AWS', 'Terraform']);
  });
});

test('years of what the CV does not tell are not shown', () => {
  const [, asked] = read('led teams of ten or more engineers for at least two years');
  const facts = readFacts(people.analystCv);
  expect(matchRequirements([asked!], facts, people.analystCv, NOW)[0]?.facts).toEqual([]);
});

test.each([
  ['Verhandlungssichere Deutschkenntnisse', 'German'],
  ['Business fluent German', 'German'],
  ['Verhandlungssicheres Englisch', 'English'],
])('"%s" is more than Advanced', (point, language) => {
  expect(shown(point, language, 'Advanced')).toBe(false);
  expect(shown(point, language, 'Fluent')).toBe(true);
  expect(shown(point, language, 'Native')).toBe(true);
});

test.each([
  ['- Abgeschlossenes Studium der Informatik, ein Bachelor reicht', 'Dein Profil'],
  ['- Degree in computer science, a Bachelor is enough', 'Requirements'],
  ['- Grado en Informática, basta un Bachelor', 'Requisitos'],
])('how high a degree need be is no degree of its own: %s', (point, head) => {
  const degrees = askedIn(`${head}\n${point}\n- Python\n- Excel`);
  expect(degrees).toHaveLength(3);
});

test('a degree that is enough is asked for where no other is', () => {
  expect(askedIn('Dein Profil\n- Ein Bachelor reicht\n- Python\n- Excel')).toHaveLength(3);
});

test.each([
  ['Dein Profil', 'Deutschkenntnisse mindestens B2'],
  ['Requirements', 'English at least C1'],
  ['Requisitos', 'Inglés mínimo B2'],
])('how well at the least belongs to a language: %s: %s', (head, point) => {
  expect(askedIn(`${head}\n- ${point}\n- Excel`)).toEqual([`must ${point}`, 'must Excel']);
});

test('how long, in a word, belongs to what it was done in', () => {
  expect(askedIn('Ihr Profil\n- mehrjährige Berufserfahrung in der Planung\n- CAD')).toEqual([
    'must mehrjährige Berufserfahrung in der Planung',
    'must CAD',
  ]);
});
