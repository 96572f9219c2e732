/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultWorkExperience } from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import messages from '../../locales/en.ts';
import type { Review, ReviewFormHandle } from './review-form.types.ts';
import { ReviewForm } from './review-form.view.tsx';

const jobs = ['Arup', 'Buro', 'Cundall', 'Ramboll'].map((company, index) => ({
  ...defaultWorkExperience,
  id: `j${index}`,
  company,
  position: 'Clerk',
  startDate: '2019-03',
}));
const long: Review = {
  cv: { ...defaultCvContent, work_experience: jobs },
  doubts: ['work_experience[1].location', 'work_experience[3].position'],
  origins: {},
};
const ignore = () => undefined;

function show(review: Review) {
  const form = createRef<ReviewFormHandle>();
  const { Wrapper } = fakeShell({ messages });
  render(
    <ReviewForm ref={form} review={review} onChange={ignore} onFocusField={ignore} lines={[]} />,
    { wrapper: Wrapper },
  );
  return { form: () => form.current as ReviewFormHandle };
}
const companies = () =>
  screen.queryAllByLabelText(/^Company/).map((one) => (one as HTMLInputElement).value);
const nothingIn: Review = { ...long, doubts: [] };
const head = (name: RegExp) => screen.getByRole('button', { name });

test('a long part without doubts is one line that says what is in it, and opens', () => {
  show(nothingIn);
  expect(companies()).toEqual([]);
  const work = head(/^Work experience/);
  expect(work.textContent).toBe('Work experience 4 entries Arup, Buro, Cundall, Ramboll');
  expect(work.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(work);
  expect(screen.getAllByRole('button', { name: /^Experience \d.*Clerk/ })).toHaveLength(4);
  fireEvent.click(head(/^Work experience/));
  expect(screen.queryByRole('button', { name: /^Experience \d.*Clerk/ })).toBeNull();
});

test('a part with doubts is open, and the line of an entry that is closed says how many it has', () => {
  show(long);
  expect(head(/^Work experience/).textContent).toBe('Work experience 4 entries 2 fields to check');
  expect(companies()).toEqual(['Buro', 'Ramboll']);
  fireEvent.click(head(/^Experience 2\s/));
  expect(head(/^Experience 2\s/).textContent).toContain('1 field to check');
});

test('a part with a field that keeps it from being saved is open, and its entry', () => {
  const work_experience = jobs.with(2, { ...jobs[2]!, endDate: '2001-01' });
  show({ ...nothingIn, cv: { ...long.cv, work_experience } });
  expect(companies()).toEqual(['Cundall']);
});

test('a field of a part that is closed is gone to', () => {
  const { form } = show(nothingIn);
  act(() => expect(form().focusField('work_experience[2].company')).toBe(true));
  expect((document.activeElement as HTMLInputElement).value).toBe('Cundall');
});

test('a word of what is closed is found on the page, and what has it opens', () => {
  show(nothingIn);
  const found = (text: RegExp) => screen.getByText(text, { selector: '[hidden=until-found]' });
  fireEvent(found(/Cundall/), new Event('beforematch'));
  expect(companies()).toEqual([]);
  fireEvent(found(/Cundall/), new Event('beforematch'));
  expect(companies()).toEqual(['Cundall']);
});
