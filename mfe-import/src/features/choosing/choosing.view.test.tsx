/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../locales/en.ts';
import type { Job, Refused } from '../importing/importing.types.ts';
import { Choosing } from './choosing.view.tsx';

function show(refused?: Refused, job?: Job) {
  const jobs: Job[] = [];
  const { Wrapper } = fakeShell({ messages });
  render(<Choosing refused={refused} job={job} onRead={(job) => jobs.push(job)} />, {
    wrapper: Wrapper,
  });
  return jobs;
}
const file = new File(['%PDF'], 'cv.pdf');

test('says that nothing leaves the device, and how large a file may be', () => {
  show();
  expect(screen.getByText(/never leaves this device/)).toBeTruthy();
  expect(screen.getByText(/At most 10\sMB and 20 pages/)).toBeTruthy();
});

test('who points at it, goes there by keys or drags a file is about to choose', () => {
  let near = 0;
  const { Wrapper } = fakeShell({ messages });
  const idle = { refused: undefined, job: undefined, onRead: () => undefined };
  render(<Choosing {...idle} onNear={() => (near += 1)} />, { wrapper: Wrapper });
  const input = screen.getByLabelText(/Choose a file/);
  fireEvent.pointerEnter(input);
  fireEvent.focus(input);
  fireEvent.dragEnter(input);
  expect(near).toBe(3);
});

test('a file is chosen, the same one again as well', () => {
  const jobs = show();
  const input = screen.getByLabelText(/Choose a file/);
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.change(input, { target: { files: [file] } });
  expect(jobs).toEqual([
    { type: 'file', file },
    { type: 'file', file },
  ]);
});

test('Enter opens the choice of a file, once, as a click does', () => {
  show();
  const input = screen.getByLabelText(/Choose a file/);
  let opened = 0;
  input.addEventListener('click', () => (opened += 1));
  const isLeftToBrowser = fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.keyDown(input, { key: 'Tab' });
  expect([opened, isLeftToBrowser]).toEqual([1, false]);
});

test('a file is dropped; text that is dragged is none', () => {
  const jobs = show();
  const zone = screen.getByText('Choose a file').closest('label') as HTMLElement;
  const dragged = { types: ['Files'], files: [file], dropEffect: 'none' };
  fireEvent.dragOver(zone, { dataTransfer: dragged });
  expect(dragged.dropEffect).toBe('copy');
  fireEvent.drop(zone, { dataTransfer: dragged });
  fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(jobs).toEqual([{ type: 'file', file }]);
});

test('a text is pasted and read, a blank one not', () => {
  const jobs = show();
  const button = screen.getByRole('button', { name: 'Read the text' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Text of your CV'), { target: { value: 'Ines Costa' } });
  fireEvent.click(button);
  expect(jobs).toEqual([{ type: 'text', text: 'Ines Costa' }]);
});

const REFUSALS = Object.keys(messages.refused).filter((key) => !['at', 'next'].includes(key));

test.each(REFUSALS)('a refusal (%s) says what can be done', (refusal) => {
  show({ refusal: refusal as Refused['refusal'] });
  expect(screen.getByRole('alert').textContent).toMatch(/Choose|Save|Ask|paste/);
});

test('a refused file of data says where it fails', () => {
  show({ refusal: 'no-basics', at: { path: 'basics', value: '[]' } });
  expect(screen.getByRole('alert').textContent).toContain(
    'This JSON is no CV: `basics` is missing.At basics: []',
  );
});

test('a text that is too long is said to be, with its length', () => {
  show({ refusal: 'too-long', at: { path: 'letters', value: '2580007' } });
  expect(screen.getByRole('alert').textContent).toBe(
    'This file contains 2,580,007 characters; at most 2,000,000 are read.Choose a shorter file, or paste the text of your CV below.',
  );
});

test('a text that could not be read is still there', () => {
  show({ refusal: 'too-slow' }, { type: 'text', text: 'Ines Costa' });
  expect((screen.getByLabelText('Text of your CV') as HTMLTextAreaElement).value).toBe(
    'Ines Costa',
  );
});
