import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const isIdle = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const isOn = (name: string) =>
  screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';

async function edit(url = '/cv-data?edit=true') {
  const fake = fakeShell({ api: createFakeApi({ cv: sampleCv() }), messages, url });
  const view = render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  return { ...fake, ...view };
}

test('Undo and Redo in the bar go over the whole form, show where, and say what', async () => {
  const { clock } = await edit();
  const { title } = sampleCv().personal_info;
  expect([isIdle('Undo'), isIdle('Redo')]).toEqual([true, true]);
  type(/^Title/, 'Principal');
  await clock.advance(2_000);
  await tab('Skills');
  await userEvent.click(button('Remove TypeScript'));
  await tab('Pictures');
  await userEvent.click(button('Undo'));
  expect(isOn('Skills')).toBe(true);
  expect(button('Remove TypeScript')).toBeTruthy();
  // What the list offered to undo by itself is not there twice.
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull();
  expect(screen.getAllByText('Undone: Skills')).toHaveLength(2);
  expect(document.activeElement).toBe(button('Undo'));
  await userEvent.click(button('Undo'));
  expect(isOn('Personal')).toBe(true);
  expect(field(/^Title/).value).toBe(title);
  expect(screen.getAllByText('Undone: Title')).toHaveLength(2);
  expect([isIdle('Undo'), isIdle('Redo')]).toEqual([true, false]);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await userEvent.click(button('Redo'));
  expect(field(/^Title/).value).toBe('Principal');
  expect(screen.getAllByText('Redone: Title')).toHaveLength(2);
});

test('the keys do so too, but in a text they are its own', async () => {
  await edit('/cv-data?edit=true&tab=experience');
  const current = screen.getAllByRole<HTMLInputElement>('checkbox', {
    name: 'Currently working here',
  })[0];
  if (current === undefined) throw new Error('no job is there');
  await userEvent.click(current);
  expect(current.checked).toBe(false);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(current.checked).toBe(true);
  // The focus is where it changed.
  expect(document.activeElement?.closest('[aria-label="Experience 1"]')).toBeTruthy();
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(current.checked).toBe(false);
  await userEvent.click(screen.getAllByRole('textbox', { name: /^Company/ })[0] as Element);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(current.checked).toBe(false);
});

test('the keys go on and back where a step led the focus into a text', async () => {
  await edit();
  const { title } = sampleCv().personal_info;
  type(/^Title/, 'Principal');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field(/^Title/).value).toBe(title);
  expect(document.activeElement).toBe(field(/^Title/));
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(field(/^Title/).value).toBe('Principal');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field(/^Title/).value).toBe(title);
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(field(/^Title/).value).toBe('Principal');
});

test('the keys bring back what a button removed, and the focus with it', async () => {
  await edit('/cv-data?edit=true&tab=experience');
  const rows = () => screen.getAllByRole('textbox', { name: /^Achievement \d/ }).length;
  const before = rows();
  await userEvent.click(
    screen.getAllByRole('button', { name: /^Remove achievement 1/i })[0] as Element,
  );
  expect(rows()).toBe(before - 1);
  // The button is gone; the list's own "Undo" has the focus, and goes with the step.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Undo/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toBe(before);
  expect(document.activeElement?.closest('[aria-label="Experience 1"]')).toBeTruthy();
});

test('a reload keeps what can be undone', async () => {
  const { clock, unmount, Wrapper } = await edit();
  type(/^Title/, 'Principal');
  await clock.advance(2_000);
  type(/^Phone/, '123');
  await clock.advance(300);
  unmount();
  render(<CvDataPage />, { wrapper: Wrapper });
  expect(await screen.findByText('What you typed before is back.')).toBeTruthy();
  await userEvent.click(button('Undo'));
  await userEvent.click(button('Undo'));
  expect(field(/^Title/).value).toBe(sampleCv().personal_info.title);
  expect(field(/^Phone/).value).toBe(sampleCv().personal_info.phone);
  expect(isIdle('Undo')).toBe(true);
});

test('a save is no end of it: the next visit can undo what was saved', async () => {
  const { clock, unmount, Wrapper, api } = await edit();
  type(/^Title/, 'Principal');
  await userEvent.click(button('Save CV'));
  await clock.advance(700);
  unmount();
  render(<CvDataPage />, { wrapper: Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  expect(screen.queryByText('What you typed before is back.')).toBeNull();
  expect(field(/^Title/).value).toBe('Principal');
  await userEvent.click(button('Undo'));
  expect(field(/^Title/).value).toBe(sampleCv().personal_info.title);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(api.state.mainCv?.cv.personal_info.title).toBe('Principal');
});

test('Cancel takes it along', async () => {
  const { clock, unmount, Wrapper } = await edit();
  type(/^Title/, 'Principal');
  await clock.advance(300);
  await userEvent.click(button('Cancel'));
  unmount();
  render(<CvDataPage />, { wrapper: Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  expect(isIdle('Undo')).toBe(true);
});

test('Ctrl+Z in a text takes back, in one step, what the form made of it there', async () => {
  await edit('/cv-data?edit=true&tab=experience');
  const rows = () =>
    screen
      .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Achievement/ })
      .map(({ value }) => value);
  const before = rows();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add achievement' })[0] as Element);
  const added = document.activeElement as HTMLTextAreaElement;
  fireEvent.change(added, { target: { value: '• One\n• Two\n• Three' } });
  expect(rows()).toHaveLength(before.length + 3);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows().filter((text) => text !== '')).toEqual(before);
  // What is typed is the text's own to take back.
  const [first] = screen.getAllByRole('textbox', { name: /^Achievement/ });
  fireEvent.change(first as Element, { target: { value: 'Typed' } });
  first?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()[0]).toBe('Typed');

  await tab('Skills');
  fireEvent.change(field(/^Skill$/), { target: { value: 'Go, Rust' } });
  await userEvent.click(button('Add skill'));
  expect(document.activeElement).toBe(field(/^Skill$/));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('button', { name: 'Remove Rust' })).toBeNull();
});

test('a step in the bar opens the entry that it changed; what is typed then takes the word of it away', async () => {
  const jobs = sampleCv().work_experience;
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...jobs[0]!, id }));
  const cv = sampleCv({ work_experience: many });
  const fake = fakeShell({
    api: createFakeApi({ cv }),
    messages,
    url: '/cv-data?edit=true&tab=experience',
  });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await userEvent.click(await screen.findByRole('button', { name: /^Experience 3/ }));
  // A text that is open has an Undo of its own.
  const bar = within(screen.getByRole('group', { name: 'Steps' }));
  const undo = () => bar.getByRole('button', { name: 'Undo' });
  type(/^Company/, 'Harbour Bank');
  await userEvent.click(screen.getByRole('button', { name: /^Experience 3/ }));
  expect(screen.queryByRole('textbox', { name: /^Company/ })).toBeNull();
  await userEvent.click(undo());
  expect(field(/^Company/).value).toBe(many[2]?.company);
  expect(screen.getAllByText('Undone: Experience 3 · Company')).toHaveLength(2);
  expect(document.activeElement).toBe(undo());
  type(/^Company/, 'Harbour');
  expect(screen.getAllByText('Undone: Experience 3 · Company')).toHaveLength(1);
});
