import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fakeShell } from '../testing/index.ts';
import { DashboardLink } from './dashboard-link.tsx';

test('leads to the dashboard, in the language of the page', async () => {
  const { Wrapper, shell } = fakeShell();
  render(<DashboardLink className="plain" icon={<i data-testid="icon" />} />, {
    wrapper: Wrapper,
  });
  const link = screen.getByRole('link', { name: 'Back to Dashboard' });
  expect(link.getAttribute('href')).toBe('/');
  expect(link.className).toBe('plain');
  expect(link.contains(screen.getByTestId('icon'))).toBe(true);
  await act(() => shell.i18n.setLanguage('de'));
  expect(link.textContent).toBe('Zurück zur Übersicht');
  await act(() => shell.i18n.setLanguage('es'));
  expect(link.textContent).toBe('Volver al panel');
});
