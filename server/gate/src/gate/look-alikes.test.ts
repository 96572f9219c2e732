import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** Words that only look like one another once endings and accents are cut. */
const APART: readonly Case[] = [
  ['es', 'Campañas del taller de fundición.', 'Campanas del taller de fundición.'],
  ['es', 'Archivo de casos del taller de empleo.', 'Archivo de casas del taller de empleo.'],
  [
    'en',
    'Imported fabrics from Portugal for the workshop.',
    'Important fabrics from Portugal for the workshop.',
  ],
  ['de', 'Zahlte die Löhne der Aushilfen.', 'Zählte die Löhne der Aushilfen.'],
  ['de', 'Forderte Ersatzteile von vier Werken.', 'Förderte Ersatzteile von vier Werken.'],
  ['de', 'Druckte die Programme des Theaters.', 'Drückte die Programme des Theaters.'],
  ['en', 'Wrote an app for the depot.', 'Apply for the depot.'],
  ['en', 'Worked hard on the depot stock list.', 'Hardly worked on the depot stock list.'],
];

test.each(APART)('%s: %s ≠ %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

/** Words that are the same however they are bent. */
const TOGETHER: readonly Case[] = [
  [
    'es',
    'Importaba telas de Portugal para el taller.',
    'Importación de telas de Portugal para el taller.',
  ],
  ['de', 'Zählte die Löhne der Aushilfen.', 'Zählung der Löhne der Aushilfen.'],
  ['de', 'Führte Gäste durch die Altstadt.', 'Führungen von Gästen durch die Altstadt.'],
  ['en', 'Careful inventory of the depot.', 'Carefully inventoried the depot.'],
  // "Medía" is measured, and no half.
  ['es', 'Medía la humedad del grano cada mañana.', 'Cada mañana medía la humedad del grano.'],
  [
    'es',
    'Medición de la humedad del grano cada mañana.',
    'Medía la humedad del grano cada mañana.',
  ],
  [
    'es',
    'Informes de ambiente y residuos por encargo del municipio.',
    'Informes de medio ambiente y residuos por encargo del municipio.',
  ],
];

test.each(TOGETHER)('%s: %s = %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each([
  ['todas', 'Preparo los informes de las partidas.', 'Preparo los informes de todas las partidas.'],
  [
    'cualquier',
    'Casi 150 desayunos diarios en temporada alta.',
    'Casi 150 desayunos diarios en cualquier temporada.',
  ],
  ['todos', 'Reviso los hornos del obrador.', 'Reviso todos los hornos del obrador.'],
] as const)('%s counts things, and says not how often', (_word, fact, text) => {
  expect(answerFor(fact, text, 'es')).toBe('unproven');
});

test('"todos los meses" says how often', () => {
  const said = 'Todos los meses reviso los hornos del obrador.';
  expect(answerFor('Reviso los hornos del obrador todos los meses.', said, 'es')).toBe('proven');
});
