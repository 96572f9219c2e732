import { describe, expect, test } from '@jest/globals';
import { defaultSectionEntry, type Cv } from '@sastre/shared-contracts/api';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const [first, second] = sampleCv().work_experience;
const jobs = (count: number) =>
  Array.from({ length: count }, (_one, index) => ({
    ...(index === 0 ? first! : second!),
    id: `job${index}`,
    company: `Company ${index + 1}`,
  }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const line = (number: number) =>
  region(`Experience ${number}`).getByRole('button', { name: /^Experience / });
const isOpen = (number: number) => line(number).getAttribute('aria-expanded') === 'true';
const openOnes = (count: number) =>
  Array.from({ length: count }, (_one, index) => index + 1).filter(isOpen);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const company = (number: number) =>
  region(`Experience ${number}`).getByRole<HTMLInputElement>('textbox', { name: /^Company/ });

async function open(part: Partial<Cv>, tab = 'experience') {
  const fake = fakeShell({
    api: createFakeApi({ cv: sampleCv(part) }),
    messages,
    url: `/cv-data?edit=true&tab=${tab}`,
    capabilities: { 'cv-sheet': 'ready' },
  });
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  window.scrollBy = () => undefined;
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  return fake;
}

describe('a list of more than two', () => {
  test('has a line for each entry that says what it is', async () => {
    await open({
      work_experience: [
        { ...first!, id: 'a' },
        { ...second!, id: 'b' },
        { ...second!, id: 'c', company: '', position: '', startDate: '', endDate: '' },
      ],
    });
    expect([1, 2, 3].map((number) => line(number).textContent)).toEqual([
      'Experience 1\u00a0·\u00a0Senior Product Engineer, Kontora Payments\u00a0·\u00a02021–Present',
      'Experience 2\u00a0·\u00a0Full-Stack Engineer, Lumen Health\u00a0·\u00a02017–2021',
      'Experience 3\u00a0·\u00a0New entry',
    ]);
    expect(screen.queryByRole('textbox', { name: /^Company/ })).toBeNull();
  });

  test('has one open at a time', async () => {
    await open({ work_experience: jobs(4) });
    await userEvent.click(line(2));
    expect(openOnes(4)).toEqual([2]);
    expect(company(2).value).toBe('Company 2');
    await userEvent.click(line(4));
    expect(openOnes(4)).toEqual([4]);
    expect(document.activeElement).toBe(line(4));
    await userEvent.click(line(4));
    expect(openOnes(4)).toEqual([]);
  });

  test('has all open when that is wished, and closes them again', async () => {
    await open({ work_experience: jobs(3) });
    await click('Expand all');
    expect(openOnes(3)).toEqual([1, 2, 3]);
    await userEvent.click(line(2));
    expect(openOnes(3)).toEqual([1, 3]);
    await click('Expand all');
    await click('Collapse all');
    expect(openOnes(3)).toEqual([]);
  });

  test('opens a new entry, which has the focus, and closes the others', async () => {
    await open({ work_experience: jobs(2) });
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
    expect(company(1).value).toBe('Company 1');
    await click('Add Work Experience');
    expect(openOnes(3)).toEqual([3]);
    expect(document.activeElement).toBe(company(3));
  });

  test('opens a copy behind its entry, with an id of its own', async () => {
    const fake = await open({ work_experience: jobs(3) });
    await userEvent.click(line(2));
    await click('Duplicate Experience 2');
    expect(openOnes(4)).toEqual([3]);
    expect(document.activeElement).toBe(company(3));
    expect(company(3).value).toBe('Company 2');
    expect(screen.getByText('Experience 2 duplicated')).toBeTruthy();
    await userEvent.type(company(3), '!');
    const { work_experience } = fake.capabilities['cv-sheet'].given()!.cv;
    expect(work_experience.map((job) => job.company)).toEqual([
      'Company 1',
      'Company 2',
      'Company 2!',
      'Company 3',
    ]);
    expect(new Set(work_experience.map(({ id }) => id)).size).toBe(4);
    expect(work_experience[2]).toMatchObject({
      ...second,
      id: expect.anything(),
      company: 'Company 2!',
    });
  });

  test('takes what is open along when it is moved', async () => {
    await open({ work_experience: jobs(3) });
    await userEvent.click(line(1));
    act(() => screen.getByRole('button', { name: 'Move Experience 1' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(openOnes(3)).toEqual([2]);
    expect(company(2).value).toBe('Company 1');
    await click('Move Experience 3 up');
    expect(openOnes(3)).toEqual([3]);
  });

  test('opens what a removal is taken back of, from a line or open', async () => {
    await open({ work_experience: jobs(4) });
    await click('Remove Experience 3');
    expect(openOnes(3)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(openOnes(4)).toEqual([3]);
    expect(document.activeElement).toBe(company(3));
    await click('Remove Experience 3');
    await click('Undo: Experience 3 removed');
    expect(document.activeElement).toBe(company(3));
  });

  test('opens the first that is wrong, and says so on a line that is closed', async () => {
    await open({ work_experience: jobs(4) });
    for (const number of [2, 4]) {
      await userEvent.click(line(number));
      for (const name of [/^Company/, /^Position/])
        await userEvent.clear(region(`Experience ${number}`).getByRole('textbox', { name }));
    }
    await userEvent.click(line(1));
    await click('Save CV');
    expect(openOnes(4)).toEqual([2]);
    expect(document.activeElement).toBe(company(2));
    expect(line(4).textContent).toContain('2 fields to check');
    await userEvent.type(company(2), 'Acme');
    expect(isOpen(4)).toBe(false);
  });

  test('opens the entry of the line that was clicked on the sheet', async () => {
    const fake = await open({ work_experience: jobs(3) }, 'personal');
    const pick = (path: string) =>
      act(async () => fake.capabilities['cv-sheet'].given()?.onPick(path));
    await pick('work_experience.2.company');
    expect([openOnes(3), document.activeElement]).toEqual([[3], company(3)]);
    await userEvent.click(line(3));
    await pick('work_experience.2.company');
    expect([openOnes(3), document.activeElement]).toEqual([[3], company(3)]);
    await pick('work_experience.0.achievements.1');
    expect(openOnes(3)).toEqual([1]);
    expect(document.activeElement).toBe(
      region('Experience 1').getByRole('textbox', { name: 'Achievement 2' }),
    );
    // Who comes back by the tab finds it as a list.
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Experience' }));
    expect(openOnes(3)).toEqual([]);
  });
});

test('a list of two is open as ever, its titles say what they are', async () => {
  await open({}, 'education');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Education 1\u00a0·\u00a0MSc, Universidad de Ejemplo\u00a0·\u00a02015–2017',
    'Education 2\u00a0·\u00a0BSc, Universidad de Ejemplo\u00a0·\u00a02011–2015',
  ]);
  await click('Duplicate Education 2');
  expect(screen.getAllByRole('textbox', { name: /^Institution/ })).toHaveLength(1);
});

test('added sections fold their entries, too', async () => {
  const entry = (id: string) => ({
    ...defaultSectionEntry,
    id,
    name: `Project ${id}`,
    startDate: '2019',
  });
  const sections = [
    { id: 's', kind: 'projects' as const, title: '', entries: ['A', 'B', 'C'].map(entry) },
  ];
  await open({ sections }, 'more');
  await click(/^Project 2\s·\sProject B\s·\s2019/);
  expect(region('Project 2').getByRole('textbox', { name: 'Name' })).toHaveProperty(
    'value',
    'Project B',
  );
  expect(region('Project 1').queryByRole('textbox', { name: 'Name' })).toBeNull();
});
