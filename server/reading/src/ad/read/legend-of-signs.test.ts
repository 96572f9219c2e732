import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const read = (text: string) =>
  readRequirements(readJobText(text)).map(({ kind, term, need }) => `${kind} ${need}: ${term}`);

test('signs that points begin with count as their legend tells', () => {
  const text = `¿Qué pedimos? (🔴 crítico, ⚪ deseable)
🔴 Experiencia de al menos 2 años en reservas
🔴 Excel avanzado
⚪ Carné de conducir B`;
  expect(read(text)).toEqual([
    'years must: 2 años en reservas',
    'tool must: Excel',
    'skill nice: Carné de conducir B',
  ]);
});

test('who supervises the company, and what an offer depends on, ask for nothing', () => {
  const text = `Requirements
- SQL

Acme Mutual is authorised by the PRA and regulated by the FCA.
Offers are subject to credit and criminal record checks.`;
  expect(read(text)).toEqual(['tool must: SQL']);
});

test.each([
  ['Egresado de Contaduría', 'degree'],
  ['Disponibilidad lunes a sábado', 'skill'],
  ['Disponibilidad Lunes a Sábado', 'skill'],
  ['Own Car', 'skill'],
  ['Excel', 'tool'],
])('%s is a %s', (asked, kind) => {
  expect(readRequirements(readJobText(`Requisitos\n- ${asked}`))[0]?.kind).toBe(kind);
});

test('a post is read behind the competition that fills it', () => {
  const text =
    'CONVOCATORIA para cubrir, mediante concurso, una plaza de Informador/a turístico/a (grupo C1)\n\nFunciones\n- Informar';
  expect(readPosition(readJobText(text), 'Ayuntamiento')).toBe('Informador/a turístico/a');
});
