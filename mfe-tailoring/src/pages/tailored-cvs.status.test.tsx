import { expect, test } from '@jest/globals';
import { APPLICATION_OUTCOMES, APPLICATION_STATUSES } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, fixtureId, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { localDay } from '../features/tailored-list/arrange.rules.ts';
import { TailoredCvsPage } from './tailored-cvs.page.tsx';
import { copyFor } from './tailored-cvs.fixture.tsx';

const HARBOUR = fixtureId(0x35);

async function open() {
  const tailored = [copyFor('Nordwind Energie', 14), copyFor('Harbour Bank', 21)];
  const api = createFakeApi({ cv: sampleCv(), tailored });
  const fake = fakeShell({ messages, api });
  render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('list', { name: 'Tailored CVs' });
  const stored = () => api.state.tailored.get(HARBOUR)?.cv.tailored;
  return { ...fake, api, stored };
}
const status = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status: Harbour Bank' });
const rows = () =>
  within(screen.getByRole('list', { name: 'Tailored CVs' })).getAllByRole('listitem');
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('how far an application is, is kept with its copy and the day, and nothing else of it changes', async () => {
  const { stored, shell } = await open();
  const before = stored();
  expect(status().value).toBe('');
  await userEvent.selectOptions(status(), 'Sent');
  await waitFor(() => expect(stored()?.application?.status).toBe('sent'));
  const since = localDay(shell.clock.now());
  expect(stored()).toEqual({ ...before, application: { status: 'sent', since } });
  await waitFor(() => expect(announced()).toContain('Sent: CV tailored for Harbour Bank'));
  expect(screen.getByText(/ · status since /)).toBeTruthy();
  await userEvent.selectOptions(status(), 'Not sent yet');
  await waitFor(() => expect(stored()).toEqual(before));
});

test('copies are found by it, once something was said of one', async () => {
  await open();
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  await userEvent.selectOptions(status(), 'Interview');
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(filter, 'Interview');
  expect(rows()).toHaveLength(1);
  await userEvent.selectOptions(filter, 'Not sent yet');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Nordwind Energie');
  await userEvent.selectOptions(filter, 'Closed');
  expect(screen.getByText(/No tailored CV has this status\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(rows()).toHaveLength(2);
});

test('one that was rejected is kept as closed, which pages of before know, and found as what it is', async () => {
  const { stored, shell } = await open();
  await userEvent.selectOptions(status(), 'Rejected');
  const since = localDay(shell.clock.now());
  await waitFor(() =>
    expect(stored()?.application).toEqual({ status: 'closed', since, outcome: 'rejected' }),
  );
  await waitFor(() => expect(announced()).toContain('Rejected: CV tailored for Harbour Bank'));
  await waitFor(() => expect(status().value).toBe('rejected'));
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(filter, 'Rejected');
  expect(rows()).toHaveLength(1);
  await userEvent.selectOptions(filter, 'Any status');
  await userEvent.selectOptions(status(), 'Closed');
  await waitFor(() => expect(stored()?.application).toEqual({ status: 'closed', since }));
});

test('a status that cannot be saved says so and stays as it was', async () => {
  const { api, stored } = await open();
  api.failNext('saveCv', 'unavailable');
  await userEvent.selectOptions(status(), 'Offer');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
  expect([status().value, stored()?.application]).toEqual(['', undefined]);
});

test('each status has a name', async () => {
  await open();
  const names = [...status().options].map(({ text }) => text);
  expect(names).toEqual(['Not sent yet', 'Sent', 'Interview', 'Offer', 'Rejected', 'Closed']);
  expect(names).toHaveLength(APPLICATION_STATUSES.length + APPLICATION_OUTCOMES.length + 1);
});
