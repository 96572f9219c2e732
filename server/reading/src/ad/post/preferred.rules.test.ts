import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from '../read/position.rules.ts';
import { candidatesIn, linesFor } from './candidates.rules.ts';
import { learnPosts } from './learning.rules.ts';
import { signsOfAll } from './signs.rules.ts';
import { readWeights, sumOf, written } from './weights.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), 'Initech');

const BASES = `BASES

Primera. Objeto. Es objeto de la presente convocatoria la creación de una bolsa para cubrir bajas y vacaciones.

Segunda. Funciones. Corresponderán a la persona contratada:
a) Toma de muestras en depósitos y redes.
b) Registro de los resultados.

Tercera. Requisitos. Será imprescindible el permiso de conducir de la clase B. No se exige experiencia previa.

Cuarta. Solicitudes. Se presentarán en la sede electrónica en el plazo de diez días hábiles.`;

describe('what labelled ads taught names a post', () => {
  test('in the words of an office, whose rules are no title', () => {
    const ad = `CONSORCIO INITECH\nANUNCIO\n\nConvocatoria de una bolsa de trabajo temporal de Técnico/a de Vivero\n\n${BASES}`;
    expect(positionOf(ad)).toBe('Técnico/a de Vivero');
  });

  test('with its genders rather than a part of it by itself', () => {
    const ad = `Leitung gesucht, für unser Haus mit dem großen Garten

Der Verein Initech betreut in Ulm 38 Menschen, mit sieben Betreuerinnen, einer Köchin und vier Hühnern. Zum 1. August geht unsere Leiterin in Rente. Darum suchen wir eine Heimleitung (m/w/d) mit 35 Wochenstunden, von denen 20 für die Leitung freigestellt sind.

Sie schreiben den Dienstplan, führen Gespräche und verwalten das Budget. Den Rest der Zeit sind Sie im Haus, und das ist, wie unsere Leiterin sagt, der schönere Teil.`;
    expect(positionOf(ad)).toBe('Heimleitung (m/w/d)');
  });

  test('below a sentence that the rules would take in whole', () => {
    const ad = `Seit 1961 halten wir Aufzüge am Laufen. Wir, das ist Initech mit 23 Beschäftigten, und weil die Zahl der Anlagen schneller wächst als wir, suchen wir zum 1. März eine Person als Servicetechniker*in Pumpen (m/w/d).

Sie warten die Pumpen auf Ihrer festen Tour, tauschen Dichtungen und übernehmen etwa jede fünfte Woche die Bereitschaft. Damit das gelingt, brauchen Sie eine abgeschlossene Ausbildung und den Führerschein.`;
    expect(positionOf(ad)).toBe('Servicetechniker*in Pumpen (m/w/d)');
  });

  test('and a text of a few words is left to the rules', () => {
    expect(positionOf('Initech braucht Hilfe. Bei uns war ein Koch im Fernsehen.')).toBe('');
  });
});

test('a name is a candidate wherever it begins and ends, once', () => {
  const names = candidatesIn(linesFor('Senior Buyer\n(m/f/d)\nThe buyer orders.'), '').map(
    ({ name }) => name,
  );
  expect(names).toContain('Senior Buyer (m/f/d)');
  expect(names).toContain('Buyer');
  expect(new Set(names).size).toBe(names.length);
});

test('a line of a thousand trades makes no more candidates than can be weighed', () => {
  const many = Array.from({ length: 2000 }, (_none, at) => `Buyer number${String(at)}`).join('\n');
  expect(candidatesIn(linesFor(many), '').length).toBeLessThanOrEqual(400);
});

test('what names posts is learnt, written and read again', () => {
  const choices = ['Baker', 'Roofer', 'Tailor', 'Cook'].map((trade) => {
    const lines = linesFor(`${trade}\nYou report to our Manager.`);
    const candidates = candidatesIn(lines, '');
    return {
      signs: signsOfAll(candidates, ''),
      right: candidates.findIndex(({ name }) => name === trade),
    };
  });
  const weights = readWeights(written(learnPosts(choices)));
  const sums = signsOfAll(candidatesIn(linesFor('Joiner\nYou report to our Manager.'), ''), '').map(
    (signs) => sumOf(signs, weights),
  );
  expect(sums.indexOf(Math.max(...sums))).toBe(0);
});
