import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import type { TakenStep } from '@sastre/shared-cv-document';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en.json' with { type: 'json' };
import { FitButton } from './fit-button.view.tsx';
import { FittedNote } from './fitted-note.view.tsx';

const STEPS: TakenStep[] = [
  { step: 'spacing', values: { spacing: 0.6 } },
  { step: 'lineHeight', values: { lineHeight: 1.34 } },
  { step: 'margins', values: { marginX: 14, marginY: 12 } },
];

test('each step is named and undone by itself, and all of them together', async () => {
  const undone: unknown[] = [];
  const shown = { target: 2, fits: true, steps: STEPS, folded: ['a'], onClose: () => undefined };
  render(<FittedNote {...shown} onUndo={(...args) => undone.push(args)} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText('It fits on 2 pages now:')).toBeTruthy();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Gaps 60%Undo',
    'Line height 1.34Undo',
    'Margins 14 and 12 mmUndo',
    'One bullet left outUndo',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Line height 1.34' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: One bullet left out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(undone).toEqual([[[STEPS[1]]], [[], ['a']], [STEPS, ['a']]]);
});

test('what is left of a fitting says no longer that it fits', () => {
  const shown = { target: 1, fits: false, steps: STEPS.slice(1), folded: [] };
  render(<FittedNote {...shown} onUndo={() => undefined} onClose={() => undefined} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  expect(screen.getByText('Of this fitting there still stands:')).toBeTruthy();
});

test('one page less is offered, and any fewer', async () => {
  const asked: number[] = [];
  render(<FitButton pages={3} busy={false} onFit={(pages) => asked.push(pages)} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Fit to 2 pages' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many pages' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Fit to one page' }));
  expect(asked).toEqual([2, 1]);
});
