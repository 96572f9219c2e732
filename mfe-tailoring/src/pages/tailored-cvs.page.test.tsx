import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { TailoredCvsPage } from './tailored-cvs.page.tsx';

test('an empty list says so', async () => {
  const fake = fakeShell({ messages });
  render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByText('No tailored CVs found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tailor a CV' }).getAttribute('href')).toBe('/tailor-cv');
});

test('a list that cannot be had says so and heals on Try again', async () => {
  const fake = fakeShell({ messages });
  fake.api.failNext('listTailoredCvs', 'unavailable');
  render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('Error fetching tailored CVs');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tailored CVs found.')).toBeTruthy();
});
