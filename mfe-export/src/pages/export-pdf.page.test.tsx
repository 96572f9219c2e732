import { beforeEach, expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleReviewedCv,
} from '@sastre/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { copy, playBrowser, fake, preview, show, shown, urls } from './export-pdf.fixture.tsx';

beforeEach(playBrowser);

test('says that it loads, then shows the preview', async () => {
  const shell = fake();
  const release = shell.api.hold('getMainCv');
  show(shell);
  expect(screen.getByText('Loading your CV data...').closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Export PDF');
  expect(preview()).toBeNull();
  release();
  await shown();
  expect(screen.queryByText('Loading your CV data...')).toBeNull();
});

test('a CV that cannot be loaded offers the way back, and another try', async () => {
  const shell = fake();
  shell.api.failNext('getMainCv', 'internal');
  show(shell);
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to load this CV');
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shown();
});

test('a CV that is not there, or not the user’s, offers the way back alone', async () => {
  show(fake(sampleCv(), { url: '/export-pdf?cvId=ffffffff-2222-4333-8444-555555555555' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to load this CV');
  expect(screen.getByRole('link', { name: 'Go back' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('another cvId in the address shows another CV', async () => {
  const { setUrl, api } = show();
  await shown();
  setUrl(`/export-pdf?cvId=${copy._id}`);
  await screen.findByRole('heading', { name: 'Tailored For Harbour Bank' });
  expect(api.callsOf('getCv')).toMatchObject([{ input: { params: { id: copy._id } } }]);
});

test('the title and its company come first, then the way to the download, preview and panel', async () => {
  show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
  await shown();
  const heading = screen.getByRole('heading', { level: 1, name: 'Export PDF for Harbour Bank' });
  const skip = screen.getByRole('button', { name: 'Skip to Download' });
  const main = screen.getByRole('button', { name: 'Download' });
  const layout = screen.getByRole('radio', { name: /Two columns/ });
  for (const [first, second] of [
    [heading, skip],
    [skip, preview()],
    [preview(), main],
    [main, layout],
  ]) {
    const place = first?.compareDocumentPosition(second ?? document);
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(skip);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(main);
});

test('pages are turned by the arrows, which keep the focus at the ends', async () => {
  show();
  await shown();
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
  for (const name of ['Previous page', 'Next page']) {
    const arrow = screen.getByRole('button', { name });
    expect(arrow.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(arrow);
    expect(document.activeElement).toBe(arrow);
  }
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
});

test('the pictures to choose from are read anew when they were changed, and given back on leaving', async () => {
  const shell = fake();
  const { api, shell: services, unmount } = show(shell);
  await shown();
  await waitFor(() => expect(urls.made).toHaveLength(1));
  expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeTruthy();
  const [id = ''] = api.state.pictures.keys();
  api.state.pictures.set('77777777-2222-4333-8444-555555555555', new Blob(['x']));
  act(() => services.events.emit('pictures.changed', {}));
  expect(await screen.findByRole('radio', { name: 'Picture 2' })).toBeTruthy();
  expect(api.callsOf('getPicture').map(({ input }) => input.params)).toMatchObject([{ id }, {}]);
  unmount();
  expect(urls.revoked).toEqual(['blob:1', 'blob:2']);
});

test('the picture of a CV is there before the preview is', async () => {
  const shell = fake();
  const [id = ''] = shell.api.state.pictures.keys();
  const { mainCv } = shell.api.state;
  if (mainCv === undefined) throw new Error('no stored CV');
  mainCv.cv = { ...mainCv.cv, ...choosePicture(mainCv.cv, id) };
  const release = shell.api.hold('getPicture');
  show(shell);
  await waitFor(() => expect(shell.api.callsOf('getPicture')).toHaveLength(1));
  expect(preview()).toBeNull();
  release();
  await shown();
  expect(shell.api.callsOf('getPicture')).toHaveLength(1);
});

test('pictures that cannot be read keep nobody from exporting', async () => {
  const shell = fake();
  const { reportError } = globalThis;
  const reported: string[] = [];
  globalThis.reportError = (error: Error) => void reported.push(error.message);
  shell.api.failNext('listPictures', 'unavailable');
  show(shell);
  await shown();
  await userEvent.click(await screen.findByRole('button', { name: messages.panel.pictures.retry }));
  expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeTruthy();
  expect(reported).toEqual(['Error loading pictures: Temporarily unavailable']);
  globalThis.reportError = reportError;
});

test('the panel names the company, the day and the job of a tailored CV; the main CV has none', async () => {
  const main = show();
  await shown();
  expect(screen.queryByText(/^Tailored For/)).toBeNull();
  main.unmount();
  show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
  const heading = await screen.findByRole('heading', { name: 'Tailored For Harbour Bank' });
  const panel = within(heading.parentElement as HTMLElement);
  expect(panel.getByText('November 2, 2026')).toBeTruthy();
  expect(
    panel.getByText('We look for an engineer who knows TypeScript and PostgreSQL.'),
  ).toBeTruthy();
});

const showCopy = (change: (tailored: NonNullable<Cv['tailored']>) => void) => {
  const changed = sampleReviewedCv();
  if (changed.tailored) change(changed.tailored);
  const api = createFakeApi({ tailored: [changed] });
  const url = `/export-pdf?cvId=${changed._id}`;
  return { changed, ...show(fakeShell({ messages, api, url })) };
};
const strip = async () => {
  const link = await screen.findByRole('link', { name: 'Review changes' });
  return { link, texts: link.previousElementSibling?.textContent };
};

test('a copy with changes leads to their review; one without does not', async () => {
  const { changed, unmount } = showCopy(() => undefined);
  const { link, texts } = await strip();
  expect(texts).toBe('2 changes in this copy.');
  expect(link.getAttribute('href')).toBe(`/tailored-changes?cvId=${changed._id}`);
  unmount();
  show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
  await shown();
  expect(screen.queryByRole('link', { name: /Review changes/ })).toBeNull();
});

test('a copy says what waits for an answer, and that its own sentences are not translated', async () => {
  showCopy((tailored) => {
    const [, edit] = tailored.report?.edits ?? [];
    if (edit) edit.status = 'unproven';
    tailored.report?.notes.push('free-text-not-translated');
    tailored.language = 'de';
  });
  expect((await strip()).texts).toBe(
    'One change in this copy. One question is waiting for your answer.' +
      'Headings, months and levels are in German. Your own sentences are still in their original language.',
  );
});

test('a copy says that it is translated in part', async () => {
  showCopy(({ report }) => report?.notes.push('part-not-translated'));
  expect((await strip()).texts).toMatch(
    /some of your own sentences are still in their original language/,
  );
});
