import { expect, test } from '@jest/globals';
import { turnBullet } from './turn-bullet.rules.ts';

test.each([
  [
    'de',
    'Leitete zwei Lehrlinge beim Löten an und kontrollierte monatlich ihre Hefte',
    'leite ich zwei Lehrlinge beim Löten an und kontrolliere monatlich ihre Hefte',
  ],
  [
    'es',
    'Revisé unos 20 extintores al día y redacté sus fichas',
    'reviso unos 20 extintores al día y redacto sus fichas',
  ],
  ['es', 'Organicé cada mes las visitas al vivero', 'organizo cada mes las visitas al vivero'],
  // When it was says that it is over; a form that bends otherwise is left as it is.
  [
    'es',
    'Revisé 20 extintores al día durante la obra',
    'revisé 20 extintores al día durante la obra',
  ],
  ['es', 'Probé cada semana las bombas de reserva', 'probé cada semana las bombas de reserva'],
  ['de', 'Leitete 2023 monatlich zwei Übungen', 'leitete ich 2023 monatlich zwei Übungen'],
] as const)(
  '%s: what is done again and again in a job that goes on: %s',
  (language, bullet, told) => {
    expect(turnBullet(bullet, language, true)?.text).toBe(told);
  },
);

test('a year is when it was, not how often', () => {
  expect(turnBullet('Betreuung von zwei Auszubildenden im Jahr 2023', 'de', true)?.text).toBe(
    'habe ich zwei Auszubildende im Jahr 2023 betreut',
  );
});

test('a job that is over keeps its past', () => {
  expect(turnBullet('Revisé unos 20 extintores al día', 'es', false)?.text).toBe(
    'revisé unos 20 extintores al día',
  );
});
