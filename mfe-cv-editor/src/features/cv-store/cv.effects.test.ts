import { typedInKey } from '@sastre/shared-contracts/page';
import { expect, test } from '@jest/globals';
import { ApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import messages from '../../locales/en.ts';
import { loadCv, saveCv } from './cv.effects.ts';
import { failureText } from './failure-text.ts';
import { undoJournalKey } from './journal.rules.ts';

const cv = sampleCv();
const draft = toDraft(cv);
const t = (key: string) =>
  key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], messages) as string;

/** What the screen says of a save that fails. */
async function failureOf(
  shell: ShellServices,
  loaded: { cv: typeof cv; etag: string } | undefined,
) {
  const failure = await saveCv(shell, { loaded, draft, etag: undefined }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return failureText(failure, 'save', t);
}

function answering(endpoint: string, code: string): ShellServices {
  const { shell } = fakeShell();
  const call = () => Promise.reject(new ApiError({ endpoint, status: 200, code, message: '' }));
  return { ...shell, http: { call } };
}

test('a save without a loaded CV says that there is none', async () => {
  expect(await failureOf(fakeShell().shell, undefined)).toBe('No CV to save');
});

test('who is signed out is told so in words of a person', async () => {
  const { shell } = fakeShell();
  const told = { endpoint: 'saveCv', status: 401, code: 'unauthenticated' };
  const message = 'User is not authenticated';
  const call = () => Promise.reject(new ApiError({ ...told, message }));
  const signedOut = { ...shell, http: { call } };
  expect(await failureOf(signedOut, { cv, etag: '"1"' })).toBe('You are signed out.');
});

test('a save whose answer holds no CV is not taken for one', async () => {
  const loaded = { cv, etag: '"1"' };
  expect(await failureOf(answering('saveCv', 'invalid-answer'), loaded)).toBe(
    'Failed to create or update CV',
  );
  expect(await failureOf(answering('saveCv', 'network'), loaded)).toBe('Failed to save CV');
});

test('what was typed and what can be undone are asked for together', async () => {
  const { shell } = fakeShell();
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const read = (key: string) => {
    asked.push(key);
    return promise;
  };
  const call = async () => ({ data: cv, etag: '"1"', headers: {} });
  const loading = loadCv(
    { ...shell, http: { call } as never, drafts: { ...shell.drafts, read } },
    undefined,
    typedInKey,
  );
  // What is asked for waits for the CV alone.
  await new Promise((next) => setImmediate(next));
  expect(asked).toEqual([typedInKey(cv._id), undoJournalKey(cv._id)]);
  resolve(undefined);
  expect(await loading).toEqual({ loaded: { cv, etag: '"1"' } });
});
