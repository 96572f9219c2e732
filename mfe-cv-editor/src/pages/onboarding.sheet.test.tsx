import { expect, test } from '@jest/globals';
import { createFakeApi, emptyCv, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import type { Cv } from '@sastre/shared-contracts/api';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { playWidth } from '../features/sheet/window.fixture.ts';
import { OnboardingPage } from './onboarding.page.tsx';

async function open(cv: Cv) {
  playWidth(true);
  const fake = fakeShell({
    api: createFakeApi({ cv }),
    messages,
    url: '/onboarding',
    capabilities: { 'cv-sheet': 'ready' },
  });
  render(<OnboardingPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('heading', { level: 1, name: 'Personal Information' });
  return fake.capabilities['cv-sheet'];
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test('the sheet stands beside the first four steps, and follows what is typed', async () => {
  const sheet = await open(sampleCv());
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  expect(sheet.given()).toMatchObject({
    field: 'personal_info.title',
    cv: { personal_info: { title: 'Senior Product Engineer!' } },
  });
  for (const name of ['Work Experience', 'Education', 'Skills']) {
    await next();
    expect([title(), sheet.given() !== undefined]).toEqual([name, true]);
  }
  await next();
  expect([title(), sheet.given()]).toEqual(['Profile Photo', undefined]);
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

test('a line of the sheet leads to its step and field, there and back', async () => {
  const sheet = await open(sampleCv());
  await act(async () => sheet.given()?.onPick('education.0.degree'));
  expect(title()).toBe('Education');
  expect(document.activeElement?.getAttribute('name')).toBe('education.0.degree');
  await act(async () => sheet.given()?.onPick('personal_info.email'));
  expect(title()).toBe('Personal Information');
  expect(document.activeElement?.getAttribute('name')).toBe('personal_info.email');
});

test('no line leads over a step that is not complete', async () => {
  const sheet = await open(emptyCv());
  await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
  await act(async () => sheet.given()?.onPick('education.0.degree'));
  expect(title()).toBe('Personal Information');
});
