import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { turnBullet } from './turn-bullet.rules.ts';

const told = (bullet: string, language: Language, isCurrent: boolean) =>
  turnBullet(bullet, language, isCurrent)?.text;

test.each([
  ['Own the booking service (Go, Redis)', 'en', true, 'own the booking service (Go, Redis)'],
  [
    'Held food cost below 29 % for four years',
    'en',
    false,
    'held food cost below 29% for four years',
  ],
  ['P&L management for two sites', 'en', false, 'P&L management for two sites'],
  ['Second-line support for 400 users', 'en', true, 'second-line support for 400 users'],
  ['SQL reporting for the board', 'en', true, 'SQL reporting for the board'],
  ['Cashed up and reported daily takings', 'en', false, 'cashed up and reported daily takings'],
  ['Rolled out a till system in nine shops', 'en', false, 'rolled out a till system in nine shops'],
  ['On call one week in five', 'en', true, 'am on call one week in five'],
  [
    'Architecture and implementation of the refund flow',
    'en',
    true,
    'the architecture and implementation of the refund flow',
  ],
  [
    'Wartung und Instandsetzung von Förderanlagen bei 60 Kunden',
    'de',
    true,
    'die Wartung und Instandsetzung von Förderanlagen bei 60 Kunden',
  ],
  [
    'Störungsbeseitigung an Abfüllanlagen im Dreischichtbetrieb',
    'de',
    false,
    'die Störungsbeseitigung an Abfüllanlagen im Dreischichtbetrieb',
  ],
  ['Rufbereitschaft jede vierte Woche', 'de', true, 'habe ich jede vierte Woche Rufbereitschaft'],
  [
    'Control de pedidos y de stock con Excel',
    'es',
    true,
    'el control de pedidos y de stock con Excel',
  ],
  ['Guardias una semana de cada cinco', 'es', true, 'hago guardias una semana de cada cinco'],
] as const)('%s is told', (bullet, language, isCurrent, said) => {
  expect(told(bullet, language, isCurrent)).toBe(said);
});

test.each([
  ['Own-brand buyer for two chains', 'en'],
  ['Held in high regard', 'en'],
  ['Beförderung zur Schichtleitung', 'de'],
  ['Auszeichnung für die beste Filiale', 'de'],
  ['Abteilung für Brandschutz', 'de'],
  ['Guardias civiles en la puerta', 'es'],
] as const)('%s is no deed', (bullet, language) => {
  expect(told(bullet, language, true)).toBeUndefined();
});
