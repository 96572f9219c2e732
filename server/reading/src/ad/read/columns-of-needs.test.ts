import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const needs = (text: string) =>
  readRequirements(readJobText(text)).map(({ term, need }) => `${term}: ${need}`);

test('a table of essential and desirable keeps its columns, an empty cell its place', () => {
  const row = (one: string, other: string) => `<tr><td>${one}</td><td>${other}</td></tr>`;
  const html = `<p>Analyst</p><h3>Person specification</h3><table>${row('<b>Essential</b>', '<b>Desirable</b>')}
${row('Experience with SQL', 'Experience with Python')}
${row('Experience with Excel', '&nbsp;')}</table><p>Benefits: pension.</p>`;
  expect(needs(html)).toEqual(['SQL: must', 'Excel: must', 'Python: nice']);
});

test('what is "gern auch" helps, to the end of its point', () => {
  const text =
    'Analyst\n\nDas solltest du können:\n– SQL\n– gern auch: Python, Erfahrung mit Airflow';
  expect(needs(text)).toEqual(['SQL: must', 'Python: nice', 'Airflow: nice']);
});

test('rows that are weighed in words are points below the name of their column', () => {
  const ad = `Requisito | Nivel
Redacción de boletines | Indispensable
Manejo de Canva | Muy necesario, requerido
Licencia de dron | Deseable
WordPress | No requerido`;
  expect(askedIn(ad)).toEqual([
    'must Redacción de boletines',
    'must Canva',
    'nice Licencia de dron',
  ]);
});
