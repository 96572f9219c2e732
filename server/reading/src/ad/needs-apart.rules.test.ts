import { describe, expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';
import { needsApart } from './needs-apart.rules.ts';

test.each([
  ['Sehr gute Excel-Kenntnisse setzen wir voraus, VBA-Kenntnisse sind ein Plus', 2],
  ['Führerschein Klasse B zwingend, BE wäre schön', 2],
  ['Excel is required, VBA desirable', 2],
  ['English (B1 at least), German helps but is no condition', 2],
  ['El francés suma, pero el inglés es imprescindible', 2],
  ['Word, Excel und SAP sind von Vorteil', 1],
  ['Food, pharma or retail preferred', 1],
  ['If you speak Danish, your start is easier', 1],
  ['Three years with looms, ideally hand looms', 1],
])('must and nice in one sentence are told apart: %s', (sentence, count) => {
  expect(needsApart(sentence, true)).toHaveLength(count);
});

test('each has its own need in a list of what is asked', () => {
  expect(
    askedIn('Dein Profil\n- Kenntnisse in Excel, Kenntnisse in VBA von Vorteil\n- Word'),
  ).toEqual(['must Excel', 'nice VBA', 'must Word']);
});

test.each([
  ['Your looms are Rieter and Picanol, none of which you need to know.'],
  ['Auch Quereinsteiger aus der Gastronomie sind willkommen.'],
])('nothing is asked for: %s', (sentence) => {
  expect(askedIn(`Requirements\n- Excel\n\n${sentence}`)).toEqual(['must Excel']);
});

test('what one may also have only helps', () => {
  expect(askedIn('You must know Excel. You may also have used Kafka.')).toEqual([
    'must Excel',
    'nice Kafka',
  ]);
});

test.each([
  ['If you have used Kafka before, great.'],
  ["If you've met Kafka, that's fine too."],
  ['Wenn du schon mit Kafka gearbeitet hast, umso schöner.'],
  ['Si conoces Kafka, te haremos la ola.'],
])('a condition only helps: %s', (sentence) => {
  expect(askedIn(`Requirements\n- Excel\n\n${sentence}`)).toEqual(['must Excel', 'nice Kafka']);
});

test('so would another: it helps as the one before', () => {
  expect(askedIn('You know Excel. Kafka would be lovely. So would Redis.')).toEqual([
    'must Excel',
    'nice Kafka',
    'nice Redis',
  ]);
});

test('a degree, years and a licence in one list are each asked for', () => {
  expect(
    askedIn('Das setzen wir voraus: eine Ausbildung als MTA, drei Jahre Praxis, Führerschein'),
  ).toEqual(['must Ausbildung als MTA', 'must drei Jahre Praxis', 'must Führerschein']);
});

test.each([['Leeds | full-time | permanent'], ['GCSE English at grade C']])(
  'terms and grades are no tools: %s',
  (line) => {
    expect(askedIn(`Requirements\n- Excel\n- ${line}`).join()).not.toMatch(/Leeds|must C/);
  },
);

test.each([
  ['Deutsch ist Pflicht, Englisch wäre nett.', ['must Deutsch', 'nice Englisch']],
  ['Ein Staplerschein wird gern gesehen.', ['nice Staplerschein']],
  ['Disponibilidad para viajar.', ['must Disponibilidad para viajar']],
  ['We need three years with looms.', ['must three years with looms']],
])('asked in a sentence: %s', (sentence, asked) => {
  expect(askedIn(`Perfil\n- Excel\n\n${sentence}`)).toEqual(['must Excel', ...asked]);
});

test('what is gladly seen helps in a list of musts as well', () => {
  expect(askedIn('Dein Profil\n- Excel\n- Ein Staplerschein wird gern gesehen')).toEqual([
    'must Excel',
    'nice Staplerschein',
  ]);
});

describe('in a list, what helps is the thing that the word stands next to', () => {
  test.each([
    [
      'Requisitos: Grado en Enfermería, mínimo 2 años en UCI, nivel B2 de español, inglés valorable.',
      ['must Grado en Enfermería', 'must 2 años en UCI', 'must español', 'nice inglés'],
    ],
    [
      'Requirements: a degree in law, 2 years of experience in litigation, Excel, French desirable.',
      [
        'must degree in law',
        'must 2 years of experience in litigation',
        'must Excel',
        'nice French',
      ],
    ],
    [
      'Anforderungen: Studium der Pflege, 2 Jahre Berufserfahrung, Deutsch B2, Englisch wünschenswert.',
      ['must Studium der Pflege', 'must 2 Jahre Berufserfahrung', 'must Deutsch', 'nice Englisch'],
    ],
    [
      'Requirements: NMC registration, wound care, phlebotomy an advantage.',
      ['must NMC', 'must wound care', 'nice phlebotomy'],
    ],
  ])('%s', (line, asked) => {
    expect(askedIn(line)).toEqual(asked);
  });

  test.each([
    ['Requirements: Excel, Word, SAP a plus.', ['nice Excel', 'nice Word', 'nice SAP']],
    [
      'Anforderungen: Kenntnisse in Wolle, Leinen, Seide von Vorteil.',
      ['nice Wolle', 'nice Leinen', 'nice Seide'],
    ],
  ])('but for a list of one kind or with one lead: %s', (line, asked) => {
    expect(askedIn(line)).toEqual(asked);
  });
});
