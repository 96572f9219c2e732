import { expect, test } from '@jest/globals';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  change,
  click,
  isPressed,
  open,
  reviewed,
  said,
} from '../features/review/review.fixture.tsx';
import messages from '../locales/en.json' with { type: 'json' };
import { TailoredChangesPage } from './tailored-changes.page.tsx';

const ACHIEVEMENT = 'Achievement 1, Senior Product Engineer, Kontora Payments';

test('a change shows before and after with the changed words marked, its facts and its requirement', async () => {
  await open();
  const summary = await change('Professional summary');
  const [before, after] = within(summary).getAllByRole('definition');
  expect(before?.querySelector('del')).toBeNull();
  expect(after?.querySelector('ins')?.textContent).toBe('added:  Ledgers, above all.');
  expect(within(summary).getByText('TypeScript')).toBeTruthy();
  expect(summary.textContent).toContain(
    'Based onProduct engineer with nine years in payments and health software.',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Review changes: Harbour Bank',
  );
  expect(screen.getByText(/^The built-in engine made this copy\./)).toBeTruthy();
});

test('rejecting restores the original over the version that was read, and accepting brings the text back', async () => {
  const { api, stored, log } = await open();
  const name = 'Professional summary';
  expect(await isPressed(`Accept: ${name}`)).toBe('false');
  expect((await change(name)).textContent).toContain('Applied');
  await click(`Reject: ${name}`);
  await waitFor(() =>
    expect(stored().cv.personal_info.summary).toBe(sampleCv().personal_info.summary),
  );
  expect(await isPressed(`Reject: ${name}`)).toBe('true');
  expect(document.activeElement).toBe(await button(`Reject: ${name}`));
  expect(api.callsOf('decideReport')[0]?.options.ifMatch).toBeDefined();
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: stored().cv._id } });
  await waitFor(() =>
    expect(said()).toContain(
      'Saved. Accepted: 0. Rejected: 1. Waiting for your answer: 0. Applied, for you to look at: 1.',
    ),
  );
  await click(`Accept: ${name}`);
  await waitFor(() => expect(stored().cv.personal_info.summary).toMatch(/Ledgers, above all\.$/));
  await waitFor(async () => expect((await change(name)).textContent).toContain('Accepted'));
  await click(`Accept: ${name}`);
  expect(api.callsOf('decideReport')).toHaveLength(2);
});

test('all at once is one request', async () => {
  const { api, stored } = await open();
  await click('Reject all');
  await waitFor(() => expect(stored().cv.tailored?.updatedByUser).toBe(true));
  const { edits } = stored().cv.tailored?.report ?? { edits: [] };
  expect(edits.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'refused']);
  expect(api.callsOf('decideReport')).toHaveLength(1);
  await click('Accept all');
  await waitFor(() => expect(api.callsOf('decideReport')).toHaveLength(2));
  await waitFor(async () => expect(await isPressed(`Accept: ${ACHIEVEMENT}`)).toBe('true'));
});

test('what is decided while another decision is under way goes with the next request, and is guarded', async () => {
  const { api, log } = await open();
  await button(`Reject: ${ACHIEVEMENT}`);
  const release = api.hold('decideReport');
  await click('Reject: Professional summary');
  await click(`Reject: ${ACHIEVEMENT}`);
  expect(api.callsOf('decideReport')).toHaveLength(1);
  expect(log.guards.some((isDirty) => isDirty())).toBe(true);
  release();
  await waitFor(() =>
    expect(api.callsOf('decideReport').map(({ status }) => status)).toEqual([200, 200]),
  );
  expect(log.guards.some((isDirty) => isDirty())).toBe(false);
});

test('a CV that was changed elsewhere is shown as it is now, with a notice in view; nothing is overwritten', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  const { stored } = await open();
  await button('Reject: Professional summary');
  stored().version += 1;
  stored().cv.personal_info.summary = 'Written by hand.';
  await click('Reject: Professional summary');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('was changed elsewhere');
  expect(shown.some((element) => element.contains(notice))).toBe(true);
  expect(stored().cv.personal_info.summary).toBe('Written by hand.');
  const summary = await change('Professional summary');
  expect(summary.textContent).toMatch(
    /Changed by you since.*You have changed this text since, so your words stay\..*Before/,
  );
  expect(summary.textContent).not.toContain('Applied');
  expect(within(summary).queryByRole('button')).toBeNull();
  expect(within(summary).getByRole('link').getAttribute('href')).toBe(
    `/cv-data?cvId=${stored().cv._id}&edit=true&tab=personal`,
  );
  await click('Reject all');
  await waitFor(() => expect(stored().cv.tailored?.updatedByUser).toBe(true));
  expect(stored().cv.personal_info.summary).toBe('Written by hand.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server cannot decide is marked in its place; the others are decided', async () => {
  const { api, stored } = await open();
  await button('Reject all');
  const errors = [{ path: 'decisions.0.edit', message: 'You have edited this since.' }];
  api.failNext('decideReport', 'invalid-input', { errors });
  await click('Reject all');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not everything could be decided.');
  expect((await change('Professional summary')).textContent).toContain(
    'This could not be decided:',
  );
  expect(await isPressed('Reject: Professional summary')).toBe('false');
  expect(await isPressed(`Reject: ${ACHIEVEMENT}`)).toBe('true');
  expect(stored().cv.tailored?.report?.edits.map(({ status }) => status)).toEqual([
    'applied',
    'rejected',
    'refused',
  ]);
  api.failNext('decideReport', 'invalid-input', { errors });
  await click('Reject: Professional summary');
  await screen.findByRole('alert');
  expect(api.callsOf('decideReport')).toHaveLength(3);
});

test.each([
  ['unavailable', 'Failed to save CV'],
  ['invalid-input', 'Failed to save CV'],
] as const)('a decision that fails with %s says so and is put back', async (code, text) => {
  const { api } = await open();
  await button('Reject: Professional summary');
  api.failNext('decideReport', code);
  await click('Reject: Professional summary');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(await isPressed('Reject: Professional summary')).toBe('false');
});

test('what was refused is listed with its reason in plain words, and cannot be decided on', async () => {
  await open();
  await screen.findByRole('heading', { name: 'What did not pass the check' });
  expect(screen.getByText('It names a tool that is not in your CV.')).toBeTruthy();
  expect(screen.getByText(/Ten years of Kafka\./)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Accept: / })).toHaveLength(2);
});

test('an order shows only what moved, and where to; a letter that is all new stands alone', async () => {
  const base = { because: [], for: [], status: 'applied' as const };
  await open(
    reviewed((report) => {
      const order = {
        op: 'reorder',
        before: 'A, B, C',
        after: 'C, A, B',
        order: [2, 0, 1],
      } as const;
      report.edits = [
        { ...base, ...order, id: 'e1', path: 'skills', order: [2, 0, 1] },
        { ...base, id: 'e2', path: 'coverLetter', op: 'set', before: '', after: '**Dear** team' },
      ];
      report.notes = ['free-text-not-translated', 'something-new'];
      report.letterAsks = ['salary', 'shoe-size'];
    }),
  );
  const skills = await change('Order of the skills');
  expect(
    within(skills)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['3 → 1Moved from place 3 to place 1: C']);
  expect(within(skills).getByText('The others keep their order: 2')).toBeTruthy();
  const letter = await change('Cover letter');
  expect(letter.textContent).toContain('AfterNew\nDear team');
  expect(
    within(letter).getByText(/^The job description asks for your salary expectation\./),
  ).toBeTruthy();
  expect(skills.textContent).not.toContain('salary');
  expect(screen.getByText(/^Your own sentences were not translated/)).toBeTruthy();
  expect(screen.getByText(/^Part of what you asked for/)).toBeTruthy();
});

test('an entry that is offered to be left out says why', async () => {
  const [job] = sampleCv().work_experience;
  const hide = { path: `work[${job?.id}]`, op: 'hide', before: 'Analyst', after: '' } as const;
  await open(
    reviewed((report) => {
      const offered = { status: 'rejected', reason: 'offered' } as const;
      report.edits.push({ ...hide, ...offered, id: 'h1', because: [], for: [] });
    }),
  );
  const card = await change('Leave out an entry, Senior Product Engineer, Kontora Payments');
  expect(card.textContent).toContain('longer than two pages');
  expect(card.textContent).not.toContain('No single detail');
});

test('a plain copy says that nothing was changed', async () => {
  await open(
    reviewed((report) => {
      report.engine = null;
      report.edits = [];
      report.requirements = [];
    }),
  );
  expect(await screen.findByText('Nothing was changed.')).toBeTruthy();
  expect(screen.getByText('This is a plain copy: no engine changed it.')).toBeTruthy();
});

test.each([
  ['without an id', reviewed(), '/tailored-changes'],
  ['of a CV that is not there', reviewed(), '/tailored-changes?cvId=nothing'],
  ['of a CV without a report', sampleTailoredCv(), undefined],
])('a review %s says that there is nothing to review', async (_name, cv, url) => {
  await open(cv, url === undefined ? {} : { url });
  expect(await screen.findByText('There is nothing to review here.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Back to Tailored CVs' })).toHaveLength(2);
});

test('a CV that cannot be read heals on Try again', async () => {
  const cv = reviewed();
  const api = createFakeApi({ tailored: [cv] });
  api.failNext('getCv', new Error(''));
  const fake = fakeShell({ messages, api, url: `/tailored-changes?cvId=${cv._id}` });
  render(<TailoredChangesPage />, { wrapper: fake.Wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch CV');
  await click('Try again');
  expect(await change('Professional summary')).toBeTruthy();
});
