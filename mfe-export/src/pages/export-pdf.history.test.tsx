import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAVE_MS } from '../features/document/export.machine.ts';
import { fake, oneColumn, playBrowser, show, shown, twoColumns } from './export-pdf.fixture.tsx';

beforeEach(playBrowser);

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const template = () => screen.getByRole<HTMLInputElement>('radio', { name: /Two columns/ }).checked;
const letter = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Letter' });
const keys = (pressed: string) => userEvent.keyboard(pressed);

async function open() {
  const shell = fake();
  show(shell);
  await shown();
  const stored = () => shell.api.state.mainCv?.cv.tailored?.pdfOptions;
  const saved = () => shell.clock.advance(SAVE_MS);
  return { ...shell, stored, saved };
}

test('Undo takes the last change back and Redo makes it again; both are saved and said', async () => {
  const { stored, saved } = await open();
  expect([isOff('Undo'), isOff('Redo')]).toEqual([true, true]);
  await twoColumns();
  await userEvent.click(letter());
  await userEvent.click(button('Undo'));
  expect(letter().checked).toBe(false);
  expect(screen.getByText('Undone')).toBeTruthy();
  await saved();
  expect(stored()).toMatchObject({ template: 'two-column-1', paper: 'A4' });
  await userEvent.click(button('Undo'));
  expect(template()).toBe(false);
  expect(document.activeElement).toBe(button('Undo'));
  expect([isOff('Undo'), isOff('Redo')]).toEqual([true, false]);
  await userEvent.click(button('Redo'));
  await saved();
  expect(stored()).toMatchObject({ template: 'two-column-1', paper: 'A4' });
});

test('the keys do so too, but in a text they are its own', async () => {
  await open();
  await twoColumns();
  await keys('{Control>}z{/Control}');
  expect(template()).toBe(false);
  await keys('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(template()).toBe(true);
  screen.getByRole('textbox', { name: 'Primary colour as hex digits' }).focus();
  await keys('{Control>}z{/Control}');
  expect(template()).toBe(true);
});

test('Reset layout leaves the template and can be undone', async () => {
  await open();
  expect(isOff('Reset layout')).toBe(true);
  expect(button('Reset layout').title).toMatch(/Template, paper and picture stay\.$/);
  await twoColumns();
  const email = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email' });
  await userEvent.click(email);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Skills' }));
  await userEvent.click(button('Reset layout'));
  expect(email.checked).toBe(true);
  expect(template()).toBe(true);
  expect(isOff('Reset layout')).toBe(true);
  await userEvent.click(button('Undo'));
  expect(email.checked).toBe(false);
  expect(isOff('Reset layout')).toBe(false);
});

test('a step that could not be saved can be undone, and that is what is saved', async () => {
  const { api, stored, saved } = await open();
  api.failNext('saveCv', new Error(''));
  await twoColumns();
  await saved();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save CV');
  await userEvent.click(button('Undo'));
  await userEvent.click(letter());
  await saved();
  expect(stored()).toMatchObject({ template: 'single-column-1', paper: 'Letter' });
  await oneColumn();
  expect(isOff('Redo')).toBe(true);
});
