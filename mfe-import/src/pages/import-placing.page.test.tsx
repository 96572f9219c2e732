import { expect, test } from '@jest/globals';
import { readLines, textLines } from '@sastre/shared-cv-reader/lines';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleReading } from '../features/importing/reading.fixture.ts';
import {
  complete,
  finish,
  main,
  reader,
  review,
  show,
  withReader,
} from './import-page.fixture.tsx';

const readInFull = { personal_info: sampleReading().cv.personal_info! };
withReader();

test('parts in no field are counted in the bar until they are placed or left out', async () => {
  const stage = show();
  await review();
  complete();
  fireEvent.click(screen.getByRole('button', { name: 'Not placed: 2' }));
  expect(document.activeElement?.textContent).toBe('Not placed');
  const leaveOut = (part: string) =>
    fireEvent.click(
      within(screen.getByRole('listitem', { name: part })).getByRole('button', {
        name: 'Leave out',
      }),
    );
  leaveOut('Part 1');
  expect(screen.getByRole('button', { name: 'Not placed: 1' })).toBeTruthy();
  leaveOut('Part 2');
  expect(screen.queryByRole('button', { name: /^Not placed: / })).toBeNull();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
});

test('a part becomes a new job by what the reader makes of it alone, and the focus goes there', async () => {
  const stage = show();
  await review();
  reader.readFile = async (bytes) => {
    const lines = textLines(new TextDecoder().decode(bytes));
    return { source: 'text', ...readLines(lines) };
  };
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'New job' })));
  await part.findByText('Now a new entry: Work experience.');
  expect((document.activeElement as HTMLInputElement).name).toBe('work_experience.2.company');
  expect(screen.getByRole('button', { name: 'Not placed: 1' })).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByDisplayValue('Rowing club')).toBeNull();
  expect(screen.getByRole('button', { name: 'Not placed: 2' })).toBeTruthy();
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'New job' })));
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  expect((await main(stage)).work_experience.at(-1)?.position).toBe('Rowing club');
});

test('where it is narrow one button says how much is open, shows the rest, and Escape leads back to it', async () => {
  show();
  await review();
  const toggle = screen.getByRole('button', { name: 'To check: 4' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const rest = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  const next = within(rest!).getByRole('button', { name: /^Check next field/ });
  next.focus();
  fireEvent.keyDown(next, { key: 'Escape' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  fireEvent.click(toggle);
  fireEvent.click(within(rest!).getByRole('button', { name: 'Not placed: 2' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.textContent).toBe('Not placed');
});

test('nothing is said to be in no doubt while a part of the file is not placed', async () => {
  reader.readFile = async () => sampleReading({ doubts: [], cv: readInFull });
  show();
  await review();
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  const said = () => bar.getByRole('status').textContent;
  expect(said()).toBe('No fields to check, but part of the file is not placed');
  for (const part of ['Part 1', 'Part 2'])
    fireEvent.click(
      within(screen.getByRole('listitem', { name: part })).getByRole('button', {
        name: 'Leave out',
      }),
    );
  expect(said()).toBe('Nothing to check');
});
