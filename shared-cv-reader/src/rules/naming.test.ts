import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { positionScore } from '@sastre/shared-cv-words';
import { jobsOf } from './work.rules.ts';

test('trades that a house trains, and offices and workshops, are known by their names', () => {
  const text =
    'Kanzlei Dr. Haber & Partner mbB\nSteuerfachwirt\n2017 – 2020\n\nSteuerbüro Lindner\nSteuerfachangestellte\n2011 – 2017\n\nTischlerei Overbeck & Söhne\nTischlergeselle\n2009 – 2011';
  const jobs = jobsOf(linesFrom(text)).map(({ company, position }) => [
    position?.text,
    company?.text,
  ]);
  expect(jobs).toEqual([
    ['Steuerfachwirt', 'Kanzlei Dr. Haber & Partner mbB'],
    ['Steuerfachangestellte', 'Steuerbüro Lindner'],
    ['Tischlergeselle', 'Tischlerei Overbeck & Söhne'],
  ]);
});

test.each([
  'Kanzlei Dr. Vogt & Partner mbB',
  'Kern und Kollegen',
  'Brandt PartG mbB',
  'Notariat Dr. Ehlers',
  'Praxis am Markt',
  'Ingenieurbüro Thoms GbR',
  'Weber & Söhne',
  'Hofladen am See eG',
  'Bufete Ibarra',
  'Asesoría Montes SLP',
  'Ibarra y Asociados',
  'Temple Row Chambers',
  'Hale & Associates LLP',
])('%s is a house', (name) => {
  expect(positionScore(name)).toBe(-1);
});

test.each([
  'Notarfachwirtin',
  'Landwirt',
  'Rechtsanwaltsfachangestellte',
  'Zahnmedizinische Fachangestellte',
  'Bäckermeister',
  'Founder & Partner',
  'Managing Partner',
  'Senior Associate',
])('%s is a position', (name) => {
  expect(positionScore(name)).toBe(1);
});

test('who works in a house is none', () => {
  expect(positionScore('Auxiliar de despacho')).toBe(1);
});

test.each(['Kapitän', 'Glaciologist', 'Grutier', 'Archivist', 'Zimmerin', 'Court Interpreter'])(
  '%s sounds like a position',
  (name) => {
    expect(positionScore(name) > 0).toBe(true);
  },
);

test.each(['Chemistry', 'Dentistry', 'Biologie', 'Fotografie', 'Psychologie', 'Photography'])(
  'the subject %s does not',
  (name) => {
    expect(positionScore(name)).toBe(0);
  },
);
