import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, remote, showApp } from '../routing/test-app.fixture.tsx';
import en from '../locales/en.json' with { type: 'json' };
import { asksForList, hasCmd, SHORTCUTS } from './shortcuts.rules.ts';

const entries = [entry('cv_editor', '/cv-data', 'Edit CV Data')];
const Page = () => <input aria-label="Company" />;
const modules = { mfe_cv_editor: async () => remote('cv_editor', Page) };
const welcomed = () => screen.findByRole('heading', { name: /^Welcome/ });
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

beforeEach(() => {
  localStorage.clear();
  // As browsers do, which jsdom does not.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

test('the user menu opens the list, which names keys and what they do', async () => {
  await showApp({ entries, modules });
  await welcomed();
  const button = screen.getByRole('button', { name: 'Ana María, account menu' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  // The focus goes back to the button when the dialog closes: it has it now.
  expect(document.activeElement).toBe(button);
  const save = within(list() as HTMLElement).getByText('Save the CV');
  expect(save.nextElementSibling?.textContent).toBe('CtrlS');
  await userEvent.click(screen.getByRole('button', { name: 'Close the shortcuts' }));
  expect(list()).toBeNull();
});

test('a question mark opens it, but not where somebody types, or over what is open', async () => {
  await showApp({ entries, modules, at: '/cv-data' });
  const field = await screen.findByRole('textbox', { name: 'Company' });
  fireEvent.keyDown(field, { key: '?' });
  expect(list()).toBeNull();
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  expect(list()).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(list()).not.toBeNull();
  const box = screen.getByRole('checkbox', { name: 'A question mark opens this list' });
  fireEvent.keyDown(box, { key: '?' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('who turns the key off has the menu alone, also later', async () => {
  const first = await showApp({ entries, modules });
  await welcomed();
  fireEvent.keyDown(document.body, { key: '?' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'A question mark opens this list' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the shortcuts' }));
  fireEvent.keyDown(document.body, { key: '?' });
  expect(list()).toBeNull();
  first.unmount();
  await showApp({ entries, modules });
  await welcomed();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(list()).toBeNull();
});

test('in what is formatted, and in a choice, a question mark is typed', () => {
  document.body.innerHTML =
    '<div contenteditable><p>text</p></div><select></select><button>b</button>';
  const asks = (selector: string) =>
    asksForList({
      ...{ key: '?', altKey: false, ctrlKey: false, metaKey: false },
      target: document.querySelector(selector),
    });
  expect(['p', 'select', 'button'].map(asks)).toEqual([false, false, true]);
  document.body.innerHTML = '';
});

test('each has its words', () => {
  const { group, does } = en.shortcuts;
  expect(Object.keys(group)).toEqual(SHORTCUTS.map((one) => one.group));
  expect(Object.keys(does)).toEqual(
    SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map((one) => one.does)),
  );
});

test.each([
  ['MacIntel', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('a keyboard of %s has a Cmd: %s', (platform, expected) => {
  expect(hasCmd(platform)).toBe(expected);
});
