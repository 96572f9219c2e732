import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { TailorCvPage } from './tailor-cv.page.tsx';

test('both actions are hidden until company and job description are filled in', async () => {
  const fake = fakeShell({ messages, api: createFakeApi({ cv: sampleCv() }) });
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  expect(
    await screen.findByText('Fill in the company name and the job description to go on.'),
  ).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Company name/ }), 'Northlight');
  expect(screen.queryByRole('button', { name: 'Tailor using AI' })).toBeNull();
});

test('what was typed before a reload is there again', async () => {
  const fake = fakeShell({ messages, api: createFakeApi({ cv: sampleCv() }) });
  await fake.shell.drafts.write('tailoring.form', {
    companyName: 'Northlight',
    jobDescription: 'SQL',
  });
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByDisplayValue('Northlight')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Tailor using AI' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Cover Letter' }));
  expect(
    screen.getByRole('button', { name: 'Continue without AI Tailoring, with cover letter' }),
  ).toBeTruthy();
});
