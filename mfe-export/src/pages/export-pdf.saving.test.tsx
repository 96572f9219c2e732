import { beforeEach, describe, expect, test } from '@jest/globals';
import { hasCv } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAVE_MS } from '../features/document/export.machine.ts';
import { journalKey } from '../features/document/journal.effects.ts';
import { applyChange } from '../features/panel/layout.rules.ts';
import {
  playBrowser,
  download,
  fake,
  oneColumn,
  show,
  shown,
  twoColumns,
} from './export-pdf.fixture.tsx';

beforeEach(playBrowser);

const cv = sampleCv();
const templateOf = ({ api }: ReturnType<typeof fake>) =>
  api.state.mainCv?.cv.tailored?.pdfOptions.template;
const isTwo = async () =>
  (await screen.findByRole<HTMLInputElement>('radio', { name: /Two columns/ })).checked;
/** What is said next to the title. */
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Somebody else saves the main CV. */
function elsewhere({ api }: ReturnType<typeof fake>) {
  const { mainCv } = api.state;
  if (mainCv === undefined) throw new Error('no stored CV');
  const personal_info = { ...mainCv.cv.personal_info, fullName: 'Ana Sol' };
  api.state.mainCv = { cv: { ...mainCv.cv, personal_info }, version: mainCv.version + 1 };
}

describe('a change', () => {
  test('is shown at once and saved by itself: only the layout, over the version that was read', async () => {
    const shell = show();
    await shown();
    expect(status()).not.toContain('Saving…');
    await twoColumns();
    expect(await isTwo()).toBe(true);
    expect(status()).toContain('Saving…');
    expect(shell.api.callsOf('saveCv')).toEqual([]);
    await shell.clock.advance(SAVE_MS);
    expect(status()).toContain('Saved');
    const [call, ...others] = shell.api.callsOf('saveCv');
    expect(others).toEqual([]);
    expect(Object.keys(call?.input.body as object)).toEqual(['tailored']);
    expect(call?.options.ifMatch).toBeTruthy();
    expect(templateOf(shell)).toBe('two-column-1');
    expect(shell.log.events).toEqual([{ name: 'cv.saved', payload: { cvId: cv._id } }]);
    expect(await shell.shell.drafts.read(journalKey(cv._id))).toBeUndefined();
  });

  test('of the layout does not make a CV count as edited that never was', async () => {
    const never = { ...cv, updated_at: cv.created_at };
    const shell = show(fake(never));
    await shown();
    await twoColumns();
    await shell.clock.advance(SAVE_MS);
    expect(templateOf(shell)).toBe('two-column-1');
    expect(hasCv(shell.api.state.mainCv?.cv ?? cv)).toBe(false);
  });

  test('of the picture is saved with the personal info that names it', async () => {
    const shell = show();
    await shown();
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture 1' }));
    await shell.clock.advance(SAVE_MS);
    const [id = ''] = shell.api.state.pictures.keys();
    const stored = shell.api.state.mainCv?.cv;
    expect(stored?.tailored?.pdfOptions.pictureId).toBe(id);
    expect(stored?.personal_info.profilePictureUrl).toContain(id);
  });

  test('meets another version: goes on top of it, and the screen says so', async () => {
    const shell = show();
    await shown();
    elsewhere(shell);
    await twoColumns();
    await shell.clock.advance(SAVE_MS);
    expect(await screen.findByText(/with your change on top/)).toBeTruthy();
    expect(shell.api.state.mainCv?.cv.personal_info.fullName).toBe('Ana Sol');
    expect(templateOf(shell)).toBe('two-column-1');
    expect(screen.queryByRole('alert')).toBeNull();
    await oneColumn();
    expect(screen.queryByText(/with your change on top/)).toBeNull();
  });

  test('that cannot be saved stays, is said, and can be tried again', async () => {
    const shell = show();
    await shown();
    const failure = new Error('');
    shell.api.failNext('saveCv', failure);
    await twoColumns();
    await shell.clock.advance(SAVE_MS);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save CV');
    expect(status()).not.toContain('Saved');
    expect(await isTwo()).toBe(true);
    expect(shell.log.guards.some((isDirty) => isDirty())).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(status()).toContain('Saved'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(templateOf(shell)).toBe('two-column-1');
    expect(shell.log.guards.some((isDirty) => isDirty())).toBe(false);
  });
});

describe('the language of a CV', () => {
  test('that nothing tells is stored as the screen shows it, alone and without a word', async () => {
    const shell = show(fake({ ...cv, detected: {} }, { language: 'de' }));
    await waitFor(() => expect(shell.api.state.mainCv?.cv.language).toBe('auto-de'));
    expect(shell.api.callsOf('saveCv').map(({ input }) => input.body)).toEqual([
      { language: 'auto-de' },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is detected is left alone', async () => {
    const shell = show(fake({ ...cv, detected: { cv: 'pl' } }, { language: 'de' }));
    await shown();
    await shell.clock.advance(SAVE_MS);
    expect(shell.api.callsOf('saveCv')).toEqual([]);
  });
});

describe('a change that was just made', () => {
  test('is saved when the page is left, without a question', async () => {
    const shell = show();
    await shown();
    await twoColumns();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(shell.log.navigations).toEqual([{ kind: 'go', to: '/' }]);
    shell.unmount();
    await waitFor(() => expect(templateOf(shell)).toBe('two-column-1'));
    expect(shell.log.events).toHaveLength(1);
    await waitFor(async () =>
      expect(await shell.shell.drafts.read(journalKey(cv._id))).toBeUndefined(),
    );
  });

  test('made while the journal writes is begun to be kept at once when the page goes', async () => {
    const shell = fake();
    const { drafts } = shell.shell;
    const written: unknown[] = [];
    drafts.write = (_key, value) => {
      written.push(value);
      return new Promise(() => undefined);
    };
    show(shell);
    await shown();
    await twoColumns();
    await oneColumn();
    expect(written).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(written).toHaveLength(2);
  });

  test('during a save is saved after it, though the page is gone', async () => {
    const shell = show();
    await shown();
    const release = shell.api.hold('saveCv');
    await twoColumns();
    await shell.clock.advance(SAVE_MS);
    await oneColumn();
    shell.unmount();
    release();
    await waitFor(() => expect(shell.api.callsOf('saveCv')).toHaveLength(2));
    await waitFor(() => expect(templateOf(shell)).toBe('single-column-1'));
  });

  test('is there again after the session has ended or the browser crashed, and saved then', async () => {
    const shell = show();
    await shown();
    shell.api.state.signedIn = false;
    await twoColumns();
    await shell.clock.advance(SAVE_MS);
    await screen.findByRole('alert');
    shell.unmount();
    shell.api.state.signedIn = true;
    expect(templateOf(shell)).toBeUndefined();
    show(shell);
    expect(await screen.findByText(/had not been saved yet/)).toBeTruthy();
    expect(await isTwo()).toBe(true);
    await waitFor(() => expect(templateOf(shell)).toBe('two-column-1'));
    await waitFor(async () =>
      expect(await shell.shell.drafts.read(journalKey(cv._id))).toBeUndefined(),
    );
  });

  test('that was saved although its answer never came is no news', async () => {
    const shell = fake();
    await shell.shell.drafts.write(journalKey(cv._id), {
      pdfOptions: { template: 'two-column-1' },
    });
    const { mainCv } = shell.api.state;
    if (mainCv === undefined) throw new Error('no stored CV');
    mainCv.cv = applyChange(mainCv.cv, { pdfOptions: { template: 'two-column-1' } });
    show(shell);
    await shown();
    expect(screen.queryByText(/had not been saved yet/)).toBeNull();
    expect(shell.api.callsOf('saveCv')).toEqual([]);
  });

  test('and a download that it could not be saved for: both places say so', async () => {
    const shell = show();
    await shown();
    shell.api.failNext('saveCv', new Error(''));
    await twoColumns();
    await download();
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Failed to save CV Try again',
      'Failed to save CV',
    ]);
    expect(shell.log.tabs).toEqual([{ urls: [], closed: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
  });
});
