/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { job, show, start } from './review-form.fixture.tsx';
import type { Review } from './review-form.types.ts';

test('what is typed into a field is in the CV, and no doubt any more', () => {
  const { seen } = show();
  const company = screen.getByRole('textbox', { name: /^Company/ });
  expect(company.dataset['doubt']).toBe('');
  fireEvent.change(company, { target: { value: 'Ove Arup' } });
  expect(seen.review.cv.work_experience[0]?.company).toBe('Ove Arup');
  expect(seen.review.doubts).toEqual(['language_skills[0].level']);
  expect(company.dataset['doubt']).toBeUndefined();
});

test.each([
  ['personal_info.email', /Email/],
  ['work_experience[0].achievements[1]', /Achievement 2/],
  ['skills[0].name', /SQL/],
  ['language_skills[0].level', /Deutsch/],
])('the focus goes into %s, and says where it is', (path, label) => {
  const { seen, form } = show();
  act(() => expect(form().focusField(path)).toBe(true));
  expect(document.activeElement?.getAttribute('aria-label') ?? labelOf()).toMatch(label);
  expect(seen.focused.at(-1)?.split('.')[0]).toBe(path.split('.')[0]);
});
const jobs = ['Arup', 'Buro', 'Cundall', 'Ramboll'].map((company, index) => ({
  ...job,
  id: `j${index}`,
  company,
  description: 'x',
}));
const long: Review = {
  ...start,
  cv: { ...start.cv, work_experience: jobs },
  doubts: ['work_experience[1].location', 'work_experience[3].position'],
};
const companies = () =>
  screen.queryAllByLabelText(/^Company/).map((one) => (one as HTMLInputElement).value);
const fieldNamed = (name: string) =>
  document.querySelector<HTMLElement>(`[name="${name}"]`) ?? undefined;
const isMarked = (one: HTMLElement | undefined) => one?.dataset['doubt'] === '';
const lineOf = (name: RegExp) => screen.getByRole('button', { name });

test('of many entries those without a doubt are folded to their line', () => {
  show(long);
  expect(companies()).toEqual(['Buro', 'Ramboll']);
  expect(isMarked(fieldNamed('work_experience.1.location'))).toBe(true);
  fireEvent.click(lineOf(/^Expand all/));
  expect(companies()).toHaveLength(4);
  fireEvent.click(lineOf(/^Collapse all/));
  expect(companies()).toEqual([]);
});

test('an entry that is opened closes no other one', () => {
  show(long);
  fireEvent.click(lineOf(/Clerk.*Arup/));
  expect(companies()).toEqual(['Arup', 'Buro', 'Ramboll']);
});

test('a closed entry bears the mark of its doubt on its line, an opened one in its field', () => {
  show(long);
  const line = lineOf(/Clerk.*Buro/);
  fireEvent.click(line);
  expect(isMarked(line)).toBe(true);
  fireEvent.click(line);
  expect(isMarked(line)).toBe(false);
  expect(isMarked(fieldNamed('work_experience.1.location'))).toBe(true);
});

test('a field of a closed entry is gone to: it opens, and where the field is, is said', () => {
  const { seen, form } = show(long);
  act(() => expect(form().focusField('work_experience[2].company')).toBe(true));
  expect((document.activeElement as HTMLInputElement).value).toBe('Cundall');
  expect(seen.focused.at(-1)).toBe('work_experience[2].company');
  act(() => expect(form().focusField('work_experience[7].company')).toBe(false));
});

test('the line of a closed entry says which entry it is', () => {
  const { seen } = show(long);
  act(() => lineOf(/Clerk.*Arup/).focus());
  expect(seen.focused.at(-1)).toBe('work_experience[0]');
});

test('a check opens the entry that is wrong', () => {
  const info = { ...start.cv.personal_info, email: 'ines@example.org' };
  const wrong = jobs.map((one, index) => (index === 2 ? { ...one, endDate: '2001-01' } : one));
  const { form } = show({
    ...long,
    cv: { ...long.cv, personal_info: info, work_experience: wrong },
  });
  act(() => void form().check());
  expect(companies()).toContain('Cundall');
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
    'work_experience.2.endDate',
  );
});

const labelOf = () =>
  (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';

test('a path that the form does not show takes no focus', () => {
  expect(show().form().focusField('work_experience[9].company')).toBe(false);
});

test('a check shows every error and goes to the first one', () => {
  const { form } = show();
  let complete = true;
  act(() => {
    complete = form().check();
  });
  expect(complete).toBe(false);
  expect(screen.getByText('Enter your email')).toBeTruthy();
  expect(labelOf()).toMatch(/Email/);
});

test('a complete form has nothing to show', () => {
  const info = { ...start.cv.personal_info, email: 'ines@example.org' };
  const { form } = show({ ...start, cv: { ...start.cv, personal_info: info } });
  expect(form().check()).toBe(true);
});

test('a school that stands nowhere keeps nothing back: files often do not say it', () => {
  const info = { ...start.cv.personal_info, email: 'ines@example.org' };
  const [course] = sampleCv().education;
  const education = [{ ...course!, location: '' }];
  const { form } = show({ ...start, cv: { ...start.cv, personal_info: info, education } });
  expect(form().check()).toBe(true);
});

test('what the file lacks is said at its field and keeps nothing back; there is a way to it', () => {
  const info = { ...start.cv.personal_info, email: 'ines@example.org' };
  const [course] = sampleCv().education;
  const education = [
    { ...course!, id: 'a', startDate: '', endDate: '2013' },
    { ...course!, id: 'b', startDate: '', endDate: '2011' },
  ];
  const cv = { ...start.cv, personal_info: info, education };
  const lacks = ['education[0].startDate', 'education[1].startDate'];
  const { form } = show({ ...start, cv, lacks });
  const missing = within(screen.getByRole('region', { name: 'Not in the file' }));
  expect(missing.getByText('Start date is missing in 2 entries:')).toBeTruthy();
  fireEvent.click(missing.getByRole('button', { name: 'Education 2, Start date' }));
  const field = document.activeElement?.closest<HTMLElement>('[data-field]');
  expect(field?.dataset['field']).toBe('education.1.startDate');
  expect(field?.dataset['lacks']).toMatch(/^This is not in the file/);
  expect(form().check()).toBe(true);
});

test('an entry that was added by hand must have what every entry must have', () => {
  const info = { ...start.cv.personal_info, email: 'ines@example.org' };
  const { form } = show({ ...start, cv: { ...start.cv, personal_info: info }, lacks: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Add Education' }));
  const complete = () => {
    let answer: boolean | undefined;
    act(() => void (answer = form().check()));
    return answer;
  };
  // As long as nothing is typed it is none.
  expect(complete()).toBe(true);
  fireEvent.change(screen.getAllByLabelText(/^Grade/).at(-1)!, { target: { value: '1.3' } });
  expect(complete()).toBe(false);
});
