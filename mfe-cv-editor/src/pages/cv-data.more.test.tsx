import { expect, test } from '@jest/globals';
import { defaultSectionEntry, SECTION_KINDS, type Section } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const entry = { ...defaultSectionEntry, id: '1' };
const stored: Section[] = [
  {
    id: 'a',
    kind: 'projects',
    title: 'Things I built',
    entries: [
      {
        ...entry,
        name: 'Foot bridge',
        organisation: 'Town of Lund',
        place: 'Lund',
        startDate: '2019-03',
        current: true,
        url: 'bridge.example',
        description: 'Drew the **plans**.',
        highlights: ['Forty metres'],
      },
      { ...entry, id: '2', name: 'Shed' },
    ],
  },
  { id: 'b', kind: 'interests', title: '', entries: [{ ...entry, name: 'Chess' }] },
];
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

async function open(sections?: Section[], edit = true) {
  const url = `/cv-data?${edit ? 'edit=true&' : ''}tab=more`;
  const cv = sampleCv(sections === undefined ? {} : { sections });
  const fake = fakeShell({ api: createFakeApi({ cv }), messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: edit ? 'Save CV' : 'Edit CV' });
  const saved = async () => {
    await click('Save CV');
    await waitFor(() => expect(fake.log.toasts).toHaveLength(1));
    return fake.api.state.mainCv?.cv;
  };
  return { fake, saved };
}

test('a section of each kind can be added, and is where the typing goes on', async () => {
  await open();
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
  const add = section('Add a section');
  expect(add.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    SECTION_KINDS.map((kind) => messages.more.kind[kind]),
  );
  await userEvent.click(add.getByRole('button', { name: 'Projects' }));
  expect(document.activeElement).toBe(box('Name'));
  await userEvent.click(add.getByRole('button', { name: 'Additional Information' }));
  expect(document.activeElement?.getAttribute('name')).toBe('sections.1.title');
});

test('what is typed is saved; a CV that never had sections gets no list of them', async () => {
  const { fake, saved } = await open();
  await click('Certificates');
  await userEvent.keyboard('First aid');
  await userEvent.type(box('Organisation'), 'Red Cross');
  await click('Add highlight');
  await userEvent.keyboard(' Two days ');
  const cv = await saved();
  expect(cv?.sections).toMatchObject([
    {
      kind: 'certificates',
      title: '',
      entries: [{ name: 'First aid', organisation: 'Red Cross', highlights: ['Two days'] }],
    },
  ]);
  expect(fake.api.state.mainCv?.cv.sections?.[0]?.id).not.toBe('');
});

test('nothing must be filled in, but a date that was begun must become one', async () => {
  const { fake } = await open([{ id: 'a', kind: 'awards', title: '', entries: [entry] }]);
  expect(screen.queryAllByRole('textbox', { name: /\*/ })).toEqual([]);
  const start = screen.getByRole('group', { name: /^Date/ });
  await userEvent.type(within(start).getByRole('textbox'), '20');
  await click('Save CV');
  expect(screen.getAllByText('Enter the year with four digits')).toHaveLength(1);
  expect(fake.log.toasts).toEqual([]);
});

test('an award has one date; a second one that is written stays, also while it is cleared', async () => {
  const award: Section = { id: 'a', kind: 'awards', title: '', entries: [entry] };
  const written = { ...entry, startDate: '2019', endDate: '2022' };
  await open([award, { ...award, id: 'b', entries: [written] }]);
  const dates = screen.getAllByRole('group', { name: /ate/ });
  expect(dates.map((one) => one.querySelector('legend')?.textContent)).toEqual([
    'Date',
    'Start date',
    'End date',
  ]);
  expect(screen.getAllByRole('checkbox', { name: 'Ongoing' })).toHaveLength(1);
  const end = within(screen.getByRole('group', { name: 'End date' })).getByRole('textbox');
  await userEvent.clear(end);
  expect(document.activeElement).toBe(end);
});

test('an interest asks for a name and highlights alone, unless it says more', async () => {
  await open([
    ...stored.slice(1),
    { ...stored[1]!, id: 'c', entries: [{ ...entry, place: 'Lund' }] },
  ]);
  expect(screen.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
  expect(screen.getAllByRole('textbox', { name: 'Place' })).toHaveLength(1);
});

test('a section is renamed, moved and removed, and comes back', async () => {
  const { saved } = await open(stored);
  expect(headings()).toContain('Things I built');
  await userEvent.clear(screen.getAllByRole('textbox', { name: 'Heading in the CV' })[0]!);
  expect(headings()).toContain('Projects');
  await click('Move Projects down');
  await click('Remove Interests');
  expect(document.activeElement).toBe(button('Undo: Interests removed'));
  expect(screen.queryByRole('region', { name: 'Interests' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('name')).toBe('sections.0.title');
  const cv = await saved();
  expect(cv?.sections).toEqual([stored[1], { ...stored[0], title: '' }]);
});

test('entries are added, moved and removed like jobs', async () => {
  const { saved } = await open(stored);
  await click('Move Project 1 down');
  await click('Add project');
  await userEvent.keyboard('Gate');
  await click('Remove Project 1');
  await click('Undo: Project 1 removed');
  const cv = await saved();
  expect(cv?.sections?.[0]?.entries.map(({ name }) => name)).toEqual([
    'Shed',
    'Foot bridge',
    'Gate',
  ]);
});

test('twenty sections are all, and it is said', async () => {
  const many = Array.from({ length: 20 }, (_one, at) => ({ ...stored[1]!, id: `s${at}` }));
  await open(many);
  expect(section('Add a section').queryByRole('button')).toBeNull();
  expect(screen.getByText(/can have up to 20 extra sections/)).toBeTruthy();
});

test('sections are read with all that was typed', async () => {
  await open(stored, false);
  for (const text of ['Things I built', 'Foot bridge', 'Town of Lund · Lund', 'Forty metres'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'bridge.example' }).getAttribute('href')).toBe(
    'https://bridge.example',
  );
  expect(screen.getByText(/Mar 2019 – Present/)).toBeTruthy();
  expect(headings()).toEqual(['Things I built', 'Interests']);
});

test('without any the reader is led to where one is added', async () => {
  await open([], false);
  fireEvent.click(button('Add a section'));
  expect(await screen.findByRole('button', { name: 'Save CV' })).toBeTruthy();
  expect(section('Add a section').getByRole('button', { name: 'Projects' })).toBeTruthy();
});
