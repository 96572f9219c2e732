import { describe, expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';
import { readJobText } from './layout/job-text.rules.ts';
import { readRequirements } from './read/requirements.rules.ts';

const list = (head: string, point: string) => askedIn(`${head}\n- SQL\n- ${point}`).slice(1);

test.each([
  [
    'Requisitos',
    'Imprescindible residir en Valencia o alrededores',
    'residir en Valencia o alrededores',
  ],
  ['Requisitos', 'Residencia en Madrid', 'Residencia en Madrid'],
  ['Dein Profil', 'Wohnsitz in Hamburg oder Umgebung', 'Wohnsitz in Hamburg oder Umgebung'],
  ['Requirements', 'Must live within 30 minutes of Bristol', 'live within 30 minutes of Bristol'],
  ['Requirements', 'Enhanced DBS', 'Enhanced DBS'],
  ['Requirements', 'Basic DBS check', 'Basic DBS check'],
])('where one lives and what is checked are asked for: %s: %s', (head, point, term) => {
  expect(list(head, point)).toEqual([`must ${term}`]);
});

describe('a paper about the person is asked for wherever a sentence says so', () => {
  const about = {
    en: 'Nursery Nurse\n\nRequirements\n- Level 3 diploma\n- First aid\n\nAbout us\n\nWe look after forty children.',
    de: 'Erzieher (m/w/d)\n\nDein Profil\n- Englisch\n- Erste Hilfe\n\nÜber uns\n\nWir betreuen vierzig Kinder.',
    es: 'Educador/a\n\nRequisitos\n- Inglés\n- Primeros auxilios\n\nSobre nosotros\n\nCuidamos de cuarenta niños.',
  };
  test.each([
    [
      'en',
      'This post is subject to an enhanced DBS check, references and luck.',
      'enhanced DBS check',
    ],
    ['de', 'Voraussetzung ist ein erweitertes Führungszeugnis.', 'erweitertes Führungszeugnis'],
    [
      'es',
      'Antes de la firma habrá que aportar el certificado negativo de delitos sexuales.',
      'certificado negativo de delitos sexuales',
    ],
  ] as const)('%s: %s', (language, sentence, term) => {
    expect(askedIn(`${about[language]} ${sentence}`).slice(2)).toEqual([`must ${term}`]);
  });

  test.each([
    ['en', 'A basic DBS check is not needed for this post.'],
    ['en', 'We will arrange the enhanced DBS check and pay for it.'],
    ['de', 'Ein erweitertes Führungszeugnis brauchst du nicht.'],
  ] as const)('but for %s: %s', (language, sentence) => {
    expect(askedIn(`${about[language]} ${sentence}`)).toHaveLength(2);
  });
});

test('a place or near it is one, and leaves no choice', () => {
  const ad = 'Requisitos\n- SQL\n- Imprescindible residir en Valencia o alrededores';
  expect(readRequirements(readJobText(ad))[1]).toMatchObject({ anyOf: [] });
});

test('money that somebody answers for is nobody’s pay', () => {
  const said =
    'You will own a €5m P&L, lead a team of 4 sales reps, attend trade fairs and report to the VP Sales.';
  expect(askedIn(`Sales Manager\n\nWe weave.\n\n${said}\n\nMust have: SQL, Excel.`)).toEqual([
    'must own a €5m P&L',
    'must lead a team of 4 sales reps',
    'must attend trade fairs',
    'must SQL',
    'must Excel',
  ]);
});

test.each([
  ['Requirements', 'BIM (Revit)', 'BIM (Revit)'],
  ['Dein Profil', 'Erfahrung mit BIM (z. B. Revit)', 'BIM (z. B. Revit)'],
  ['Requisitos', 'CAD (AutoCAD)', 'CAD (AutoCAD)'],
])('a program in parentheses belongs to what it is one of: %s: %s', (head, point, term) => {
  expect(list(head, point)).toEqual([`must ${term}`]);
});
