/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultWorkExperience } from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.ts';
import { LooseList } from './loose.view.tsx';
import { drop, place, putBack, type Placed } from './placing.rules.ts';

const start: Placed = {
  review: { cv: defaultCvContent, doubts: [], origins: {} },
  loose: [
    { block: { id: 3, text: 'Rowing club', lines: [7, 8] } },
    { block: { id: 4, text: 'Page 1', lines: [9] } },
  ],
};

function show(from = start) {
  const seen = { placed: from, lines: [] as readonly number[] };
  function Page() {
    const [placed, set] = useState(from);
    seen.placed = placed;
    return (
      <LooseList
        {...placed}
        onPlace={(id, target) => set(place(placed, id, target))}
        onDrop={(id) => set(drop(placed, id))}
        onPutBack={(id) => set(putBack(placed, id))}
        onFocusLines={(lines) => (seen.lines = lines)}
      />
    );
  }
  render(<Page />, { wrapper: fakeShell({ messages }).Wrapper });
  return seen;
}
const row = (number: number) => within(screen.getByRole('listitem', { name: `Part ${number}` }));

test('a block is put into the summary and taken back, and the focus stays with it', () => {
  const seen = show();
  fireEvent.click(row(1).getByRole('button', { name: 'Summary' }));
  expect(seen.placed.review.cv.personal_info.summary).toBe('Rowing club');
  expect(row(1).getByText('It appears in the summary now.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(seen.lines).toEqual([7, 8]);
  fireEvent.click(row(1).getByRole('button', { name: 'Undo' }));
  expect(seen.placed.review.cv.personal_info.summary).toBe('');
  expect(document.activeElement?.textContent).toBe('Summary');
});

test('more places are named by what the button does by now, and the focus goes to the first of them', () => {
  show();
  fireEvent.click(row(1).getByRole('button', { name: 'More places' }));
  expect(document.activeElement?.textContent).toBe('Skills');
  const fewer = row(1).getByRole('button', { name: 'Fewer places' });
  expect(fewer.getAttribute('aria-expanded')).toBe('true');
  fewer.focus();
  fireEvent.click(fewer);
  expect(row(1).queryByRole('button', { name: 'Skills' })).toBeNull();
  expect(document.activeElement).toBe(row(1).getByRole('button', { name: 'More places' }));
});

test('a block is left out, and still there to be seen', () => {
  const seen = show();
  fireEvent.click(row(2).getByRole('button', { name: 'Leave out' }));
  expect(seen.placed.loose[1]?.fate).toEqual({ type: 'dropped' });
  expect(row(2).getByText('Page 1')).toBeTruthy();
});

test('what a JSON file keeps is said to be kept, and can be let go of', () => {
  const kept: boolean[] = [];
  const props = { onPlace: none, onDrop: none, onPutBack: none, onFocusLines: none };
  const dropped = drop(start, 4);
  const list = (isKept?: boolean) => (
    <LooseList {...dropped} {...props} isKept={isKept} onKeep={(next) => kept.push(next)} />
  );
  const view = render(list(true), { wrapper: fakeShell({ messages }).Wrapper });
  expect(row(2).getByText('It is not shown anywhere.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Keep these parts with my CV/ }));
  expect(kept).toEqual([false]);
  view.rerender(list(false));
  expect(row(2).getByText('It has been left out.')).toBeTruthy();
  view.rerender(list());
  expect(screen.queryByRole('checkbox')).toBeNull();
});
const none = () => undefined;

test('without a job there is no last one: the button says so, and how one is made', () => {
  const seen = show();
  const button = row(1).getByRole('button', { name: 'Last job' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Last job: there is no job yet. “New job” makes one.');
  fireEvent.click(button);
  expect(seen.placed).toBe(start);
});

test('a block becomes a new entry of a kind, of more kinds on demand, and is taken back', () => {
  const seen = show();
  const more = row(1).getByRole('button', { name: 'More places' });
  expect(row(1).queryByRole('button', { name: 'New award' })).toBeNull();
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(row(1).getByRole('button', { name: 'New award' }));
  expect(seen.placed.review.cv.sections?.[0]).toMatchObject({
    kind: 'awards',
    entries: [{ name: 'Rowing club' }],
  });
  expect(row(1).getByText('Now a new entry: Awards.')).toBeTruthy();
  fireEvent.click(row(1).getByRole('button', { name: 'Undo' }));
  expect(seen.placed.review.cv.sections).toEqual([]);
});

test('a long block is shown whole on demand, a short one always', () => {
  const text = Array.from({ length: 12 }, (_line, at) => `Line ${at}`).join('\n');
  show({ ...start, loose: [{ block: { id: 5, text, lines: [] } }, ...start.loose] });
  const whole = row(1).getByRole('button', { name: 'Part 1: Show all of it' });
  expect(whole.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(whole);
  expect(row(1).getByRole('button', { name: 'Part 1: Show less' })).toBeTruthy();
  expect(row(2).queryByRole('button', { name: /Show/ })).toBeNull();
});

test('of a block without end only the beginning is on the page, until it is asked for', () => {
  const text = 'a.'.repeat(60_000);
  show({ ...start, loose: [{ block: { id: 3, text, lines: [7] } }] });
  expect(screen.getByText(/^a\.a\./).textContent?.length).toBeLessThan(4_000);
  fireEvent.click(row(1).getByRole('button', { name: /Show all/ }));
  expect(screen.getByText(/^a\.a\./).textContent).toBe(text);
});

test('with a job a block goes to it', () => {
  const cv = { ...defaultCvContent, work_experience: [{ ...defaultWorkExperience, id: '1' }] };
  const seen = show({ ...start, review: { ...start.review, cv } });
  fireEvent.click(row(1).getByRole('button', { name: 'Last job' }));
  expect(seen.placed.review.cv.work_experience[0]?.description).toBe('Rowing club');
});

test('a block that names a field goes into it', () => {
  const block = { id: 5, text: 'GitHub: github.com/x', lines: [11] };
  const seen = show({ ...start, loose: [{ block }] });
  fireEvent.click(row(1).getByRole('button', { name: 'GitHub' }));
  expect(seen.placed.review.cv.personal_info.github).toBe('github.com/x');
  expect(row(1).getByText('It appears in this field now: GitHub.')).toBeTruthy();
});

test('nothing is said when all of the file has its place', () => {
  show({ ...start, loose: [] });
  expect(screen.queryByRole('list')).toBeNull();
});

test('a letter is called one', () => {
  const letter = {
    id: 5,
    text: 'Dear Harbour team,\nKind regards',
    lines: [3],
    kind: 'letter' as const,
  };
  show({ ...start, loose: [...start.loose, { block: letter }] });
  const last = within(screen.getByRole('listitem', { name: 'A letter, not part of the CV' }));
  expect(last.getByText('A letter, not part of the CV')).toBeTruthy();
  fireEvent.click(last.getByRole('button', { name: 'Leave out' }));
  expect(last.getByText('It has been left out.')).toBeTruthy();
});
