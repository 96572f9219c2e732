import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, fixtureId, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { TailoredCvsPage } from './tailored-cvs.page.tsx';
import { button, click, COPIES, HARBOUR, open, said, shownNames } from './tailored-cvs.fixture.tsx';

test('a deletion is sent when its undo has passed, and the focus goes on', async () => {
  const { api, clock, log } = await open();
  await click(`Delete: ${HARBOUR}`);
  expect(document.activeElement).toBe(button(`Undo: ${HARBOUR}`));
  expect(said()).toContain(`Deleted: ${HARBOUR}`);
  // It can be undone here, and is not among the deleted yet: no number says that it is gone.
  await waitFor(() => expect(api.callsOf('listTrash')).toHaveLength(1));
  expect(screen.getByRole('link', { name: /^Recently deleted/ }).textContent).toBe(
    'Recently deleted',
  );
  await clock.advance(5_999);
  expect(api.callsOf('deleteCv')).toEqual([]);
  await clock.advance(1);
  expect(api.callsOf('deleteCv')).toHaveLength(1);
  await waitFor(() => expect(shownNames()).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tailored CVs: 2' }));
  expect(log.events).toContainEqual({
    name: 'cv.deleted',
    payload: { cvId: fixtureId(0x35) },
  });
  expect(log.toasts).toEqual(['Deleted. You can bring it back for 30 days.']);
  expect(log.toastActions).toEqual([{ label: 'Recently deleted', to: '/recently-deleted' }]);
  expect(await screen.findByRole('link', { name: 'Recently deleted (1)' })).toBeTruthy();
});

test('a deletion that is undone is never sent', async () => {
  const { api, clock, shell } = await open();
  await click(`Delete: ${HARBOUR}`);
  await click(`Undo: ${HARBOUR}`);
  expect(document.activeElement).toBe(button(`Delete: ${HARBOUR}`));
  expect(said()).toContain(`Restored: ${HARBOUR}`);
  await clock.advance(60_000);
  expect(api.callsOf('deleteCv')).toEqual([]);
  expect(await shell.drafts.read('tailoring.removals')).toBeUndefined();
});

test('a deletion that fails brings the row back and says so in its place', async () => {
  const { api, clock } = await open();
  api.failNext('deleteCv', 'unavailable');
  await click(`Delete: ${HARBOUR}`);
  await clock.advance(6_000);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to delete CV');
  expect(alert.closest('li')?.textContent).toContain(HARBOUR);
  expect(document.activeElement).toBe(button(`Delete: ${HARBOUR}`));
});

test('leaving the page sends what could still be undone', async () => {
  const { api, unmount } = await open();
  await click(`Delete: ${HARBOUR}`);
  unmount();
  await waitFor(() => expect(api.callsOf('deleteCv')).toHaveLength(1));
  expect(api.state.tailored.size).toBe(2);
});

test('filtering a removed row away does not cut its undo short', async () => {
  const { api, clock } = await open();
  await click(`Delete: ${HARBOUR}`);
  await userEvent.type(screen.getByRole('searchbox'), 'nandu');
  await clock.advance(5_000);
  expect(api.callsOf('deleteCv')).toEqual([]);
  expect(button(`Undo: ${HARBOUR}`)).toBeTruthy();
});

describe('a deletion that the page did not live to send', () => {
  const [, copy] = COPIES;
  const id = copy?._id ?? '';
  /** The page died with the undo open; `between` happens before the list is opened again. */
  async function reopen(between: (fake: ReturnType<typeof fakeShell>) => Promise<unknown>) {
    const died = fakeShell({ messages, api: createFakeApi({ cv: sampleCv(), tailored: COPIES }) });
    const { unmount } = render(<TailoredCvsPage />, { wrapper: died.Wrapper });
    await screen.findByRole('list', { name: 'Tailored CVs' });
    await click(`Delete: ${HARBOUR}`);
    const journal = async () => (await died.shell.drafts.read('tailoring.removals')) as object[];
    await waitFor(async () =>
      expect(await journal()).toMatchObject([{ etag: expect.any(String) }]),
    );
    const left = await journal();
    const fake = fakeShell({ messages, api: createFakeApi({ cv: sampleCv(), tailored: COPIES }) });
    await between(fake);
    await fake.shell.drafts.write('tailoring.removals', left);
    const sent = fake.api.callsOf('deleteCv').length;
    unmount();
    render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
    await screen.findByRole('list', { name: 'Tailored CVs' });
    expect(await fake.shell.drafts.read('tailoring.removals')).toBeUndefined();
    return fake.api.callsOf('deleteCv').length - sent;
  }

  test('is sent by the next one, once', async () => {
    expect(await reopen(async () => undefined)).toBe(1);
    expect(shownNames()).toHaveLength(2);
  });

  test('but had sent, and that was brought back since, is not sent again', async () => {
    const sent = await reopen(async ({ shell: { http } }) => {
      await http.call(endpoints.deleteCv, { params: { id } });
      await http.call(endpoints.bringBack, { params: { id }, body: {} });
    });
    expect(sent).toBe(0);
    expect(shownNames()).toContain(HARBOUR);
  });

  test('of a copy that somebody wrote in since is not sent', async () => {
    const sent = await reopen(async ({ shell: { http } }) =>
      http.call(endpoints.saveCv, { params: { id }, body: { skills: [] } }),
    );
    expect(sent).toBe(0);
    expect(shownNames()).toContain(HARBOUR);
  });
});

test('a deletion that was sent as the list was left is not sent again, however often the list is opened', async () => {
  const { api, shell, unmount, Wrapper } = await open();
  const release = api.hold('deleteCv');
  await click(`Delete: ${HARBOUR}`);
  unmount();
  await waitFor(() => expect(api.callsOf('deleteCv')).toHaveLength(1));
  const again = render(<TailoredCvsPage />, { wrapper: Wrapper });
  await screen.findByRole('list', { name: 'Tailored CVs' });
  release();
  await waitFor(() => expect(screen.queryByText(HARBOUR)).toBeNull());
  again.unmount();
  const id = fixtureId(0x35);
  await shell.http.call(endpoints.bringBack, { params: { id }, body: {} });
  render(<TailoredCvsPage />, { wrapper: Wrapper });
  expect(await screen.findByText(HARBOUR)).toBeTruthy();
  expect(api.callsOf('deleteCv')).toHaveLength(1);
  expect(await shell.drafts.read('tailoring.removals')).toBeUndefined();
});

test('what is deleted is not counted, and counts again when that is undone', async () => {
  await open();
  await click(`Delete: ${HARBOUR}`);
  expect(screen.getByRole('heading', { name: 'Tailored CVs: 2' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'n');
  expect(said()).toContain('2 of 2 shown');
  await click(`Undo: ${HARBOUR}`);
  expect(screen.getByRole('heading', { name: 'Tailored CVs: 3' })).toBeTruthy();
});
