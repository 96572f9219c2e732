/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultWorkExperience } from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.ts';
import type { Review } from './review-form.types.ts';
import { ReviewForm } from './review-form.view.tsx';

const split: Review = {
  cv: {
    ...defaultCvContent,
    work_experience: [
      { ...defaultWorkExperience, id: 'a', company: 'Arup', startDate: '2019-03' },
      { ...defaultWorkExperience, id: 'b', position: 'Clerk', achievements: ['Filed'] },
    ],
  },
  doubts: ['work_experience[1].company'],
  origins: {},
};
let latest = split;

function Shown() {
  const [review, setReview] = useState(split);
  latest = review;
  return (
    <ReviewForm review={review} onChange={setReview} onFocusField={() => undefined} lines={[]} />
  );
}
const jobs = () =>
  latest.cv.work_experience.map(({ company, position }) => `${company}/${position}`);
const button = (name: string) => screen.getByRole('button', { name });

test('an entry goes into the one above by one click, and comes back by Undo, which has the focus', () => {
  render(<Shown />, { wrapper: fakeShell({ messages }).Wrapper });
  expect(screen.queryByRole('button', { name: /^Merge with above: Experience 1/ })).toBeNull();
  fireEvent.click(button('Merge with above: Experience 2'));
  expect(jobs()).toEqual(['Arup/Clerk']);
  expect([latest.cv.work_experience[0]?.achievements, latest.doubts]).toEqual([['Filed'], []]);
  const undo = button('Undo: Experience 2 was merged with the one above');
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(latest.cv.work_experience).toEqual(split.cv.work_experience);
});

test('what is typed into the merged entry is not taken back', () => {
  render(<Shown />, { wrapper: fakeShell({ messages }).Wrapper });
  fireEvent.click(button('Merge with above: Experience 2'));
  fireEvent.change(screen.getByLabelText(/^Company/), { target: { value: 'Arup Ltd' } });
  expect(screen.queryByRole('button', { name: /^Undo: Experience 2/ })).toBeNull();
  expect(jobs()).toEqual(['Arup Ltd/Clerk']);
});
