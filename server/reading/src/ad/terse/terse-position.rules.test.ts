import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from '../position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), '');

describe('the post of a few lines', () => {
  test.each([
    ['Tidewrack | Warehouse Op | Nights | FLT licence', 'Warehouse Op'],
    ['anyone know a solid SRE? Terraform, AWS', 'SRE'],
    ['Suchen ab sofort Koch/Köchin (m/w/d) f. Landgasthof, Deutsch B1', 'Koch/Köchin (m/w/d)'],
    ['Buscamos dev PHP (Laravel + MySQL), 3 años', 'dev PHP'],
    ['CONDUCTOR C+E c/ CAP, rutas nacionales', 'Conductor C+E'],
    ['Minijob: Kassierer/in für Tankstelle, Deutsch C1', 'Kassierer/in'],
    ['Physiotherapeut:in 20–30 Std. | Praxis Beweg, Gotha | MT, KGG', 'Physiotherapeut:in'],
    ['Buscamos para nuestro hotel en Ronda un/a jefe/a de cocina. 4 años.', 'jefe/a de cocina'],
    ['A baker with two dogs runs the shop.', ''],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});
