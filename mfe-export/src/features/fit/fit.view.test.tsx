import { expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { templateOf, type TakenStep } from '@sastre/shared-cv-document';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../locales/en.json' with { type: 'json' };
import type { FitStage } from './fit.effects.ts';
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

test('one page less is offered, and as few as there can be; what takes more than the type is said before', async () => {
  const asked: number[] = [];
  function Chosen() {
    const [chosen, setChosen] = useState<number>();
    const act = { onChoose: setChosen, onFit: (pages: number) => asked.push(pages) };
    const reach = { typed: 3, least: 2 };
    return <FitButton pages={4} reach={reach} chosen={chosen} busy={false} {...act} />;
  }
  render(<Chosen />, { wrapper: fakeShell({ messages }).Wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Fit to 3 pages' }));
  expect(screen.queryByText(/more than smaller type/)).toBeNull();
  const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(choices).toEqual(['3', '2']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many pages' }), '2');
  expect(screen.getByText(/more than smaller type/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fit to 2 pages' }));
  expect(asked).toEqual([3, 2]);
});

/** A frame in which a CV has as many pages as a test says; jsdom lays nothing out. */
function stageOf(pagesOf: (cv: Cv) => number): FitStage {
  const frame = document.implementation.createHTMLDocument('Preview');
  Object.defineProperty(frame, 'fonts', { value: { ready: Promise.resolve() } });
  const geometry = JSON.stringify({ ...templateOf('single-column-1'), paper: 'A4' });
  Object.defineProperty(Element.prototype, 'scrollWidth', {
    configurable: true,
    get(this: Element) {
      const count = Number(this.getAttribute('data-pages') ?? 1);
      return ((count - 1) * 230 + 152) * (96 / 25.4);
    },
  });
  const render = (cv: Cv) =>
    `<!doctype html><html data-geometry='${geometry}'><head></head><body><div class="run"><div class="flow" data-pages="${pagesOf(cv)}"></div></div></body></html>`;
  return { frame, render, pictureUrl: undefined };
}
const spacingOf = (cv: Cv) => cv.tailored?.pdfOptions.spacing ?? 1;

/** What is shown of fitting once the layout stands still. */
async function shownOf(pagesOf: (cv: Cv) => number, filled = 0.5) {
  const stage = stageOf(pagesOf);
  const { Wrapper, clock } = fakeShell({ messages });
  const shown = (nowFilled: number) => (
    <Fit
      cv={sampleCv()}
      stage={stage}
      ending={{ pages: pagesOf(sampleCv()), filled: nowFilled }}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(shown(filled), { wrapper: Wrapper });
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => clock.advance(100));
  return { stage, clock, show: (next: number) => rerender(shown(next)) };
}

test('how many pages somebody chose stands, whatever the last page comes to hold', async () => {
  const { show } = await shownOf((cv) => (spacingOf(cv) < 1 ? 2 : 4), 0.1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many pages' }), '2');
  for (const filled of [0.5, 0.1]) {
    show(filled);
    expect(screen.getByRole('button', { name: 'Fit to 2 pages' })).toBeTruthy();
  }
});

test('where no step would save a page none is offered, and it is said; the CV is shown as it was', async () => {
  const { stage } = await shownOf(() => 2, 0.1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/do not bring it down to one page/)).toBeTruthy();
  expect(stage.frame.querySelector('.flow')).toBeTruthy();
});

test('it is offered where a trial of the steps has saved a page', async () => {
  await shownOf((cv) => (spacingOf(cv) < 1 ? 1 : 2));
  expect(screen.getByRole('button', { name: 'Fit to one page' })).toBeTruthy();
});

test('what leaves the end of the CV where it was is not measured anew', async () => {
  const { clock, show } = await shownOf(() => 2);
  show(0.5);
  expect(clock.pending()).toBe(0);
  show(0.6);
  await act(() => clock.advance(999));
  expect(clock.pending()).toBe(1);
});
