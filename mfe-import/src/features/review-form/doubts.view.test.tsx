/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../locales/en.ts';
import es from '../../locales/es.ts';
import { job, show, start } from './review-form.fixture.tsx';
import { ReviewForm } from './review-form.view.tsx';

const labelOf = () =>
  (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';

test('a doubt is gone to, and settled where it is right', () => {
  const { seen } = show();
  const doubts = within(screen.getByRole('region', { name: 'Check these fields' }));
  fireEvent.click(doubts.getByRole('button', { name: 'Experience 1, Company' }));
  expect(labelOf()).toMatch(/Company/);
  fireEvent.click(doubts.getByRole('button', { name: 'This is right: Experience 1, Company' }));
  expect(seen.review.doubts).toEqual(['language_skills[0].level']);
});

test('who settles a doubt by keys is led to the next one, and into the form after the last', () => {
  const { seen } = show();
  const settle = (name: string) => {
    const button = screen.getByRole('button', { name: `This is right: ${name}` });
    button.focus();
    fireEvent.click(button);
  };
  settle('Experience 1, Company');
  expect(document.activeElement?.textContent).toBe('Languages 1');
  settle('Languages 1');
  expect(seen.review.doubts).toEqual([]);
  const company = screen.getByRole('textbox', { name: /^Company/ });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(company)).toBe(true);
});

test('what must be filled in is not said to be right while it is empty or wrong', () => {
  const { seen } = show({
    ...start,
    cv: { ...start.cv, work_experience: [{ ...job, company: '', endDate: '2018-01' }] },
    doubts: [
      ...['company', 'endDate', 'location'].map((name) => `work_experience[0].${name}`),
      'personal_info.phone',
    ],
  });
  const doubts = within(screen.getByRole('region', { name: 'Check these fields' }));
  const right = () =>
    doubts
      .queryAllByRole('button', { name: /^This is right/ })
      .map((one) => one.getAttribute('aria-label'));
  expect(right()).toEqual(['This is right: Experience 1, Location', 'This is right: Phone']);
  fireEvent.change(screen.getByRole('textbox', { name: /^Company/ }), {
    target: { value: 'Arup' },
  });
  expect(seen.review.doubts).not.toContain('work_experience[0].company');
});

test('a doubt in an added section names its kind, its number and its field', () => {
  const entry = {
    ...{ name: 'Fire brigade', organisation: '', place: '', url: '', description: '' },
    ...{ startDate: '', endDate: '', current: false, highlights: ['Drills'] },
  };
  const entries = ['a', 'b'].map((id) => ({ ...entry, id }));
  const sections = [{ id: 's', kind: 'volunteer' as const, title: '', entries }];
  const at = (field: string) => `sections[0].entries[1].${field}`;
  show({
    ...start,
    cv: { ...start.cv, sections },
    doubts: [at('organisation'), at('startDate'), at('highlights[0]')],
  });
  const doubts = within(screen.getByRole('region', { name: 'Check these fields' }));
  const names = doubts.getAllByRole('listitem').map((item) => item.querySelector('button'));
  expect(names.map((name) => name?.textContent)).toEqual([
    'Volunteer work 2, Organisation',
    'Volunteer work 2, Start date',
    'Volunteer work 2, Highlights',
  ]);
});

test('of many doubts the first are shown with their number, and all on demand', () => {
  const fields = ['company', 'position', 'startDate', 'endDate', 'location', 'description'];
  show({ ...start, doubts: fields.map((field) => `work_experience[0].${field}`) });
  const doubts = within(screen.getByRole('region', { name: 'Check these fields' }));
  expect(doubts.getByRole('heading').textContent).toBe('Check these fields 6');
  expect(doubts.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(doubts.getByRole('button', { name: 'Show all 6' }));
  expect(doubts.getAllByRole('listitem')).toHaveLength(6);
  expect(document.activeElement?.textContent).toBe('Experience 1, Location');
  expect(doubts.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('a level in doubt is said in the words of the page', () => {
  const ignore = () => undefined;
  const { Wrapper } = fakeShell({ messages: es });
  render(<ReviewForm {...{ review: start, onChange: ignore, onFocusField: ignore }} lines={[]} />, {
    wrapper: Wrapper,
  });
  const doubts = within(screen.getByRole('region', { name: es.doubts.title }));
  expect(doubts.getByText('Intermedio')).toBeTruthy();
  expect(doubts.queryByText('Intermediate')).toBeNull();
});

test('a level in doubt is shown with what the file calls it', () => {
  const origins = { 'language_skills[0].level': [4] };
  const lines = [{ id: 4, text: 'Deutsch (B1)', page: 0 }];
  const ignore = () => undefined;
  const { Wrapper } = fakeShell({ messages });
  render(
    <ReviewForm
      {...{ review: { ...start, origins }, lines, onChange: ignore, onFocusField: ignore }}
    />,
    { wrapper: Wrapper },
  );
  const doubts = within(screen.getByRole('region', { name: 'Check these fields' }));
  expect(doubts.getByText('Deutsch (B1)').textContent).toBe('Deutsch (B1)');
});
