import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { isOfMany, withoutPraise } from './of-many.rules.ts';
import { positionIn } from './names.rules.ts';

test.each<[Language, string]>([
  ['de', 'Pflegefachkräfte'],
  ['de', 'ausgebildete Pflegefachkräfte'],
  ['de', 'Mitarbeiter*innen für den Verkauf'],
  ['de', 'Disponenten im Nahverkehr'],
  ['en', 'Nurses'],
  ['en', 'HGV drivers for our depot'],
  ['en', 'Registered Nurses, Cardiology'],
  ['es', 'Camareros'],
  ['es', 'camareros/as de sala'],
  ['es', 'Conductores'],
])('%s: of many: %s', (language, position) => {
  expect(isOfMany(position, language)).toBe(true);
});

test.each<[Language, string]>([
  ['de', 'Pflegefachkraft'],
  ['de', 'Leiter der Pflegefachkräfte'],
  ['de', 'Erzieherin'],
  ['de', 'Pharmareferentin'],
  ['en', 'Head of Operations'],
  ['en', 'Sales Assistant'],
  ['en', 'Director, Sales'],
  ['en', 'Operations Manager'],
  ['en', 'Chief of Staff'],
  ['es', 'Ayudante de camareros'],
  ['es', 'Jefa de ventas'],
  ['es', 'Sales Manager'],
])('%s: of one: %s', (language, position) => {
  expect(isOfMany(position, language)).toBe(false);
});

test('praise is no part of a post, what one has learned is', () => {
  expect(withoutPraise('erfahrene und motivierte Pflegefachkraft')).toBe('Pflegefachkraft');
  expect(withoutPraise('medizinische Fachangestellte')).toBe('medizinische Fachangestellte');
});

test('where the title line names one, that is the post; else one of the many, if it can be told', () => {
  const text = 'Für unser Haus in der List suchen wir ausgebildete Pflegefachkräfte mit Herz.';
  const title = 'Exam. Pflegefachkraft (m/w/d) – Schwerpunkt Intensivpflege';
  expect(positionIn(`${title}\n\n${text}`, 'Haus List')).toBe('Exam. Pflegefachkraft');
  expect(positionIn(text, 'Haus List')).toBe('Pflegefachkraft');
  expect(positionIn('We are looking for nurses for our ward in Leeds.', 'Fen Care')).toBe('nurse');
  expect(positionIn('Buscamos camareros para nuestro bar de Bilbao.', 'Bar Ría')).toBe('camarero');
});
