import { createRef, useState } from 'react';
import {
  defaultCvContent,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSkill,
  defaultWorkExperience,
} from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render } from '@testing-library/react';
import messages from '../../locales/en.ts';
import type { Review, ReviewFormHandle } from './review-form.types.ts';
import { ReviewForm } from './review-form.view.tsx';

/** A job of that CV. */
export const job = {
  ...defaultWorkExperience,
  id: '1',
  company: 'Arup',
  position: 'Clerk',
  startDate: '2019-03',
  achievements: ['Built a bridge', 'Kept it'],
};
/** A review with two fields in doubt. */
export const start: Review = {
  cv: {
    ...defaultCvContent,
    personal_info: { ...defaultPersonalInfo, fullName: 'Ines Costa' },
    work_experience: [job],
    skills: [{ ...defaultSkill, id: '1', name: 'SQL' }],
    language_skills: [{ ...defaultLanguageSkill, id: '1', language: 'Deutsch' }],
  },
  doubts: ['work_experience[0].company', 'language_skills[0].level'],
  origins: {},
};

/** Shows a review; `seen` is what became of it. */
export function show(from = start) {
  const seen = { review: from, focused: [] as (string | undefined)[] };
  const form = createRef<ReviewFormHandle>();
  function Page() {
    const [review, set] = useState(from);
    seen.review = review;
    return (
      <ReviewForm
        ref={form}
        review={review}
        onChange={set}
        onFocusField={(path) => seen.focused.push(path)}
      />
    );
  }
  render(<Page />, { wrapper: fakeShell({ messages }).Wrapper });
  return { seen, form: () => form.current as ReviewFormHandle };
}
