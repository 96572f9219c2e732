import { describe, expect, test } from '@jest/globals';
import { degreeAndField } from './degree-and-field.rules.ts';

const read = (text: string) => {
  const { degree, field } = degreeAndField({ text, lines: [1] });
  return [degree.text, field?.text];
};

describe('a degree and its subject right behind it', () => {
  test.each([
    ['Certificate Supply Chain', 'Certificate', 'Supply Chain'],
    ['Lehrabschluss Koch', 'Lehrabschluss', 'Koch'],
    ['Maturità artistica Pittura', 'Maturità artistica', 'Pittura'],
    ['Maestría (en curso) Lingüística', 'Maestría (en curso)', 'Lingüística'],
    ['National Senior Certificate Mathematics', 'National Senior Certificate', 'Mathematics'],
    ['PGCert Practice in Rural Dentistry', 'PGCert', 'Practice in Rural Dentistry'],
    ['MSc Politics and Law in Europe', 'MSc', 'Politics and Law in Europe'],
    ['PGDip Honours in Law', 'PGDip Honours', 'Law'],
    ['Master of Science in Law', 'Master of Science', 'Law'],
    ['Técnico Superior Cocina', 'Técnico Superior', 'Cocina'],
    ['Grado Superior en Cocina', 'Grado Superior', 'Cocina'],
    ['A levels Law, Music', 'A levels', 'Law, Music'],
    ['Advanced Highers, Law, Music', 'Advanced Highers', 'Law, Music'],
    ['City & Guilds Level 3 Stone Masonry', 'City & Guilds Level 3', 'Stone Masonry'],
    ['MBO Glas- en schilderwerk', 'MBO', 'Glas- en schilderwerk'],
    ['BP Boulanger', 'BP', 'Boulanger'],
    ['Abschlussprüfung – Steinmetz', 'Abschlussprüfung', 'Steinmetz'],
  ])('are two: %s', (text, degree, field) => {
    expect(read(text)).toEqual([degree, field]);
  });

  test.each([
    'Ontario Secondary School Diploma',
    'NCEA Level 3',
    'Bachelor of Arts',
    'Kauffrau für Bürokommunikation',
  ])('are one where no subject is said: %s', (text) => {
    expect(read(text)).toEqual([text, undefined]);
  });
});

test('a comma within the brackets of a degree parts nothing', () => {
  expect(read('Curso (120 h, en línea), Cocina de mercado')).toEqual([
    'Curso (120 h, en línea)',
    'Cocina de mercado',
  ]);
});

test.each([
  ['Ingeniería Técnica, Telecomunicación', 'Ingeniería Técnica', 'Telecomunicación'],
  ['Ingeniería Técnica – Topografía', 'Ingeniería Técnica', 'Topografía'],
  ['Máster Universitario, Viticultura', 'Máster Universitario', 'Viticultura'],
  ['Máster – Viticultura, Enología y Cata', 'Máster', 'Viticultura, Enología y Cata'],
  ['A-levels – Mathematics, Physics and Music', 'A-levels', 'Mathematics, Physics and Music'],
  [
    'Diplom: Verfahrenstechnik, Energie und Umwelt',
    'Diplom',
    'Verfahrenstechnik, Energie und Umwelt',
  ],
])(
  'what kind of degree it is and a sign before its subject are told apart from it: %s',
  (text, degree, field) => {
    expect(read(text)).toEqual([degree, field]);
  },
);

test('where degrees come first, one with its subject beside it is parted there and not at a comma', () => {
  const text = 'A-levels Mathematics, Physics and Music';
  const { degree, field } = degreeAndField({ text, lines: [1] }, true);
  expect([degree.text, field?.text]).toEqual(['A-levels', 'Mathematics, Physics and Music']);
});
