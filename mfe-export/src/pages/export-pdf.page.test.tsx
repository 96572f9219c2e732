import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleReviewedCv,
  sampleTailoredCv,
  type FakeShellOptions,
} from '@sastre/shared-contracts/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { renderCv } from '../renderer/render-cv.ts';
import { ExportPdfPage } from './export-pdf.page.tsx';

const copy = sampleTailoredCv();
const made: Blob[] = [];
const revoked: string[] = [];

// jsdom has no object URLs.
beforeEach(() => {
  URL.createObjectURL = jest.fn((blob: Blob | MediaSource) => `blob:${made.push(blob as Blob)}`);
  URL.revokeObjectURL = jest.fn((url: string) => void revoked.push(url));
});
afterEach(() => {
  made.length = 0;
  revoked.length = 0;
});

function fake(cv: Cv = sampleCv(), options: FakeShellOptions = {}) {
  const api = createFakeApi({ cv, tailored: [copy], pictures: 1 });
  return fakeShell({ messages, api, url: '/export-pdf', ...options });
}
function show(shell = fake()) {
  const view = render(<ExportPdfPage />, { wrapper: shell.Wrapper });
  return { ...shell, ...view };
}
const download = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Download' }));
const preview = () => screen.queryByTitle('Preview of the CV');

test('says that it loads, then shows the preview', async () => {
  const shell = fake();
  const release = shell.api.hold('getMainCv');
  show(shell);
  expect(screen.getByRole('status').textContent).toContain('Loading your CV data...');
  expect(preview()).toBeNull();
  release();
  expect(await screen.findByTitle('Preview of the CV')).toBeTruthy();
  expect(screen.queryByText('Loading your CV data...')).toBeNull();
});

test('a CV that cannot be loaded offers the way back', async () => {
  const shell = fake();
  shell.api.failNext('getMainCv', 'internal');
  show(shell);
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to load this CV');
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
});

test('Download saves first, prints the renderer’s document and shows it in the tab of the click', async () => {
  const cv = sampleCv();
  const { api, log } = show(fake(cv));
  await download();
  const link = await screen.findByRole('link', { name: 'Ana María Fernández- CV.pdf' });
  expect(api.calls.map(({ id, status }) => [id, status])).toEqual([
    ['getMainCv', 200],
    ['saveCv', 200],
    ['generatePdf', 200],
  ]);
  expect(api.callsOf('saveCv')[0]?.options.ifMatch).toBeTruthy();
  expect(api.callsOf('generatePdf')[0]?.input).toEqual({
    body: { html: renderCv(cv, 'en'), docTitle: 'Ana María Fernández- CV', pictureId: '' },
  });
  const url = link.getAttribute('href');
  expect(link.getAttribute('download')).toBe('Ana María Fernández- CV.pdf');
  expect(log.tabs).toEqual([{ urls: [url], closed: false }]);
  expect(made.map(({ type }) => type)).toEqual(['application/pdf']);
  expect(log.tracked).toEqual([{ name: 'cv_pdf_exported', properties: {} }]);
});

test('the tab opens in the click itself, before anything is awaited', async () => {
  const shell = fake();
  const release = shell.api.hold('saveCv');
  show(shell);
  await download();
  expect(shell.log.tabs).toEqual([{ urls: [], closed: false }]);
  release();
  await screen.findByRole('link', { name: /CV\.pdf$/ });
});

test('a browser that refuses the tab still gets the link', async () => {
  const shell = show(fake(sampleCv(), { popupsBlocked: true }));
  await download();
  expect(await screen.findByRole('link', { name: /CV\.pdf$/ })).toBeTruthy();
  expect(shell.log.tabs).toEqual([]);
});

test('a spinner stands in for the preview while the PDF is made', async () => {
  const shell = fake();
  const release = shell.api.hold('generatePdf');
  show(shell);
  await download();
  expect(screen.getByText('Generating the PDF')).toBeTruthy();
  expect(preview()).toBeNull();
  release();
  expect(await screen.findByTitle('Preview of the CV')).toBeTruthy();
  expect(screen.queryByText('Generating the PDF')).toBeNull();
});

test('an empty PDF is a failure: it says so, closes the tab and counts nothing', async () => {
  const shell = fake();
  const { call } = shell.shell.http;
  shell.shell.http.call = (async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options);
    return endpoint.id === 'generatePdf' ? { ...answer, data: new Blob([]) } : answer;
  }) as typeof call;
  show(shell);
  await download();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to generate PDF');
  expect(shell.log.tabs).toEqual([{ urls: [], closed: true }]);
  expect(shell.log.tracked).toEqual([]);
  expect(screen.queryByRole('link', { name: /CV\.pdf$/ })).toBeNull();
});

test('after a failure the next try can succeed and takes the message away', async () => {
  const shell = fake();
  shell.api.failNext('generatePdf', new Error('down'));
  show(shell);
  await download();
  await screen.findByRole('alert');
  await download();
  await screen.findByRole('link', { name: /CV\.pdf$/ });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shell.log.tabs.map(({ closed }) => closed)).toEqual([true, false]);
});

test('a CV changed elsewhere is shown as it is now, and the next download prints that', async () => {
  const shell = fake();
  show(shell);
  await screen.findByTitle('Preview of the CV');
  const stored = shell.api.state.mainCv;
  if (stored === undefined) throw new Error('no stored CV');
  const latest = {
    ...stored.cv,
    skills: [],
    personal_info: { ...stored.cv.personal_info, fullName: 'Ana Sol' },
  };
  shell.api.state.mainCv = { cv: latest, version: stored.version + 1 };
  await download();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The preview now shows the latest',
  );
  expect(shell.api.callsOf('generatePdf')).toEqual([]);
  expect(shell.log.tabs).toEqual([{ urls: [], closed: true }]);
  expect(shell.api.state.mainCv.cv).toEqual(latest);
  await download();
  await screen.findByRole('link', { name: 'Ana Sol- CV.pdf' });
  expect(shell.api.callsOf('generatePdf')[0]?.input).toMatchObject({
    body: { html: renderCv(latest, 'en'), docTitle: 'Ana Sol- CV' },
  });
});

test('leaving the page gives the picture’s object URL back', async () => {
  const shell = fake();
  const pictureId = [...shell.api.state.pictures.keys()][0] ?? '';
  const stored = shell.api.state.tailored.get(copy._id);
  if (stored?.cv.tailored === undefined) throw new Error('no stored copy');
  const { tailored } = stored.cv;
  stored.cv = {
    ...stored.cv,
    tailored: { ...tailored, pdfOptions: { ...tailored.pdfOptions, pictureId } },
  };
  shell.setUrl(`/export-pdf?cvId=${copy._id}`);
  const { unmount } = show(shell);
  await screen.findByTitle('Preview of the CV');
  expect(made.map(({ type }) => type)).toEqual(['image/png']);
  unmount();
  expect(revoked).toEqual(['blob:1']);
});

test('the panel names the company, the day and the job of a tailored CV; the main CV has none', async () => {
  const main = show();
  await screen.findByTitle('Preview of the CV');
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

test('a copy with changes leads to their review; one without does not', async () => {
  const changed = sampleReviewedCv();
  const api = createFakeApi({ tailored: [changed] });
  const { unmount } = show(fakeShell({ messages, api, url: `/export-pdf?cvId=${changed._id}` }));
  const link = await screen.findByRole('link', { name: 'Review changes (2)' });
  expect(link.getAttribute('href')).toBe(`/tailored-changes?cvId=${changed._id}`);
  unmount();
  show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
  await screen.findByTitle('Preview of the CV');
  expect(screen.queryByRole('link', { name: /Review changes/ })).toBeNull();
});
