import { describe, expect, test } from '@jest/globals';
import type { TailoringCheck } from '@sastre/shared-contracts/api';
import { ApiError } from '@sastre/shared-contracts/shell';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import type { TailorForm } from '../features/tailoring/actions.rules.ts';
import { TailorCvPage } from './tailor-cv.page.tsx';

const FORM = { companyName: 'Northlight', jobDescription: 'TypeScript et SQL' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const letterBox = () => screen.getByRole('checkbox', { name: 'Include Cover Letter' });
const described = (element: HTMLElement) => {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

async function open(found?: Partial<TailoringCheck>, form: Partial<TailorForm> = FORM) {
  const api = createFakeApi({ cv: sampleCv() });
  if (found) api.state.tailoringCheck = found;
  const fake = fakeShell({ messages, api });
  await fake.shell.drafts.write('tailoring.form', form);
  render(<TailorCvPage />, { wrapper: fake.Wrapper });
  await screen.findByText('0 of 3 AI operations used today');
  if (form.companyName) await screen.findByDisplayValue(form.companyName);
  const asked = () => api.callsOf('checkTailoring').map(({ input }) => input.body);
  return { ...fake, api, asked, rest: () => fake.clock.advance(600) };
}

const unread: Partial<TailoringCheck> = {
  cvLanguage: 'en',
  jobLanguage: 'fr',
  obstacles: [
    { part: 'tailoring', code: 'job-language', stops: true },
    { part: 'letter', code: 'job-language', stops: true },
  ],
};

describe('what cannot be done', () => {
  test('is asked once someone rests, with all that the form could start', async () => {
    const { asked, clock, rest } = await open();
    await rest();
    expect(asked()).toHaveLength(1);
    await userEvent.click(letterBox());
    await clock.advance(599);
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    expect(asked()[1]).toEqual({
      companyName: '-',
      jobDescription: FORM.jobDescription,
      useAiTailoring: true,
      includeCoverLetter: true,
      translateTo: null,
    });
  });

  test('is said beside its option, and what would deliver nothing is not started', async () => {
    const { api, rest } = await open(unread);
    await rest();
    const ai = button('Tailor using AI');
    expect(ai).toHaveProperty('disabled', true);
    expect(described(ai)).toBe(
      'None of this can be done, so it is not started. The job description is in French, which the built-in engine does not read: nothing can be tailored to it.',
    );
    expect(described(letterBox())).toBe('');
    await userEvent.click(letterBox());
    await rest();
    expect(described(letterBox())).toBe(
      'The job description is in French, which the built-in engine does not read. A letter in the language of your CV is possible.',
    );
    const manual = button('Continue without AI Tailoring, with cover letter');
    expect(manual).toHaveProperty('disabled', true);
    expect(described(manual)).toContain('you get a plain copy, free.');
    await userEvent.click(letterBox());
    await rest();
    // A plain copy delivers what it promises.
    expect(button('Continue without AI Tailoring')).toHaveProperty('disabled', false);
    expect(api.callsOf('startTailoring')).toEqual([]);
  });

  test('in part is said, and started all the same', async () => {
    const { rest } = await open(
      {
        cvLanguage: 'pl',
        obstacles: [
          { part: 'tailoring', code: 'cv-language', stops: false },
          { part: 'translation', code: 'cv-language', stops: true },
        ],
      },
      { ...FORM, translateTo: 'de' },
    );
    await rest();
    const ai = button('Tailor using AI, with translation');
    expect(ai).toHaveProperty('disabled', false);
    expect(described(ai)).toBe(
      'Costs 1 AI operation. Your CV is in Polish: the built-in engine only puts it in order.',
    );
    expect(described(screen.getByRole('combobox', { name: 'Use Translation' }))).toBe(
      'Your CV is in Polish, which the built-in engine does not translate.',
    );
  });

  test('but headings is no translation that is charged, and the way to have them later is told', async () => {
    const { rest } = await open(
      { obstacles: [{ part: 'translation', code: 'cv-language', stops: false }] },
      { ...FORM, translateTo: 'de' },
    );
    const manual = () => button('Continue without AI Tailoring, with translation');
    await rest();
    expect(described(manual())).toBe('Free: a copy of your CV with its headings in that language');
    expect(described(button('Tailor using AI, with translation'))).toBe('Costs 1 AI operation');
    expect(described(screen.getByRole('combobox', { name: 'Use Translation' }))).toMatch(
      /your own sentences stay as they are.*free.*“Language of the CV” in the export/s,
    );
    await userEvent.click(letterBox());
    await rest();
    expect(described(button(/^Continue without AI Tailoring/))).toBe('Costs 1 AI operation');
  });

  test('is not known when it cannot be asked: nothing is said and nothing held back', async () => {
    const { api, log, rest } = await open(unread);
    api.failNext('checkTailoring', 'unavailable');
    await rest();
    expect(button('Tailor using AI')).toHaveProperty('disabled', false);
    expect(described(button('Tailor using AI'))).toBe('Costs 1 AI operation');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log.alerts).toEqual([]);
  });

  test('and is only found at the start is said in the server’s words', async () => {
    const { api } = await open();
    const message = 'The CV cannot be translated: it is in this language already.';
    const failed = { endpoint: 'startTailoring', status: 422, message };
    api.failNext('startTailoring', new ApiError({ ...failed, code: 'invalid-input' }));
    await userEvent.click(button('Tailor using AI'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to tailor CV The CV cannot be translated: it is in this language already.',
    );
  });

  test('and is refused at the start is said in the user’s words as soon as they are known', async () => {
    const { api, rest } = await open({
      obstacles: [{ part: 'tailoring', code: 'nothing-to-tailor', stops: true }],
    });
    const message = 'The CV cannot be tailored: there is nothing in it that could be changed.';
    const problem = {
      ...{ type: 'x', title: 'Invalid input', status: 422, code: 'invalid-input', requestId: 'x' },
      ...{ detail: message, message, errors: [{ path: 'useAiTailoring', message }] },
    };
    const failed = { endpoint: 'startTailoring', status: 422, message, problem };
    api.failNext('startTailoring', new ApiError({ ...failed, code: 'invalid-input' }));
    await userEvent.click(button('Tailor using AI'));
    expect((await screen.findByRole('alert')).textContent).toBe(`Failed to tailor CV ${message}`);
    await rest();
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to tailor CV Your CV has nothing that could be put in order or reworded.',
    );
  });
});

test('the letter’s language can be chosen where there is a letter, and is sent and kept', async () => {
  const { api, rest, shell } = await open();
  const choice = () => screen.queryByRole('combobox', { name: 'Language of the letter' });
  const options = () => [...(choice()?.querySelectorAll('option') ?? [])].map((one) => one.label);
  expect(choice()).toBeNull();
  await userEvent.click(letterBox());
  expect(options()).toEqual([
    // The field is narrow: what it depends on is said below.
    'Same as the job description',
    'English',
    'Spanish',
    'German',
  ]);
  expect(described(choice() as HTMLElement)).toBe('If your CV lists that language.');
  await rest();
  expect(described(choice() as HTMLElement)).toBe('The letter will be in English.');
  await userEvent.selectOptions(choice() as HTMLElement, 'de');
  await rest();
  expect(described(choice() as HTMLElement)).toBe('');
  expect(api.callsOf('checkTailoring').at(-1)?.input.body).toMatchObject({ letterLanguage: 'de' });
  expect(await shell.drafts.read('tailoring.form')).toMatchObject({ letterLanguage: 'de' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Use Translation' }), 'es');
  expect(options()[0]).toBe('Same as the translation');
  await userEvent.click(button(/^Tailor using AI/));
  expect(api.callsOf('startTailoring')[0]?.input.body).toMatchObject({ letterLanguage: 'de' });
});

describe('a model that fails', () => {
  test.each([
    ['model-unreachable', 'The language model could not be reached.'],
    ['model-refused-key', 'The language model refused the key of this site.'],
    ['model-too-slow', 'The language model took too long.'],
    ['model-unusable', 'The language model gave no usable answer.'],
  ] as const)('as %s: it is said, and the built-in engine does the same', async (code, said) => {
    const { api, clock } = await open();
    api.failNextJob('Whatever the server says.', code);
    await userEvent.click(letterBox());
    await userEvent.click(button('Tailor using AI, with cover letter'));
    await clock.advance(4_000);
    expect(screen.getByRole('alert').textContent).toBe(
      `Failed to tailor CV ${said} It did not cost you anything. Use the built-in engine`,
    );
    expect(api.state.operations).toEqual([]);
    await userEvent.click(button('Use the built-in engine'));
    const [first, second] = api.callsOf('startTailoring').map(({ input }) => input.body as object);
    expect(second).toEqual({ ...first, engine: 'rules' });
  });

  test('is not blamed where the built-in engine ran', async () => {
    const { api, clock } = await open();
    api.failNextJob('x', 'engine');
    await userEvent.click(button('Tailor using AI'));
    await clock.advance(4_000);
    expect(screen.getByRole('alert').textContent).toBe('Failed to tailor CV ');
    expect(screen.queryByRole('button', { name: 'Use the built-in engine' })).toBeNull();
  });
});

describe('the language of the job description', () => {
  const german: Partial<TailoringCheck> = { cvLanguage: 'en', jobLanguage: 'de', obstacles: [] };

  test('is said, with a translation into it on offer', async () => {
    const { asked, rest } = await open(german);
    expect(screen.queryByText(/^The job description is in/)).toBeNull();
    await rest();
    expect(screen.getByText('The job description is in German.')).toBeTruthy();
    await userEvent.click(button('Translate my CV into German'));
    const translation = screen.getByRole('combobox', { name: 'Use Translation' });
    expect(translation).toHaveProperty('value', 'de');
    expect(document.activeElement).toBe(translation);
    expect(screen.queryByRole('button', { name: /^Translate my CV/ })).toBeNull();
    await rest();
    expect(asked().at(-1)).toMatchObject({ translateTo: 'de' });
  });

  test('is said alone where the CV is in it, or where we do not translate into it', async () => {
    const { rest } = await open({ ...german, cvLanguage: 'de' });
    await rest();
    expect(screen.getByText('The job description is in German.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Translate my CV/ })).toBeNull();
    cleanup();
    const other = await open(unread);
    await other.rest();
    expect(screen.getByText('The job description is in French.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Translate my CV/ })).toBeNull();
  });
});

describe('the company that the job description names', () => {
  const company = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Company name' });

  test('is offered to who has typed none, and taken by a click', async () => {
    const { rest } = await open({ company: 'Harbour Bank' }, { ...FORM, companyName: '' });
    await rest();
    expect(await screen.findByText(/names Harbour Bank\./)).toBeTruthy();
    expect(company().value).toBe('');
    await userEvent.click(button('Use this name'));
    expect(company().value).toBe('Harbour Bank');
    expect(document.activeElement).toBe(company());
    expect(screen.queryByText(/names Harbour Bank\./)).toBeNull();
  });

  test('is not offered to who has typed one, nor where none was read', async () => {
    const typed = await open({ company: 'Harbour Bank' });
    await typed.rest();
    expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull();
    cleanup();
    const unread = await open({ company: '' }, { ...FORM, companyName: '' });
    await unread.rest();
    expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull();
  });
});
