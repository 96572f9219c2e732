import { expect, test } from '@jest/globals';
import { hasWaitingJob, MOST_FAILED_POLLS } from '@sastre/shared-contracts/page';
import type { SiteFacts } from '@sastre/shared-contracts/registry';
import {
  createFakeApi,
  FAKE_NOW,
  fakeShell,
  sampleCv,
  type FakeApiOptions,
} from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { TailorCvPage } from './tailor-cv.page.tsx';

const FORM = { companyName: 'Northlight', jobDescription: 'TypeScript and SQL' };
const button = (name: string) => screen.getByRole('button', { name });
const company = () => screen.getByRole('textbox', { name: /Company name/ });
const type = (text: string) => fireEvent.change(company(), { target: { value: text } });

async function open({
  form = FORM,
  job,
  site,
  ...options
}: FakeApiOptions & { form?: object | undefined; job?: unknown; site?: SiteFacts } = {}) {
  const now = { at: FAKE_NOW };
  const api = createFakeApi({ cv: sampleCv(), now: () => now.at, ...options });
  const fake = fakeShell({ messages, api, ...(site ? { site } : {}) });
  if (form !== undefined) await fake.shell.drafts.write('tailoring.form', form);
  if (job !== undefined) await fake.shell.drafts.write('tailoring.job', job);
  const view = render(<TailorCvPage />, { wrapper: fake.Wrapper });
  /** A second, and what comes of it. */
  const polls = async (count: number) => {
    for (let poll = 0; poll < count; poll += 1) await fake.clock.advance(1_000);
  };
  return { ...fake, ...view, polls, now };
}
const ready = async () =>
  expect(await screen.findByRole('button', { name: /^Continue without AI/ })).toBeTruthy();

test('without company and job description AI is disabled with its reason, and the other action hidden', async () => {
  await open({ form: {} });
  expect(await screen.findByText('0 of 3 AI operations used today')).toBeTruthy();
  const reason = 'Fill in the company name and the job description to continue.';
  expect(button('Tailor using AI')).toHaveProperty('disabled', true);
  expect(screen.getByText(reason).id).toBe(
    button('Tailor using AI').getAttribute('aria-describedby'),
  );
  type('Northlight');
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('while the use is being checked nothing can start', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const release = api.hold('activeSubscription');
  const fake = fakeShell({ messages, api });
  await fake.shell.drafts.write('tailoring.form', FORM);
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByDisplayValue('Northlight')).toBeTruthy();
  expect(button('Tailor using AI')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  release();
  await ready();
  expect(button('Tailor using AI')).toHaveProperty('disabled', false);
});

test('the wording and the cost follow the choices', async () => {
  await open();
  await ready();
  expect(screen.getByText('Free: a plain copy of your CV')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Cover Letter' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Use Translation' }), 'es');
  expect(button('Tailor using AI, with cover letter and translation')).toBeTruthy();
  expect(button('Continue without AI Tailoring, with cover letter and translation')).toBeTruthy();
  expect(screen.getAllByText('Costs 1 AI operation')).toHaveLength(2);
});

test('use and reset are shown before the click, in the user’s own time', async () => {
  await open({ operations: 2 });
  await ready();
  expect(screen.getByText('2 of 3 AI operations used today')).toBeTruthy();
  expect(screen.getByText('2 of 10 used this week')).toBeTruthy();
  const resets = screen.getAllByText(/^Resets: /).map(({ textContent }) => textContent);
  const midnight = new Date('2026-11-22T00:00:00.000Z').toLocaleTimeString('en', {
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(resets).toHaveLength(2);
  for (const text of resets) expect(text).toContain(midnight);
});

test('that no operation is left is said beside what costs one, before the click', async () => {
  await open({ operations: 3 });
  await ready();
  const said = (name: string) =>
    document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
  const spent = 'Costs 1 AI operation. You have no AI operation left.';
  expect(said('Tailor using AI')).toBe(spent);
  expect(said('Continue without AI Tailoring')).toBe('Free: a plain copy of your CV');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Cover Letter' }));
  expect(said('Continue without AI Tailoring, with cover letter')).toBe(spent);
});

test('with AI: the fields are locked, the stages pass, and the export follows', async () => {
  const { log, api, shell, polls } = await open();
  await ready();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Cover Letter' }));
  await userEvent.click(button('Tailor using AI, with cover letter'));
  expect(company()).toHaveProperty('disabled', true);
  expect(screen.getByRole('combobox', { name: 'Use Translation' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByRole('button', { name: /^Tailor using AI/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Waiting to start');
  await polls(3);
  expect(screen.getByRole('status').textContent).toBe('Matching it with your CV');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('33');
  expect(screen.getByText(/^The built-in engine runs\./)).toBeTruthy();
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe(
    'Matching it with your CV',
  );
  await polls(5);
  const [cvId] = [...api.state.tailored.keys()];
  expect(log.navigations).toEqual([{ kind: 'go', to: `/export-pdf?cvId=${cvId}` }]);
  expect(log.events).toContainEqual({ name: 'cv.tailored', payload: { cvId } });
  expect(log.tracked).toContainEqual({
    name: 'tailor_cv_ai',
    properties: { includeCoverLetter: true, translateTo: 'none' },
  });
  expect(api.callsOf('startTailoring').map(({ input }) => input.body)).toEqual([
    { ...FORM, includeCoverLetter: true, useAiTailoring: true, translateTo: null },
  ]);
  expect(await shell.drafts.read('tailoring.job')).toBeUndefined();
  expect(await shell.drafts.read('tailoring.form')).toBeUndefined();
});

test('without AI: a plain copy is tracked as manual and costs nothing', async () => {
  const { log, api, polls } = await open({ operations: 3 });
  await ready();
  await userEvent.click(button('Continue without AI Tailoring'));
  await polls(5);
  expect(log.navigations).toHaveLength(1);
  expect(log.alerts).toEqual([]);
  expect(log.tracked).toContainEqual({
    name: 'tailor_cv_manual',
    properties: { includeCoverLetter: false, translateTo: 'none' },
  });
  expect(api.state.operations).toHaveLength(3);
});

test('no allowance left: an alert, then the plans; nothing is started', async () => {
  const { log, api, shell, unmount, Wrapper } = await open({ operations: 3 });
  await ready();
  await userEvent.click(button('Tailor using AI'));
  expect(log.alerts).toEqual(['You have reached your usage limits for this feature.']);
  expect(log.navigations).toEqual([{ kind: 'go', to: '/plans' }]);
  expect(api.callsOf('startTailoring')).toEqual([]);
  // The plans say why, until somebody is back.
  await waitFor(async () => expect(await hasWaitingJob(shell)).toBe(true));
  unmount();
  render(<TailorCvPage />, { wrapper: Wrapper });
  await waitFor(async () => expect(await hasWaitingJob(shell)).toBe(false));
});

test('a reload in the middle finds the running job, locked and with its engine', async () => {
  const first = await open();
  await ready();
  await userEvent.click(button('Tailor using AI'));
  await first.polls(2);
  first.unmount();
  const calls = first.api.callsOf('tailoringProgress').length;
  await first.clock.advance(60_000);
  expect(first.api.callsOf('tailoringProgress')).toHaveLength(calls);

  render(<TailorCvPage />, { wrapper: first.Wrapper });
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(await screen.findByDisplayValue('Northlight')).toHaveProperty('disabled', true);
  await first.polls(6);
  expect(first.log.navigations).toHaveLength(1);
  expect(first.api.callsOf('startTailoring')).toHaveLength(1);
});

test('a job that failed says so, gives its operation back and forgets nothing that was typed', async () => {
  const { log, api, polls, shell } = await open();
  api.failNextJob();
  await ready();
  await userEvent.click(button('Tailor using AI'));
  await polls(4);
  expect(screen.getByRole('alert').textContent).toContain('Failed to tailor CV');
  expect(log.alerts).toEqual(['Failed to tailor CV. Please try again.']);
  expect(screen.getByText('0 of 3 AI operations used today')).toBeTruthy();
  expect(company()).toHaveProperty('value', 'Northlight');
  expect(await shell.drafts.read('tailoring.job')).toBeUndefined();
});

test.each([
  ['unavailable', 'Failed to tailor CV'],
  ['limit-reached', 'Delete one first: Tailored CVs'],
] as const)('a start that fails with %s says "%s"', async (code, text) => {
  const { log, api } = await open();
  api.failNext('startTailoring', code);
  await ready();
  await userEvent.click(button('Tailor using AI'));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(log.alerts).toEqual(['Failed to tailor CV. Please try again.']);
});

test('status checks that fail are tried again before the screen gives up, and can be asked for again', async () => {
  const { log, api, clock, shell } = await open();
  await ready();
  for (let failure = 0; failure < MOST_FAILED_POLLS; failure += 1)
    api.failNext('tailoringProgress', 'unavailable');
  await userEvent.click(button('Tailor using AI'));
  await clock.advance(120_000);
  expect(screen.getByRole('alert').textContent).toContain('Failed to check tailoring status');
  expect(log.alerts).toEqual(['Failed to tailor CV. Please try again.']);
  expect(await shell.drafts.read('tailoring.job')).toBeDefined();
  await userEvent.click(button('Check again'));
  await clock.advance(10_000);
  expect(log.navigations).toHaveLength(1);
});

test('a job that the server no longer knows is forgotten without a word', async () => {
  const { log, shell } = await open({ job: { bullId: sampleCv()._id, useAi: true } });
  await ready();
  expect(log.alerts).toEqual([]);
  expect(await shell.drafts.read('tailoring.job')).toBeUndefined();
});

test('what is typed is kept while typing goes on, and at once when the page goes', async () => {
  const { clock, shell, unmount } = await open({ form: {} });
  await screen.findByText('0 of 3 AI operations used today');
  const kept = async () =>
    ((await shell.drafts.read('tailoring.form')) as { companyName?: string }).companyName;
  type('N');
  await clock.advance(200);
  type('No');
  await clock.advance(100);
  expect(await kept()).toBe('No');
  type('Nor');
  unmount();
  await waitFor(async () => expect(await kept()).toBe('Nor'));
});

test('the use is read anew when the plan changes and when the day starts again', async () => {
  const { shell, api, clock, now } = await open({ operations: 3 });
  await ready();
  api.state.operations.length = 1;
  act(() => shell.events.emit('subscription.changed', {}));
  expect(await screen.findByText('1 of 3 AI operations used today')).toBeTruthy();
  now.at += 86_400_000;
  await clock.advance(86_400_000 / 2);
  expect(await screen.findByText('0 of 3 AI operations used today')).toBeTruthy();
});

test('no CV: it says so and leads to the dashboard', async () => {
  const fake = fakeShell({ messages });
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  expect(await screen.findByText('No CV data available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
});

test('a plan that cannot be checked heals on Try again', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  api.failNext('activeSubscription', new Error(''));
  const fake = fakeShell({ messages, api });
  await fake.shell.drafts.write('tailoring.form', FORM);
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your plan could not be checked.',
  );
  expect(button('Tailor using AI')).toHaveProperty('disabled', true);
  await userEvent.click(button('Try again'));
  await ready();
});

// The built-in engine proposes no wording, so it asks nothing either.
test.each([
  ['rules', /^Nothing is said that your CV does not say\. The built-in engine will run: [^?]*$/],
  ['openai-compatible', /before you say yes\. An AI model will run:/],
  [
    undefined,
    /^Your CV is changed for the job only in ways that it proves; .* before you say yes\.$/,
  ],
])('before the start the engine that will run is named: %s', async (engine, words) => {
  await open({ site: { legal: [], ...(engine ? { engine } : {}) } });
  await ready();
  expect(screen.getByText(words)).toBeTruthy();
});

test('a job description that is too long is told so, its numbers as the language writes them', async () => {
  await open({ form: { ...FORM, jobDescription: 'x'.repeat(51_299) } });
  expect(await screen.findByText(/51,299 of at most 20,000 characters/)).toBeTruthy();
});
