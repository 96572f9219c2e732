import { beforeEach, expect, jest, test } from '@jest/globals';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  copy,
  download,
  fake,
  playBrowser,
  savedFiles,
  show,
  shown,
} from './export-pdf.fixture.tsx';

beforeEach(playBrowser);

const menu = () => screen.queryByRole('menu', { name: 'Other formats' });
const button = () => screen.getByRole('button', { name: 'Other formats' });
const focused = () => document.activeElement?.textContent;

test('a Word file is made and saved, and told', async () => {
  const { log } = show();
  await shown();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Word file' }));
  expect(await screen.findByText('Word file created.')).toBeTruthy();
  expect(savedFiles).toEqual(['Ana María Fernández- CV.docx']);
  expect(log.tracked).toEqual([{ name: 'cv_file_exported', properties: { kind: 'word' } }]);
  expect(document.activeElement).toBe(button());
});

test('what is told of a file goes when the PDF is downloaded', async () => {
  show();
  await shown();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'JSON file' }));
  expect(
    await screen.findByText(
      'JSON file created. It contains your whole CV, including what is hidden in the template.',
    ),
  ).toBeTruthy();
  await download();
  expect(await screen.findByRole('link', { name: /CV\.pdf$/ })).toBeTruthy();
  expect(screen.queryByText(/JSON file created/)).toBeNull();
});

test('of a copy with a letter it is told that the data holds it, too', async () => {
  show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
  await shown();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'JSON file' }));
  expect(await screen.findByText(/The cover letter is in it, too\.$/)).toBeTruthy();
});

test('the menu is gone through by keys, and Escape leads back to its button', async () => {
  show();
  await shown();
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Word file');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('JSON file');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Word file');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('JSON file');
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('the text is copied; where that is not allowed, that is told', async () => {
  show();
  await shown();
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { reportError } = globalThis;
  globalThis.reportError = () => undefined;
  const copy = async () => {
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
  };
  await copy();
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(writeText.mock.calls[0]?.[0]).toContain('WORK EXPERIENCE');
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  await copy();
  expect(await screen.findByText('Copying did not work. Use the text file instead.')).toBeTruthy();
  globalThis.reportError = reportError;
});

test('a Word file is made without a photo that cannot be had, and that is told', async () => {
  const cv = sampleCv();
  show(fake({ ...cv, ...choosePicture(cv, 'gone') }));
  await shown();
  const { reportError } = globalThis;
  globalThis.reportError = () => undefined;
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Word file' }));
  expect(
    await screen.findByText(
      /^Word file created\..* The photo could not be read and is not in it\.$/,
    ),
  ).toBeTruthy();
  expect(savedFiles).toEqual(['Ana María Fernández- CV.docx']);
  globalThis.reportError = reportError;
});
