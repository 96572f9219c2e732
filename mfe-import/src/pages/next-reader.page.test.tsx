import { expect, test } from '@jest/globals';
import { RefusedFile } from '@sastre/shared-cv-reader';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { paste, press, reader, readers, review, show, withReader } from './import-page.fixture.tsx';

withReader();

/** Lets the page be painted, and do what it does then. */
const painted = ({ clock }: ReturnType<typeof show>) =>
  act(async () => {
    await new Promise(requestAnimationFrame);
    await clock.advance(0);
  });

test('once a file was read or refused, the reader of the next one is made ready', async () => {
  const stage = show();
  await review();
  expect(readers).toEqual([['read']]);
  await painted(stage);
  expect(readers).toEqual([['read'], ['warm']]);
  await press('Choose another file');
  reader.readFile = () => Promise.reject(new RefusedFile('picture-pdf'));
  await paste();
  await screen.findByRole('alert');
  await painted(stage);
  expect(readers).toEqual([['read'], ['warm', 'read'], ['warm']]);
});

test('a part is told into fields by the reader that is ready, and the next one made ready', async () => {
  const stage = show();
  await review();
  await painted(stage);
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'New job' })));
  await part.findByText('Now a new entry: Work experience.');
  expect(readers).toEqual([['read'], ['warm', 'read'], ['warm']]);
});

test('who leaves before that starts no other reader', async () => {
  const stage = show();
  await review();
  stage.unmount();
  await painted(stage);
  expect(readers).toEqual([['read']]);
});
