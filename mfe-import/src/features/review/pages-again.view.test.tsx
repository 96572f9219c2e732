/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import messages from '../../locales/en.ts';
import { SourceView } from './source.view.tsx';

const LINES = [{ id: 0, text: 'Ines Costa', page: 0 }];
const CHOOSE = 'Choose the file again to see its pages';
const fileOf = (name: string): File =>
  Object.assign(new File(['%PDF-1.7'], name), {
    arrayBuffer: () => Promise.resolve(new Uint8Array([37, 80, 68, 70]).buffer),
  });

function show(kind: 'pdf' | 'docx') {
  const chosen: number[] = [];
  const source = { name: 'ines.pdf', kind, doubts: 0, lines: LINES };
  render(
    <SourceView
      {...{ source, pdf: undefined, marked: new Set<number>() }}
      onPages={(pdf) => chosen.push(pdf.length)}
    />,
    { wrapper: fakeShell({ messages }).Wrapper },
  );
  return chosen;
}
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText(CHOOSE, { selector: 'input' }), {
    target: { files: [fileOf(name)] },
  });

test('a PDF whose bytes went with a reload says so, and shows its pages once it is chosen again', async () => {
  const chosen = show('pdf');
  expect(screen.getByText(/gone after the reload/)).toBeTruthy();
  expect(screen.getByRole('button', { name: CHOOSE })).toBeTruthy();
  expect(screen.getByText('Ines Costa')).toBeTruthy();
  choose('ines.pdf');
  await waitFor(() => expect(chosen).toEqual([4]));
});

test('another file is not shown beside what was read', async () => {
  const chosen = show('pdf');
  choose('other.pdf');
  expect(await screen.findByText(/This is another file.*ines\.pdf/)).toBeTruthy();
  expect(chosen).toEqual([]);
});

test('a file that has no pages asks for none', () => {
  show('docx');
  expect(screen.queryByText(/gone after the reload/)).toBeNull();
});
