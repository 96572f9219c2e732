import { describe, expect, test } from '@jest/globals';
import { endpoints, TIMES, type TailoringProgress } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, fixtureId, sampleCv } from '@sastre/shared-contracts/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { at } from '../features/tailoring/tailor.fixture.ts';
import { TailoredCvsPage } from './tailored-cvs.page.tsx';
import {
  button,
  click,
  type COPIES,
  copyFor,
  HARBOUR,
  open,
  said,
  shownNames,
} from './tailored-cvs.fixture.tsx';

test('an empty list says so', async () => {
  await open([]);
  expect(await screen.findByText('No tailored CVs found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tailor a CV' }).getAttribute('href')).toBe('/tailor-cv');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
});

test('a list that cannot be had says so and heals on Try again', async () => {
  const fake = fakeShell({ messages });
  fake.api.failNext('listTailoredCvs', 'unavailable');
  render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('Error fetching tailored CVs');
  await click('Try again');
  expect(await screen.findByText('No tailored CVs found.')).toBeTruthy();
});

test('a row names its company and date, and opens the export', async () => {
  await open();
  expect(screen.getByText(HARBOUR)).toBeTruthy();
  expect(screen.getByText('on Nov 21, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: `Open: ${HARBOUR}` }).getAttribute('href')).toBe(
    `/export-pdf?cvId=${fixtureId(0x35)}`,
  );
});

test('the report can be read when every change is decided', async () => {
  await open();
  const link = screen.getByRole('link', { name: `Review: ${HARBOUR}` });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Review',
    `/tailored-changes?cvId=${fixtureId(0x35)}`,
  ]);
});

test('what can be done with a row begins with its main action', async () => {
  await open();
  const [row] = screen.getAllByRole('listitem');
  const first = row?.querySelector('a, button, select');
  expect(first?.textContent).toBe('Open');
});

test('rows are sorted and filtered; how many are shown is said', async () => {
  await open();
  const [newest, middle, oldest] = [
    HARBOUR,
    'CV tailored for Nordwind Energie',
    'CV tailored for Ñandú Apps',
  ];
  expect(shownNames()).toEqual([newest, middle, oldest]);
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  const orders = within(sort).getAllByRole('option');
  // The day that a row shows is that of its last change, of whatever kind.
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Latest change first',
    'Oldest change first',
    'Company',
  ]);
  await userEvent.selectOptions(sort, 'oldest');
  expect(shownNames()).toEqual([oldest, middle, newest]);
  await userEvent.selectOptions(sort, 'company');
  expect(shownNames()).toEqual([newest, oldest, middle]);
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Filter by company or position' }),
    'nandu',
  );
  expect(shownNames()).toEqual([oldest]);
  expect(said()).toContain('1 of 3 shown');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText(/No tailored CV matches “nandux”/)).toBeTruthy();
  await click('Clear the filter');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(shownNames()).toHaveLength(3);
});

test('the list is arranged as it was when somebody comes back to it', async () => {
  const { unmount, Wrapper } = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'nandu');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'oldest');
  unmount();
  render(<TailoredCvsPage />, { wrapper: Wrapper });
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'nandu');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'oldest');
});

/** The list of these rows for one company, from a server. */
async function openRows(
  rows: { day: number; hour: number; position?: string; language?: string }[],
) {
  const { shell } = await open([]);
  const call = shell.http.call.bind(shell.http);
  const data = rows.map(({ day, hour, ...row }, at) => ({
    ...{ _id: fixtureId(0x80 + at), companyName: 'Harbour Bank', ...row },
    updatedAt: new Date(2026, 10, day, hour, 5).toISOString(),
  }));
  shell.http.call = (async (endpoint: never, ...rest: never[]) =>
    endpoint === (endpoints.listTailoredCvs as unknown)
      ? { data }
      : (call as (...all: never[]) => unknown)(endpoint, ...rest)) as never;
  act(() => shell.events.emit('cv.tailored', { cvId: fixtureId(1) }));
  await screen.findByRole('list', { name: 'Tailored CVs' });
}
const dates = () =>
  screen
    .getAllByText(/on Nov 2\d, 2026/)
    .map(({ textContent }) => textContent.replace(/\u202f/g, ' '));

test('copies of one company and day are told apart by the time', async () => {
  await openRows([
    { day: 21, hour: 9 },
    { day: 21, hour: 10 },
    { day: 22, hour: 11 },
  ]);
  expect(dates()).toEqual([
    'on Nov 22, 2026',
    'on Nov 21, 2026, 10:05 AM',
    'on Nov 21, 2026, 9:05 AM',
  ]);
  expect(button(`Delete: ${HARBOUR}`)).toBeTruthy();
});

test('copies in more than one language each say their own', async () => {
  await openRows([
    { day: 21, hour: 10, position: 'Cook', language: 'de' },
    { day: 21, hour: 9, position: 'Cook', language: 'en' },
    { day: 22, hour: 9, position: 'Cook' },
  ]);
  expect(dates()).toEqual([
    'Cook · on Nov 22, 2026',
    'Cook · German · on Nov 21, 2026',
    'Cook · English · on Nov 21, 2026',
  ]);
  expect(button(`Delete: ${HARBOUR}, Cook, German`)).toBeTruthy();
});

test('copies of one company are told apart by the position that each is for', async () => {
  await openRows([
    { day: 21, hour: 10, position: 'Clerk' },
    { day: 21, hour: 9, position: 'Cook' },
  ]);
  expect(dates()).toEqual(['Clerk · on Nov 21, 2026', 'Cook · on Nov 21, 2026']);
  await click(`Delete: ${HARBOUR}, Cook`);
  expect(button(`Delete: ${HARBOUR}`)).toBeTruthy();
});

test('the way to what was deleted is there without its number, too', async () => {
  await open([], (api) => api.failNext('listTrash', 'unavailable'));
  const link = await screen.findByRole('link', { name: 'Recently deleted' });
  expect(link.getAttribute('href')).toBe('/recently-deleted');
});

async function rename(to: string) {
  await click(`Rename: ${HARBOUR}`);
  const field = screen.getByRole('textbox', { name: /Company name/ });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, `${to}{Enter}`);
  return field;
}
const stored = (api: ReturnType<typeof createFakeApi>) => {
  const copy = api.state.tailored.get(fixtureId(0x35));
  if (copy === undefined) throw new Error('no copy');
  return copy;
};

test('a copy is renamed in place, over the version that was read', async () => {
  const { api } = await open();
  await rename('Harbour & Sons');
  const name = 'CV tailored for Harbour & Sons';
  expect(await screen.findByText(name)).toBeTruthy();
  expect(document.activeElement).toBe(button(`Rename: ${name}`));
  expect(said()).toContain(`Renamed: ${name}`);
  const [call] = api.callsOf('saveCv');
  expect(call?.options.ifMatch).toBeDefined();
  expect(stored(api).cv.tailored).toMatchObject({
    coverLetter: expect.stringContaining('payment systems'),
    jobDescription_id: { companyName: 'Harbour & Sons', content: 'SQL' },
  });
});

test('a rename needs a name; Escape leaves it as it was', async () => {
  const { api } = await open();
  const field = await rename(' ');
  expect(screen.getByText('Enter a company name')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button(`Rename: ${HARBOUR}`));
  expect(api.callsOf('saveCv')).toEqual([]);
});

test('a rename that fails says so in its place and can be tried again', async () => {
  const { api } = await open();
  api.failNext('saveCv', 'unavailable');
  await rename('Harbour Two');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to save CV');
  await click('Save');
  expect(await screen.findByText('CV tailored for Harbour Two')).toBeTruthy();
});

test('another change meanwhile is kept; another name meanwhile is shown before it is replaced', async () => {
  const { api } = await open();
  const release = api.hold('saveCv');
  await rename('Mine');
  await waitFor(() => expect(api.callsOf('saveCv')).toHaveLength(1));
  stored(api).version += 1;
  stored(api).cv.tailored = {
    ...(stored(api).cv.tailored as NonNullable<(typeof COPIES)[number]['tailored']>),
    coverLetter: 'Theirs',
    jobDescription_id: { _id: fixtureId(0x55), companyName: 'Theirs', content: 'SQL' },
  };
  release();
  expect((await screen.findByRole('alert')).textContent).toContain('renamed elsewhere to Theirs');
  await click('Save');
  expect(await screen.findByText('CV tailored for Mine')).toBeTruthy();
  expect(stored(api).cv.tailored?.coverLetter).toBe('Theirs');
});

test('a copy that was tailored elsewhere in the site comes in without the list going away', async () => {
  const { api, shell } = await open();
  const fresh = copyFor('Zeta', 22);
  api.state.tailored.set(fresh._id, { cv: fresh, version: 1 });
  act(() => shell.events.emit('cv.tailored', { cvId: fresh._id }));
  expect(screen.getByText(HARBOUR)).toBeTruthy();
  expect(await screen.findByText('CV tailored for Zeta')).toBeTruthy();
});

describe('a copy that is being made', () => {
  async function withJob(more: Partial<TailoringProgress>) {
    const api = createFakeApi({ cv: sampleCv(), tailored: [] });
    const fake = fakeShell({ messages, api });
    const answers = [at('active', { progress: 40, stage: 'matching' }), at('active', more)];
    let asked = 0;
    const call = fake.shell.http.call.bind(fake.shell.http);
    fake.shell.http.call = ((endpoint: never, ...rest: never[]) =>
      endpoint === (endpoints.tailoringProgress as unknown)
        ? Promise.resolve({ data: answers[Math.min(asked++, 1)] })
        : (call as (...all: never[]) => unknown)(endpoint, ...rest)) as never;
    await fake.shell.drafts.write('tailoring.job', {
      ...{ bullId: 'job-1', useAi: true, companyName: 'Nordlicht' },
    });
    render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
    expect(await screen.findByText('Being tailored: Nordlicht')).toBeTruthy();
    return fake;
  }

  test('is shown with its progress and a way to it, and the list does not say that there is none', async () => {
    const fake = await withJob({ state: 'completed', result: { tailoredCVId: fixtureId(0x51) } });
    expect(await screen.findByText('Matching it with your CV')).toBeTruthy();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 40);
    expect(screen.queryByText('No tailored CVs found.')).toBeNull();
    expect(screen.getByRole('link', { name: 'See progress' }).getAttribute('href')).toBe(
      '/tailor-cv',
    );
    await act(() => fake.clock.advance(TIMES.tailoringPoll));
    await waitFor(() => expect(screen.queryByText('Being tailored: Nordlicht')).toBeNull());
    expect(fake.log.events).toEqual([{ name: 'cv.tailored', payload: { cvId: fixtureId(0x51) } }]);
    expect(await fake.shell.drafts.read('tailoring.job')).toBeUndefined();
  });

  test('and fails is said to have failed; the screen that it was started on says why', async () => {
    const fake = await withJob({ state: 'failed' });
    await screen.findByText('Matching it with your CV');
    await act(() => fake.clock.advance(TIMES.tailoringPoll));
    expect((await screen.findByRole('alert')).textContent).toContain('for Nordlicht');
    expect(screen.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/tailor-cv');
    expect(await fake.shell.drafts.read('tailoring.job')).toBeDefined();
  });
});
