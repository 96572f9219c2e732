import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const focused = () => document.activeElement?.getAttribute('aria-label');
const companies = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Company/ }).map(({ value }) => value);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function open(tab: string, cv = sampleCv()) {
  const url = `/cv-data?edit=true&tab=${tab}`;
  const fake = fakeShell({ api: createFakeApi({ cv }), messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  const saved = async () => {
    await click('Save CV');
    await waitFor(() => expect(fake.log.toasts).toHaveLength(1));
    return fake.api.state.mainCv?.cv;
  };
  return { fake, saved };
}

test('arrow keys on the handle move an entry; it is said, saved, and the handle keeps the focus', async () => {
  const { saved } = await open('experience');
  button('Move Experience 2').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(companies()).toEqual(['Lumen Health', 'Kontora Payments']);
  expect(focused()).toBe('Move Experience 1');
  expect(said()).toContain('Experience 2 moved to position 1');
  await userEvent.keyboard('{ArrowUp}');
  expect(companies()).toEqual(['Lumen Health', 'Kontora Payments']);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Move Experience 2');
  await userEvent.keyboard('{Home}');
  const cv = await saved();
  expect(cv?.work_experience.map(({ company }) => company)).toEqual([
    'Lumen Health',
    'Kontora Payments',
  ]);
});

test('the buttons move an entry and keep the focus, also at the end of the list', async () => {
  await open('education');
  await click('Move Education 1 down');
  expect(said()).toContain('Education 1 moved to position 2');
  expect(focused()).toBe('Move Education 2 down');
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Degree/ }).map(({ value }) => value),
  ).toEqual(['BSc', 'MSc']);
});

test('the same move is said again', async () => {
  await open('experience');
  await click('Move Experience 1 down');
  const first = screen.getByText('Experience 1 moved to position 2');
  await click('Move Experience 1 down');
  expect(screen.getByText('Experience 1 moved to position 2')).not.toBe(first);
});

test('a single entry can neither be moved nor removed', async () => {
  await open('experience', sampleCv({ work_experience: sampleCv().work_experience.slice(0, 1) }));
  expect(screen.queryByRole('button', { name: /Move Experience/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Experience 1' })).toBeNull();
});

test('a single entry is emptied, brought back by Undo, and left out of a save once it is empty', async () => {
  const only = sampleCv().work_experience.slice(0, 1);
  const { saved } = await open('experience', sampleCv({ work_experience: only }));
  await click('Clear Experience 1');
  expect(companies()).toEqual(['']);
  expect(screen.queryByRole('button', { name: 'Clear Experience 1' })).toBeNull();
  expect(screen.getByText('Experience 1 cleared')).toBeTruthy();
  expect(focused()).toBe('Undo: Experience 1 cleared');
  await userEvent.keyboard('{Enter}');
  expect(companies()).toEqual(['Kontora Payments']);
  expect(document.activeElement?.getAttribute('name')).toBe('work_experience.0.company');
  await click('Clear Experience 1');
  expect((await saved())?.work_experience).toEqual([]);
  expect(screen.getByText('No work experience added yet')).toBeTruthy();
});

test('what is typed into an emptied entry settles that it was emptied', async () => {
  const only = sampleCv().education.slice(0, 1);
  const { saved } = await open('education', sampleCv({ education: only }));
  await click('Clear Education 1');
  const grade = screen.getByRole('textbox', { name: /^Grade/ });
  fireEvent.change(grade, { target: { value: '1.3' } });
  expect(screen.queryByText('Education 1 cleared')).toBeNull();
  await click('Clear Education 1');
  await click('Add Education');
  expect((await saved())?.education).toEqual([]);
});

test('a blank entry holds no save and is left out; Undo brings back what an entry had', async () => {
  const { saved, fake } = await open('education');
  await click('Add Education');
  await click('Remove Education 1');
  expect((await saved())?.education).toEqual(sampleCv().education.slice(1));
  expect(fake.api.callsOf('saveCv')).toHaveLength(1);
});

test('a new entry gets the focus in its first field', async () => {
  await open('experience');
  await click('Add Work Experience');
  const third = within(screen.getByRole('region', { name: 'Experience 3' }));
  expect(document.activeElement).toBe(third.getByRole('textbox', { name: /^Company/ }));
});

test('a removed entry is brought back to its place by Undo, which has the focus', async () => {
  const { saved } = await open('experience');
  await click('Remove Experience 1');
  expect(companies()).toEqual(['Lumen Health']);
  expect(screen.getByText('Experience 1 removed')).toBeTruthy();
  expect(focused()).toBe('Undo: Experience 1 removed');
  await userEvent.keyboard('{Enter}');
  expect(companies()).toEqual(['Kontora Payments', 'Lumen Health']);
  expect(document.activeElement?.getAttribute('name')).toBe('work_experience.0.company');
  expect(screen.queryByText('Experience 1 removed')).toBeNull();
  expect((await saved())?.work_experience).toEqual(sampleCv().work_experience);
});

test('the last entry is brought back too; another step settles a removal', async () => {
  await open('experience');
  await click('Remove Experience 2');
  await click('Undo: Experience 2 removed');
  expect(companies()).toEqual(['Kontora Payments', 'Lumen Health']);
  await click('Remove Experience 2');
  await click('Add Work Experience');
  expect(screen.queryByText('Experience 2 removed')).toBeNull();
});

test('a date that was begun is kept, said and holds the save until it is one', async () => {
  const { fake } = await open('experience');
  const end = () =>
    within(
      within(screen.getByRole('region', { name: 'Experience 2' })).getByRole('group', {
        name: 'End date',
      }),
    ).getByRole('textbox', { name: 'Year' });
  fireEvent.change(end(), { target: { value: '20' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
  await click('Save CV');
  expect(fake.api.callsOf('saveCv')).toEqual([]);
  expect(end()).toHaveProperty('value', '20');
  expect(document.activeElement).toBe(end());
  expect(screen.getByText('Enter the year with four digits')).toBeTruthy();
});

test('an end before the start is remarked on at once, and holds the save until one of the two is right', async () => {
  const { fake, saved } = await open('experience');
  const job = within(screen.getByRole('region', { name: 'Experience 2' }));
  const end = within(job.getByRole('group', { name: 'End date' }));
  const year = end.getByRole('textbox', { name: 'Year' });
  fireEvent.change(year, { target: { value: '1999' } });
  expect(job.getByText('This is before the start date')).toBeTruthy();
  await click('Save CV');
  expect(fake.api.callsOf('saveCv')).toEqual([]);
  expect(job.getByText('The end date is before the start date. Correct one of them')).toBeTruthy();
  expect(job.queryByText('This is before the start date')).toBeNull();
  expect(end.getByRole('combobox').ownerDocument.activeElement?.closest('[data-field]')).toBe(
    year.closest('[data-field]'),
  );
  fireEvent.change(year, { target: { value: '2022' } });
  expect((await saved())?.work_experience[1]?.endDate).toBe('2022-02');
});

test('dates with a day or without a month stay as they are stored', async () => {
  const [first, second] = sampleCv().work_experience;
  if (first === undefined || second === undefined) throw new Error('the sample has no jobs');
  const work_experience = [
    { ...first, startDate: '2021-03-15' },
    { ...second, startDate: '2017', endDate: '2021-02-28' },
  ];
  const { saved } = await open('experience', sampleCv({ work_experience }));
  fireEvent.change(screen.getAllByRole('textbox', { name: /^Company/ })[0] as HTMLElement, {
    target: { value: 'Changed' },
  });
  expect((await saved())?.work_experience).toEqual([
    { ...work_experience[0], company: 'Changed' },
    work_experience[1],
  ]);
});

test.each([
  ['personal', 'Heading in the CV: Summary', 'If empty: Summary', 'summary'],
  ['personal', 'Heading in the CV: Contact details', /no heading/, 'personalInfo'],
  ['experience', 'Heading in the CV', 'If empty: Work Experience', 'workExperience'],
  ['education', 'Heading in the CV', 'If empty: Education', 'education'],
  ['skills', 'Heading in the CV: Skills', 'If empty: Skills', 'skills'],
  ['skills', 'Heading in the CV: Languages', 'If empty: Languages', 'languages'],
] as const)('tab %p has the field %p', async (tab, name, hint, key) => {
  const { saved } = await open(tab);
  expect(screen.getByText(hint)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Mine' } });
  expect((await saved())?.sectionTitles).toEqual({ ...sampleCv().sectionTitles, [key]: 'Mine' });
});

test('an empty end of a course that has a start says how it reads, in the word of the CV', async () => {
  const [course] = sampleCv().education;
  const education = [{ ...course!, startDate: '2010', endDate: '' }];
  await open('education', sampleCv({ education, language: 'de' }));
  const hint = await screen.findByText('If empty, the CV shows “2010 – heute”');
  const end = within(screen.getByRole('group', { name: 'End date' }));
  const year = end.getByRole('textbox', { name: 'Year' });
  expect(year.getAttribute('aria-describedby')).toBe(hint.id);
  fireEvent.change(year, { target: { value: '2012' } });
  expect(screen.queryByText(/^If empty, the CV shows/)).toBeNull();
});
