import { beforeEach, expect, jest, test } from '@jest/globals';
import { defaultTailored, endpoints } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  fakeShell,
  playDialogs,
  problemError,
  sampleCv,
} from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

beforeEach(playDialogs);

const cv = sampleCv();
const { _id: id, personal_info: info } = cv;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const sheet = () => within(screen.getByRole('dialog', { name: 'History of this CV' }));

/** The form of a CV that was saved twice: an import, and a minute later another title. */
async function edit(last: object = {}) {
  const api = createFakeApi({ cv });
  const fake = fakeShell({ api, messages, url: '/cv-data?edit=true' });
  const call = (body: object) =>
    fake.shell.http.call(endpoints.saveCv, { params: { id }, body: body as never });
  await call({ work_experience: [], reason: 'import' });
  await fake.clock.advance(60_000);
  await call({ personal_info: { ...info, title: 'Chief' }, ...last });
  const view = render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  return { ...fake, ...view, call, stored: () => api.state.mainCv?.cv };
}
async function openVersion(name: RegExp) {
  await userEvent.click(button('History'));
  await userEvent.click(await sheet().findByRole('button', { name }));
  return sheet().findByRole('heading', { level: 3 });
}

test('the versions stand by day, each with its time, its reason and what changed', async () => {
  await edit();
  await userEvent.click(button('History'));
  expect(await sheet().findByRole('heading', { level: 3, name: 'Today' })).toBeTruthy();
  const rows = sheet()
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').replace(/^.*?[AP]M/, ''));
  expect(rows).toEqual(['SavedPersonal (1)Now', 'ImportedExperience (1)', 'Saved']);
  expect(sheet().getByRole('heading', { level: 3, name: /19 October|October 19/ })).toBeTruthy();
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('History'));
});

test('a version shows what differs from the form and all that it said; the list has the focus again after it', async () => {
  await edit();
  const heading = await openVersion(/Imported/);
  expect(document.activeElement).toBe(heading);
  expect(heading.textContent).toMatch(/^CV from .*Imported$/);
  expect(
    sheet().getByRole('heading', { level: 4, name: '1 difference from the form' }),
  ).toBeTruthy();
  expect(sheet().getByRole('list', { name: '1 difference from the form' })).toBeTruthy();
  const row = sheet().getByText('Title', { selector: 'b' }).closest('li');
  expect(row?.textContent).toContain('In the form nowChief');
  expect(row?.textContent).toContain(`Then${info.title}`);
  await userEvent.click(sheet().getByRole('tab', { name: 'Skills' }));
  expect(sheet().getByText('TypeScript · Expert')).toBeTruthy();
  // It has no jobs, and nothing to add one by.
  expect(sheet().queryByRole('tab', { name: 'Experience' })).toBeNull();
  await userEvent.click(sheet().getByRole('button', { name: 'All versions' }));
  expect(document.activeElement?.textContent).toContain('Imported');
});

test('moments are told as the region of whoever reads writes them', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  await edit();
  const heading = await openVersion(/Imported/);
  languages.mockRestore();
  expect(heading.textContent).toMatch(/^CV from \d+ Nov 2026, \d\d:\d\dImported$/);
});

test('a version is restored over the one that was seen, said, and taken back by the toast', async () => {
  const { api, log, stored } = await edit();
  await openVersion(/Imported/);
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored()?.personal_info.title).toBe(info.title);
  expect(title().value).toBe(info.title);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(log.toasts.at(-1)).toMatch(/^Restored the CV from Nov 21, .*\.$/);
  expect(api.callsOf('restoreVersion')[0]?.options.ifMatch).toMatch(/-3"$/);
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: id } });
  const action = log.toastActions.at(-1);
  if (action === undefined || !('run' in action)) throw new Error('nothing is offered');
  expect(action.label).toBe('Undo');
  await act(async () => action.run());
  await waitFor(() => expect(stored()?.personal_info.title).toBe('Chief'));
  expect(title().value).toBe('Chief');
});

test('what was typed and not saved is told of, and comes back by Undo', async () => {
  const { stored } = await edit();
  fireEvent.change(title(), { target: { value: 'Unsaved' } });
  await openVersion(/Imported/);
  expect(sheet().getByText('Undo brings back what you typed and did not save.')).toBeTruthy();
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(title().value).toBe(info.title));
  await userEvent.click(button('Undo'));
  expect(title().value).toBe('Unsaved');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(stored()?.personal_info.title).toBe(info.title);
});

test('a version in another design says so, and its words can be had without it', async () => {
  const pdfOptions = { ...defaultTailored.pdfOptions, template: 'serif-1' };
  const { stored } = await edit({ tailored: { ...defaultTailored, pdfOptions } });
  await openVersion(/Imported/);
  expect(
    sheet().getByRole('heading', { level: 4, name: '2 differences from the form' }),
  ).toBeTruthy();
  const row = sheet().getByText('Design', { selector: 'b' }).closest('li');
  expect(row?.textContent).toContain('ThenDifferent: template');
  await userEvent.click(sheet().getByRole('button', { name: 'Restore the words only' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(title().value).toBe(info.title);
  await userEvent.click(button('Save CV'));
  await waitFor(() => expect(stored()?.personal_info.title).toBe(info.title));
  expect(stored()?.tailored?.pdfOptions.template).toBe('serif-1');
});

test('a restored version taken back by Undo is told by how much it changed, and shows what was seen', async () => {
  await edit();
  await openVersion(/Imported/);
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(title().value).toBe(info.title));
  await userEvent.click(button('Undo'));
  expect(title().value).toBe('Chief');
  expect(screen.getAllByText('Undone: Title')).toHaveLength(2);
  await openVersion(/ Saved$/);
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  await userEvent.click(button('Undo'));
  expect(screen.getAllByText('Undone: 3 changes')).toHaveLength(2);
  expect(screen.getByRole('tab', { name: 'Skills', selected: true })).toBeTruthy();
});

test('the CV as it is can be looked at, and there is nothing to restore', async () => {
  await edit();
  await openVersion(/Now$/);
  expect(sheet().getByText('This version says the same as the form does now.')).toBeTruthy();
  expect(sheet().queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

test('a CV that was changed meanwhile is not restored over: the list is new', async () => {
  const { call, stored } = await edit();
  await openVersion(/Imported/);
  await act(async () => void (await call({ personal_info: { ...info, title: 'Theirs' } })));
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  expect((await sheet().findByRole('alert')).textContent).toContain('nothing was restored');
  expect(stored()?.personal_info.title).toBe('Theirs');
  await waitFor(() => expect(sheet().getAllByRole('listitem')).toHaveLength(4));
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const { api } = await edit();
  api.failNext('listVersions', 'internal');
  await userEvent.click(button('History'));
  expect((await sheet().findByRole('alert')).textContent).toContain('could not be loaded');
  await userEvent.click(sheet().getByRole('button', { name: 'Try again' }));
  const version = await sheet().findByRole('button', { name: /Imported/ });
  api.failNext('getVersion', problemError(endpoints.getVersion, 'internal'));
  await userEvent.click(version);
  expect((await sheet().findByRole('alert')).textContent).toContain('This version');
  api.failNext('getVersion', 'not-found');
  await userEvent.click(sheet().getByRole('button', { name: /Imported/ }));
  await waitFor(() =>
    expect(sheet().getByRole('alert').textContent).toContain('is no longer kept'),
  );
  await userEvent.click(await sheet().findByRole('button', { name: /Imported/ }));
  api.failNext('restoreVersion', 'unavailable');
  await userEvent.click(await sheet().findByRole('button', { name: 'Restore this version' }));
  expect((await sheet().findByRole('alert')).textContent).toContain('could not be restored');
  await userEvent.click(sheet().getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
