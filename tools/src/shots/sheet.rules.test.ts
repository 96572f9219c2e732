import { expect, test } from '@jest/globals';
import { mockFile, sheetHtml } from './sheet.rules.ts';

const mocks = ['dashboard-390.png', 'dashboard-dark-390.png', 'states-390.png'];

test('a mock is found by name, theme and width', () => {
  expect(mockFile('dashboard', 'light', 390, mocks)).toBe('dashboard-390.png');
  expect(mockFile('dashboard', 'dark', 390, mocks)).toBe('dashboard-dark-390.png');
  expect(mockFile('states', 'dark', 390, mocks)).toBeUndefined();
  expect(mockFile('dashboard', 'light', 768, mocks)).toBeUndefined();
  expect(mockFile(undefined, 'light', 390, mocks)).toBeUndefined();
});

test('every screen stands on the sheet at each width and theme, beside its mock, and what is missing is named', () => {
  const html = sheetHtml(
    {
      widths: [1280, 390],
      themes: ['light', 'dark'],
      screens: [{ name: 'dashboard', caption: 'Dashboard <new>', mock: 'dashboard' }],
      failed: ['welcome (dark): no answer'],
    },
    mocks,
  );
  const files = [...html.matchAll(/<img loading="lazy" src="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual([
    'dashboard-light-1280.png',
    'dashboard-dark-1280.png',
    'dashboard-light-390.png',
    'mocks/dashboard-390.png',
    'dashboard-dark-390.png',
    'mocks/dashboard-dark-390.png',
  ]);
  expect(html).toContain('Dashboard &#60;new&#62;');
  expect(html).toContain('welcome (dark): no answer');
});
