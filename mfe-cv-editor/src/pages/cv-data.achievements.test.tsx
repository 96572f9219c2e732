import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const job = () => within(screen.getByRole('region', { name: 'Experience 1' }));
const button = (name: string) => job().getByRole('button', { name });
const row = (number: number) =>
  job().getByRole<HTMLTextAreaElement>('textbox', { name: `Achievement ${number}` });
const rows = () =>
  job()
    .queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Achievement/ })
    .map(({ value }) => value);

async function open(...achievements: string[]) {
  const [first, ...others] = sampleCv().work_experience;
  if (first === undefined) throw new Error('the sample has no job');
  const cv = sampleCv({ work_experience: [{ ...first, achievements }, ...others] });
  const url = '/cv-data?edit=true&tab=experience';
  const fake = fakeShell({ api: createFakeApi({ cv }), messages, url });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('button', { name: 'Save CV' });
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save CV' }));
    await waitFor(() => expect(fake.log.toasts).toHaveLength(1));
    return fake.api.state.mainCv?.cv.work_experience[0]?.achievements;
  };
}

test('a row is added and typed in; blank ones go at the save', async () => {
  const saved = await open();
  expect(rows()).toEqual([]);
  await userEvent.click(button('Add achievement'));
  expect(document.activeElement).toBe(row(1));
  await userEvent.keyboard('One{Enter}{Enter}Two');
  expect(rows()).toEqual(['One', '', 'Two']);
  expect(document.activeElement).toBe(row(3));
  expect(await saved()).toEqual(['One', 'Two']);
});

test('Backspace in an empty row removes it and goes to the end of the one before', async () => {
  await open('One', 'Two');
  row(1).focus();
  row(1).setSelectionRange(3, 3);
  await userEvent.keyboard('{Enter}');
  expect(rows()).toEqual(['One', '', 'Two']);
  await userEvent.keyboard('{Backspace}');
  expect(rows()).toEqual(['One', 'Two']);
  expect([document.activeElement, row(1).selectionStart]).toEqual([row(1), 3]);
});

test('several pasted lines make several rows, the last with the focus', async () => {
  await open('One', '');
  fireEvent.change(row(2), { target: { value: '• Two\n\n• Three' } });
  expect(rows()).toEqual(['One', 'Two', 'Three']);
  expect(document.activeElement).toBe(row(3));
});

test('a row is moved by keys and by the buttons beside its handle', async () => {
  const saved = await open('One', 'Two', 'Three');
  button('Move Achievement 3').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(rows()).toEqual(['One', 'Three', 'Two']);
  expect(document.activeElement).toBe(button('Move Achievement 2'));
  expect(screen.getByText('Achievement 3 moved to position 2')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Move Achievement 2 up'));
  expect(document.activeElement).toBe(button('Move Achievement 1 up'));
  expect(await saved()).toEqual(['Three', 'One', 'Two']);
});

test('a removed row is brought back with its text', async () => {
  await open('One', 'Two');
  await userEvent.click(button('Remove Achievement 1'));
  expect(rows()).toEqual(['Two']);
  expect(document.activeElement).toBe(button('Undo: Achievement 1 removed'));
  await userEvent.keyboard('{Enter}');
  expect(rows()).toEqual(['One', 'Two']);
  expect(document.activeElement).toBe(row(1));
});
