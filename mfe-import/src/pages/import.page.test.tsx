import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import messages from '../locales/en.json' with { type: 'json' };
import { ImportPage } from './import.page.tsx';

test('the page has its title', () => {
  render(<ImportPage />, { wrapper: fakeShell({ messages }).Wrapper });
  expect(screen.getByRole('heading', { level: 1, name: messages.title })).toBeTruthy();
});
