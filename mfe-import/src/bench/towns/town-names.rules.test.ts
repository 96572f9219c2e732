import { describe, expect, test } from '@jest/globals';
import { byFirstLetter, townNames } from './town-names.rules.ts';

const town = (name: string, countrycode: string, population: number) => ({
  name,
  countrycode,
  population,
});

describe('names of towns', () => {
  test('are folded, in order and there once', () => {
    const towns = [town('Nürtingen', 'DE', 40_000), town('Ávila', 'ES', 58_000)];
    expect(townNames([...towns, ...towns], {})).toEqual(['avila', 'nurtingen']);
  });

  test('are of small towns where CVs name these, and of large ones elsewhere', () => {
    const towns = [town('Binz', 'DE', 5300), town('Binh Long', 'VN', 60_000)];
    expect(townNames(towns, {})).toEqual(['binz']);
  });

  test('are no words, but for large towns', () => {
    const towns = [
      town('Lehre', 'DE', 11_777),
      town('Reading', 'GB', 318_000),
      town('Sale', 'IT', 9000),
    ];
    expect(townNames(towns, { de: new Set(['lehre']), en: new Set(['reading', 'sale']) })).toEqual([
      'reading',
    ]);
  });

  test('may be words of a language that is not spoken there', () => {
    const words = { es: new Set(['olten', 'baza']) };
    expect(townNames([town('Olten', 'CH', 18_000), town('Baza', 'ES', 20_000)], words)).toEqual([
      'olten',
    ]);
  });

  test('are more than two or three letters, but for large towns', () => {
    expect(townNames([town('Au', 'CH', 6000), town('Ulm', 'DE', 160_000)], {})).toEqual(['ulm']);
  });

  test('stand by their first letters', () => {
    expect(byFirstLetter(['bari', 'bonn', 'cork'])).toEqual({ b: 'bari|bonn', c: 'cork' });
  });
});
