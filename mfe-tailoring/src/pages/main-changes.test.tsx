import { expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { sampleCv, type FakeApi } from '@sastre/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as review from '../features/review/review.fixture.tsx';
import * as list from './tailored-cvs.fixture.tsx';

const PHONE = '+34 600 000 111';
const TOLD = 'Your main CV has changed since: phone.';

/** The main CV got another phone number after the copies were made. */
function phoneChanged(api: FakeApi): void {
  const { mainCv } = api.state;
  if (mainCv === undefined) throw new Error('no main CV');
  const before = structuredClone(mainCv.cv);
  api.state.versions.set(before._id, [
    { cv: { ...before, updated_at: '2020-01-01T00:00:00.000Z' }, version: mainCv.version },
  ]);
  mainCv.version += 1;
  mainCv.cv = { ...before, updated_at: '2099-01-01T00:00:00.000Z' };
  mainCv.cv.personal_info = { ...before.personal_info, phone: PHONE };
}
/** A copy that says what the main CV said. */
const asMain = <T extends Cv>(copy: T): T => ({
  ...copy,
  personal_info: structuredClone(sampleCv().personal_info),
});
const phoneOf = (api: FakeApi, id: string) => api.state.tailored.get(id)?.cv.personal_info.phone;

test('a row says what of the main CV has changed since, and takes it over', async () => {
  const copy = asMain(list.copyFor('Harbour Bank', 21));
  const { api, log } = await list.open([copy], phoneChanged);
  expect(await screen.findByText(TOLD)).toBeTruthy();
  const take = `Update this copy from your main CV: ${list.HARBOUR}`;
  await userEvent.click(await screen.findByRole('button', { name: take }));
  const told = await screen.findByText(/^Updated from your main CV\. The copy’s history/);
  expect(document.activeElement).toBe(told);
  expect(phoneOf(api, copy._id)).toBe(PHONE);
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: copy._id } });
  const { reason } = api.state.tailored.get(copy._id) ?? {};
  expect(reason).toBe('merge');
  expect(list.said()).toContain(`Updated from your main CV: ${list.HARBOUR}`);
  expect(screen.queryByText(TOLD)).toBeNull();
});

test('a row of which nothing has changed since says nothing, and no CV is read for it', async () => {
  const { api } = await list.open();
  await waitFor(() => expect(api.callsOf('getMainSince')).toHaveLength(list.COPIES.length));
  expect(screen.queryByText(/changed since/)).toBeNull();
  expect(api.callsOf('getCv')).toEqual([]);
});

test('what cannot be taken over says so and is offered again', async () => {
  const copy = asMain(list.copyFor('Harbour Bank', 21));
  const { api } = await list.open([copy], phoneChanged);
  await screen.findByText(TOLD);
  api.failNext('saveCv', 'unavailable');
  await userEvent.click(screen.getByRole('button', { name: /^Update this copy/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be updated');
  await userEvent.click(screen.getByRole('button', { name: /^Update this copy/ }));
  await waitFor(() => expect(phoneOf(api, copy._id)).toBe(PHONE));
});

test('a copy that is changed meanwhile is taken as it is then', async () => {
  const copy = asMain(list.copyFor('Harbour Bank', 21));
  const { api } = await list.open([copy], phoneChanged);
  await screen.findByText(TOLD);
  api.failNext('saveCv', 'changed-elsewhere');
  await userEvent.click(screen.getByRole('button', { name: /^Update this copy/ }));
  await waitFor(() => expect(phoneOf(api, copy._id)).toBe(PHONE));
});

test('the review says and takes it, too, and shows the copy as it then is', async () => {
  const copy = asMain(review.reviewed());
  const { api } = await review.open(copy, { before: phoneChanged });
  expect(await screen.findByText(TOLD)).toBeTruthy();
  expect(screen.getByText(/It replaces only what still reads here as it did there/)).toBeTruthy();
  await review.click(/^Update this copy/);
  await waitFor(() => expect(phoneOf(api, copy._id)).toBe(PHONE));
  await review.click('Reject: Professional summary');
  await waitFor(() => expect(api.callsOf('decideReport')[0]?.status).toBe(200));
});
