import { describe, expect, test } from '@jest/globals';
import { isEmptyWord, sharedNoun, sharedPhrase, standsIn } from './literal.rules.ts';
import { cleanName } from '../task/clean-name.rules.ts';
import { cleanPosition, nameOnly, skillIn, titleIn } from '../letter/names.rules.ts';

describe('a name stands in a text', () => {
  test.each([
    ['We use SQL and dbt.', 'SQL'],
    ['Solid SQL-Kenntnisse', 'SQL'],
    ['C++ and C#', 'C#'],
    ['Node.js, REST', 'node.js'],
    ['Wound Care on the ward', 'wound care'],
  ])('%s: %s', (text, name) => {
    expect(standsIn(text, name)).toBe(true);
  });

  test.each([
    ['Work with the C-suite', 'C'],
    ['We use SQL Server', 'SQL'],
    ['GitHub Actions for builds', 'GitHub'],
    ['NoSQL stores', 'SQL'],
    ['our javascript pages', 'Java'],
    ['Vue.js', 'js'],
    ['time to go home', 'Go'],
    ['Next.js', 'Next'],
  ])('not in %s: %s', (text, name) => {
    expect(standsIn(text, name)).toBe(false);
  });
});

test('a shared phrase holds two words of meaning and ends in the thing it is about', () => {
  expect(sharedPhrase('Plan the stock list of the branch', 'Built a stock list in Excel')).toBe(
    'stock list',
  );
  expect(sharedPhrase('Onboard newly qualified staff', 'Trained newly qualified nurses')).toBe('');
  expect(sharedPhrase('Manage the team', 'Lead and manage the team')).toBe('');
  expect(
    sharedNoun('Teilnahme an der Rufbereitschaft', 'Verantwortlich für die Rufbereitschaft'),
  ).toBe('Rufbereitschaft');
});

test('a noun that both name is one, a name of work is none', () => {
  expect(sharedNoun('Führung der Gewerke, Abnahmen', 'Abnahmen mit 9 Gewerken geführt')).toBe(
    'Abnahmen',
  );
  expect(sharedNoun('Die Betreuung von Filialen', 'Betreuung von 85 Praxen')).toBe('');
});

test('a stem of manage, work, lead, develop or team says nothing alone', () => {
  expect('management managed leading developer teams working'.split(' ').every(isEmptyWord)).toBe(
    true,
  );
  expect(isEmptyWord('accounting')).toBe(false);
});

test('names are written without markup, marks of direction and labels', () => {
  expect(cleanName('<b>Nor**th**wind</b>\u202e [x](http://a.example)\u{e0041}')).toBe(
    'Northwind x',
  );
  expect(cleanName('توسعه\u200cدهنده')).toBe('توسعه\u200cدهنده');
  expect(cleanName('Re\u200bd')).toBe('Red');
  expect(cleanPosition('Descripción del Puesto: Desarrollador Web', 'Casa Ibo')).toBe(
    'Desarrollador Web',
  );
  expect(cleanPosition('Warehouse Lead -- Hobbin &amp; Sedge', 'Casa Ibo')).toBe('Warehouse Lead');
  expect(cleanPosition('Tischler/in (m/w/d) Innenausbau', 'Casa Ibo')).toBe(
    'Tischler/in Innenausbau',
  );
  expect(cleanPosition('Diseñadora Casa Ibo', 'Casa Ibo')).toBe('Diseñadora');
  expect(cleanPosition('Position Manager', 'Casa Ibo')).toBe('Position Manager');
});

test('a skill is small inside a sentence where it is no name, a foreign title is marked', () => {
  expect(
    ['Wound care', 'Excel', 'PCR', 'Zumba'].map((skill) => skillIn(skill, 'en', 'zumba')),
  ).toEqual(['wound care', 'Excel', 'PCR', 'zumba']);
  expect(skillIn('Kundenbetreuung', 'de', '')).toBe('Kundenbetreuung');
  expect(titleIn('Propietario_1', false)).toBe('*Propietario\\_1*');
});

test.each([
  ['Praxisanleiterin ist erwünscht', ''],
  ['für den Raum Augsburg einen Servicetechniker Intralogistik', 'Servicetechniker Intralogistik'],
  [
    'Elektronikerin oder einen Elektroniker für den Netzservice',
    'Elektronikerin oder Elektroniker für den Netzservice',
  ],
  ['Lagerleitung für ihr Zentrallager', 'Lagerleitung'],
  ['Head of Geography', 'Head of Geography'],
  ['Docente en salud', 'Docente en salud'],
])('a position is a name, not a piece of the sentence: %s', (said, name) => {
  expect(nameOnly(said)).toBe(name);
});
