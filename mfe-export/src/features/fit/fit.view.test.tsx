import { expect, test } from '@jest/globals';
import { fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import type { TakenStep } from '@sastre/shared-cv-document';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../locales/en.json' with { type: 'json' };
import { Fit } from './fit.view.tsx';
import { FitButton } from './fit-button.view.tsx';
import { FittedNote } from './fitted-note.view.tsx';
import { RefusedNote } from './refused-note.view.tsx';

const STEPS: TakenStep[] = [
  { step: 'spacing', values: { spacing: 0.6 } },
  { step: 'lineHeight', values: { lineHeight: 1.34 } },
  { step: 'margins', values: { marginX: 14, marginY: 12 } },
];

test('each step is named and undone by itself, and all of them together', async () => {
  const undone: unknown[] = [];
  const way = { steps: STEPS, folded: ['a'], breaks: ['skills' as const] };
  const shown = { cv: sampleCv(), target: 2, fits: true, ...way, onClose: () => undefined };
  render(<FittedNote {...shown} onUndo={(taken) => undone.push(taken)} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText('It fits on 2 pages now:')).toBeTruthy();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Gaps 60%Undo',
    'Line height 1.34Undo',
    'Margins 14 and 12 mmUndo',
    'No new page before “Skills”Undo',
    'One bullet left outUndo',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Line height 1.34' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: One bullet left out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: No new page before “Skills”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(undone).toEqual([{ steps: [STEPS[1]] }, { folded: ['a'] }, { breaks: ['skills'] }, way]);
});

test('what is left of a fitting says no longer that it fits', () => {
  const way = { steps: STEPS.slice(1), folded: [], breaks: [] };
  const shown = { cv: sampleCv(), target: 1, fits: false, ...way };
  render(<FittedNote {...shown} onUndo={() => undefined} onClose={() => undefined} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText('Still in place from this fitting:')).toBeTruthy();
});

test('a page break that is the cause is said to be, and each way is taken by a button of its own', async () => {
  const taken: unknown[] = [];
  const ways = [
    { steps: STEPS, folded: [], breaks: ['skills' as const] },
    { steps: STEPS, folded: ['a'], breaks: [] },
  ];
  const shown = { cv: sampleCv(), target: 2, pages: 3, least: 1, ways };
  render(<RefusedNote {...shown} onTake={(way) => taken.push(way)} onClose={() => undefined} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText(/^The page break before “Skills” is the cause/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the page break and fit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave out and fit' }));
  expect(taken).toEqual(ways);
});

test('where nothing helps, it is said how many pages it takes at the least', () => {
  const shown = { cv: sampleCv(), target: 1, pages: 4, least: 3, ways: [] };
  render(<RefusedNote {...shown} onTake={() => undefined} onClose={() => undefined} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText(/less relevant bullets it takes 3/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('one page less is offered, and any fewer', async () => {
  const asked: number[] = [];
  function Chosen() {
    const [chosen, setChosen] = useState<number>();
    const act = { onChoose: setChosen, onFit: (pages: number) => asked.push(pages) };
    return <FitButton pages={3} chosen={chosen} busy={false} {...act} />;
  }
  render(<Chosen />, { wrapper: fakeShell({ messages }).Wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Fit to 2 pages' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many pages' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Fit to one page' }));
  expect(asked).toEqual([2, 1]);
});

test('how many pages somebody chose stands, whatever the last page comes to hold', async () => {
  const stage = { frame: document, render: () => '', pictureUrl: undefined };
  const shown = (filled: number) => (
    <Fit cv={sampleCv()} stage={stage} ending={{ pages: 4, filled }} onChange={() => undefined} />
  );
  const { rerender } = render(shown(0.1), { wrapper: fakeShell({ messages }).Wrapper });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many pages' }), '2');
  for (const filled of [0.5, 0.1]) {
    rerender(shown(filled));
    expect(screen.getByRole('button', { name: 'Fit to 2 pages' })).toBeTruthy();
  }
});
