import { expect, test } from '@jest/globals';
import { did, isFound } from './held-in.fixture.ts';

test.each([
  [
    'Your tasks',
    'Manage suppliers and budgets',
    'Managed suppliers and budgets for three sites',
    true,
  ],
  [
    'Your tasks',
    'Manage suppliers and budgets',
    'Managed budgets of 2 million for three sites',
    false,
  ],
  [
    'Your tasks',
    'Manage suppliers or budgets',
    'Managed budgets of 2 million for three sites',
    true,
  ],
  ['Your tasks', 'Managing suppliers and budgets', 'Managed budgets of 2 million', false],
  [
    'Funciones',
    'Gestionar proveedores y presupuestos',
    'Gestioné presupuestos de tres centros',
    false,
  ],
  [
    'Funciones',
    'Gestionar proveedores y presupuestos',
    'Gestioné proveedores y presupuestos',
    true,
  ],
  [
    'Ihre Aufgaben',
    'Verwaltung von Lieferanten und Budgets',
    'Verwaltung der Budgets für drei Häuser',
    false,
  ],
  [
    'Ihre Aufgaben',
    'Lieferanten und Budgets verwalten',
    'Budgets für drei Häuser verwaltet',
    false,
  ],
  ['Ihre Aufgaben', 'Lieferanten und Budgets verwalten', 'Lieferanten und Budgets verwaltet', true],
])('under %s, "%s" by "%s": %s', (section, asked, told, is) => {
  expect(isFound(section, asked, did(told))).toBe(is);
});
