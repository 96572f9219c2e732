/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Section } from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../locales/en.ts';
import { Conflict } from './conflict.view.tsx';
import { LeftOverTexts } from './left-over.view.tsx';
import { Modes } from './modes.view.tsx';

const wrapper = () => ({ wrapper: fakeShell({ messages }).Wrapper });

test('three ways to take an import over, each with what it means, and what it changes', () => {
  const chosen: string[] = [];
  const changes = [
    { part: 'skills' as const, added: 3, changed: 0, removed: 0 },
    { part: 'work_experience' as const, added: 1, changed: 2, removed: 4 },
  ];
  render(<Modes mode="add" changes={changes} onMode={(mode) => chosen.push(mode)} />, wrapper());
  expect((screen.getByRole('radio', { name: /Add entries/ }) as HTMLInputElement).checked).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('radio', { name: /Replace all/ }));
  expect(chosen).toEqual(['replace']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Skills3 new',
    'Work experience1 new, 2 changed, 4 removed',
  ]);
});

test('added sections that change are named: by their own heading, else by their kind', () => {
  const sections: Section[] = [
    { id: 'a', kind: 'projects', title: '', entries: [] },
    { id: 'b', kind: 'custom', title: 'Clubs', entries: [] },
  ];
  const changes = [{ part: 'sections' as const, added: 0, changed: 2, removed: 0, sections }];
  render(<Modes mode="replace" changes={changes} onMode={() => undefined} />, wrapper());
  expect(screen.getByRole('listitem').textContent).toBe('More sections2 changedProjects, Clubs');
});

test('an import that changes nothing says so', () => {
  render(<Modes mode="fill" changes={[]} onMode={() => undefined} />, wrapper());
  expect(screen.getByText('Nothing changes.')).toBeTruthy();
});

test('an import that looks like another person’s is said to at the choice', () => {
  const props = { mode: 'add' as const, changes: [], onMode: () => undefined };
  const { rerender } = render(<Modes {...props} />, wrapper());
  expect(screen.queryByText(/another person’s CV/)).toBeNull();
  rerender(<Modes {...props} isOther />);
  expect(screen.getByText(/another person’s CV/)).toBeTruthy();
});

test('what does not fit is there to be copied', () => {
  render(<LeftOverTexts leftOver={[{ part: 'skills', texts: ['Knots', 'Sails'] }]} />, wrapper());
  const box = screen.getByLabelText('Left over: Skills') as HTMLTextAreaElement;
  expect([box.value, box.readOnly]).toEqual(['Knots\n\nSails', true]);
});

test('a conflict takes the focus and leaves both ways open', () => {
  let over = 0;
  render(<Conflict onOver={() => (over += 1)} />, wrapper());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Changed elsewhere' }));
  expect(screen.getByRole('link', { name: 'Open the newer CV' }).getAttribute('href')).toBe(
    '/cv-data',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save over the newer CV' }));
  expect(over).toBe(1);
});
