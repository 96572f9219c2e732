import { beforeEach, expect, jest, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  FAKE_NOW,
  fakeShell,
  fixtureId,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { RecentlyDeletedPage } from './recently-deleted.page.tsx';

const copy = sampleTailoredCv();
const COPY = 'CV tailored for Harbour Bank';

/** A copy was deleted, after it a picture, and at last the main CV, which was begun anew. */
async function open({ begunAnew = false, full = false } = {}) {
  let now = FAKE_NOW;
  const api = createFakeApi({
    cv: sampleCv(),
    tailored: [copy],
    pictures: 1,
    now: () => (now += 1_000),
  });
  const fake = fakeShell({ api, messages, url: '/recently-deleted' });
  const { http } = fake.shell;
  await http.call(endpoints.deleteCv, { params: { id: copy._id } });
  const [picture = ''] = (await http.call(endpoints.listPictures, {})).data.pictureIds;
  await http.call(endpoints.deletePicture, { params: { id: picture } });
  if (begunAnew) {
    await http.call(endpoints.deleteMainCv, {});
    const { _id: id } = (await http.call(endpoints.getMainCv, {})).data;
    const personal_info = { ...sampleCv().personal_info, fullName: 'Somebody new' };
    await http.call(endpoints.saveCv, { params: { id }, body: { personal_info } });
  }
  if (full) for (let at = 0; at < 200; at += 1) api.state.pictures.set(fixtureId(at), new Blob());
  const view = render(<RecentlyDeletedPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('list', { name: 'Recently deleted' });
  return { ...fake, ...view, api };
}
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const names = () =>
  within(screen.getByRole('list', { name: 'Recently deleted' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:deleted');
  URL.revokeObjectURL = jest.fn();
});

test('what was deleted stands with its name and the days that are left, last deleted first', async () => {
  const { unmount } = await open();
  expect(names()).toEqual(['Picture', COPY]);
  expect(screen.getAllByText(/^Deleted on Nov 21, 2026\. 30 days left\.$/)).toHaveLength(2);
  expect((await screen.findByRole('img', { name: 'Picture' })).getAttribute('src')).toBe(
    'blob:deleted',
  );
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:deleted');
});

test('a copy is brought back: it is there again, the others hear of it, and the focus goes on', async () => {
  const { api, log } = await open();
  await click(`Bring back: ${COPY}`);
  await waitFor(() => expect(names()).toEqual(['Picture']));
  expect(api.state.tailored.has(copy._id)).toBe(true);
  expect(log.events).toContainEqual({ name: 'cv.tailored', payload: { cvId: copy._id } });
  expect(log.toasts).toEqual([`Brought back: ${COPY}`]);
  expect(log.toastActions).toEqual([{ label: 'Open', to: `/cv-data?cvId=${copy._id}` }]);
  expect(document.activeElement?.textContent).toBe('Can be brought back: 1');
  await click('Bring back: Picture');
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  expect(api.state.pictures.size).toBe(1);
  expect(document.activeElement?.textContent).toBe('Recently deleted');
});

test('deleting for good asks first and is at once', async () => {
  const { api, answerConfirm, log } = await open();
  answerConfirm(false);
  await click(`Delete for good: ${COPY}`);
  expect(log.confirms).toEqual([`Delete for good? ${COPY} cannot be brought back any more.`]);
  expect(api.callsOf('deleteForGood')).toEqual([]);
  answerConfirm(true);
  await click(`Delete for good: ${COPY}`);
  await waitFor(() => expect(names()).toEqual(['Picture']));
  expect([api.state.trash.has(copy._id), api.state.tailored.has(copy._id)]).toEqual([false, false]);
  expect(log.toasts).toEqual(['Deleted for good.']);
});

test('a main CV beside another one comes back as a copy for a company', async () => {
  const { api } = await open({ begunAnew: true });
  expect(names()).toEqual(['Main CV', 'Picture', COPY]);
  await click('Bring back: Main CV');
  const company = await screen.findByRole('textbox', { name: /^Company name/ });
  expect(document.activeElement).toBe(company);
  expect(screen.getByText(/^You have another main CV now\./)).toBeTruthy();
  await click('Bring back as a copy');
  expect(screen.getByText('Enter a company name')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await click('Bring back: Main CV');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Company name/ }), 'Nordwind');
  await click('Bring back as a copy');
  await waitFor(() => expect(names()).toEqual(['Picture', COPY]));
  expect(api.state.mainCv?.cv.personal_info.fullName).toBe('Somebody new');
  const [brought] = [...api.state.tailored.values()];
  expect(brought?.cv.personal_info.fullName).toBe(sampleCv().personal_info.fullName);
});

test('what cannot be done is said in its place, and can be tried again', async () => {
  const { api } = await open({ full: true });
  await click('Bring back: Picture');
  const full = await screen.findByRole('alert');
  expect(full.closest('li')?.textContent).toContain('reached the maximum number');
  api.failNext('bringBack', 'unavailable');
  await click(`Bring back: ${COPY}`);
  await waitFor(() =>
    expect(screen.getByRole('alert').closest('li')?.textContent).toContain('Try again.'),
  );
  await click(`Bring back: ${COPY}`);
  await waitFor(() => expect(names()).toEqual(['Picture']));
});

test('what is gone meanwhile leaves the list, and that is said', async () => {
  const { api } = await open();
  api.state.trash.delete(copy._id);
  await click(`Bring back: ${COPY}`);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'It cannot be brought back any more.',
  );
  expect(names()).toEqual(['Picture']);
});

test('a list that cannot be loaded is tried again', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const { Wrapper } = fakeShell({ api, messages, url: '/recently-deleted' });
  api.failNext('listTrash', 'unavailable');
  render(<RecentlyDeletedPage />, { wrapper: Wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await click('Try again');
  expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
});

test('what is deleted while the page is there comes in', async () => {
  const api = createFakeApi({ cv: sampleCv(), tailored: [copy] });
  const { shell, Wrapper } = fakeShell({ api, messages, url: '/recently-deleted' });
  render(<RecentlyDeletedPage />, { wrapper: Wrapper });
  await screen.findByText('Nothing was deleted in the last 30 days.');
  await shell.http.call(endpoints.deleteCv, { params: { id: copy._id } });
  act(() => shell.events.emit('cv.deleted', { cvId: copy._id }));
  expect(await screen.findByRole('button', { name: `Bring back: ${COPY}` })).toBeTruthy();
});
