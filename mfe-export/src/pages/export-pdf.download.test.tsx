import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PdfReport } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  copy,
  playBrowser,
  download,
  fake,
  oneColumn,
  preview,
  savedFiles,
  scrolledTo,
  show,
  shown,
  twoColumns,
  urls,
} from './export-pdf.fixture.tsx';

beforeEach(playBrowser);
// jsdom would throw what is handed to the browser's log.
globalThis.reportError = () => undefined;

const link = () => screen.findByRole('link', { name: 'Ana María Fernández- CV.pdf' });

describe('Download', () => {
  test('saves first, prints the renderer’s document and shows it in the tab of the click', async () => {
    const cv = sampleCv();
    const { api, log } = show(fake(cv));
    await shown();
    await download();
    const url = (await link()).getAttribute('href');
    const ids = api.calls.map(({ id }) => id).filter((id) => !/picture/i.test(id));
    expect(ids).toEqual(['getMainCv', 'saveCv', 'generatePdf']);
    const [save] = api.callsOf('saveCv');
    expect(save?.options.ifMatch).toBeTruthy();
    expect(save?.input.body).toMatchObject({ personal_info: cv.personal_info, skills: cv.skills });
    expect(api.callsOf('generatePdf')[0]?.input).toEqual({
      body: {
        html: renderCv(cv, 'en'),
        docTitle: 'Ana María Fernández- CV',
        pictureId: '',
        cvId: cv._id,
      },
    });
    expect((await link()).getAttribute('download')).toBe('Ana María Fernández- CV.pdf');
    expect(log.tabs).toEqual([{ urls: [url], closed: false }]);
    expect(savedFiles).toEqual(['Ana María Fernández- CV.pdf']);
    expect(urls.made.at(-1)?.type).toBe('application/pdf');
    expect(log.tracked).toEqual([{ name: 'cv_pdf_exported', properties: {} }]);
  });

  test('saves what was just changed, and prints that', async () => {
    const { api } = show();
    await shown();
    await twoColumns();
    await download();
    await link();
    const bodies = api.callsOf('saveCv').map(({ input }) => Object.keys(input.body as object));
    expect(bodies).toEqual([['tailored'], expect.arrayContaining(['skills', 'tailored'])]);
    const { html } = api.callsOf('generatePdf')[0]?.input.body as { html: string };
    expect(html).toContain('two-column');
  });

  test('opens the tab in the click itself, before anything is awaited', async () => {
    const shell = fake();
    const release = shell.api.hold('saveCv');
    show(shell);
    await download();
    expect(shell.log.tabs).toEqual([{ urls: [], closed: false }]);
    release();
    await link();
  });

  test('brings what became of it into view, unless the user works elsewhere by then', async () => {
    show();
    await shown();
    await download();
    await link();
    expect(scrolledTo.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Machine-readable'),
    ]);
    cleanup();
    const shell = fake();
    const release = shell.api.hold('generatePdf');
    show(shell);
    await shown();
    await download();
    screen.getByRole('radio', { name: 'Letter' }).focus();
    release();
    await link();
    expect(scrolledTo).toHaveLength(1);
  });

  test('gives the link although the browser refuses the tab', async () => {
    const shell = show(fake(sampleCv(), { popupsBlocked: true }));
    await download();
    await link();
    expect(shell.log.tabs).toEqual([]);
  });

  test('puts a spinner in the place of the preview, which stays as it is behind it', async () => {
    const shell = fake();
    const release = shell.api.hold('generatePdf');
    show(shell);
    const frame = await shown();
    await download();
    expect(screen.getByText('Generating the PDF')).toBeTruthy();
    expect(frame.getAttribute('aria-hidden')).toBe('true');
    release();
    await link();
    expect(screen.queryByText('Generating the PDF')).toBeNull();
    expect(preview()).toBe(frame);
    expect(frame.getAttribute('aria-hidden')).toBeNull();
  });

  test('gives CV and letter as two files once that is chosen, and keeps the choice', async () => {
    show();
    await shown();
    expect(screen.queryByRole('radiogroup', { name: 'CV and letter:' })).toBeNull();
    cleanup();
    playBrowser();
    const shell = show(fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` }));
    await shown();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One file' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Two files' }));
    await download();
    await screen.findByRole('link', { name: /- CV - Harbour Bank\.pdf$/ });
    await screen.findByRole('link', { name: /- Cover Letter - Harbour Bank\.pdf$/ });
    expect(savedFiles.join()).toMatch(/CV - Harbour Bank\.pdf,.*Letter - Harbour Bank\.pdf$/);
    expect(shell.log.tabs).toHaveLength(1);
    expect(screen.getAllByText(/^Machine-readable/)).toHaveLength(2);
    expect(shell.api.state.tailored.get(copy._id)?.cv.tailored?.pdfOptions.letterApart).toBe(true);
  });

  test('takes its link away once something was changed', async () => {
    show();
    await download();
    await link();
    await twoColumns();
    await oneColumn();
    expect(screen.queryByRole('link', { name: /CV\.pdf$/ })).toBeNull();
  });
});

describe('a PDF that is not to be had', () => {
  test('because it is empty: says so, closes the tab and counts nothing', async () => {
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
    expect(savedFiles).toEqual([]);
    expect(shell.log.tracked).toEqual([]);
    expect(screen.queryByRole('link', { name: /CV\.pdf$/ })).toBeNull();
  });

  test.each([
    ['internal', {}, 'Failed to generate PDF'],
    ['pdf-failed', { detail: 'Protocol error' }, 'Failed to generate PDF'],
    ['pdf-timeout', { detail: 'It took too long.' }, 'It took too long.'],
    ['pdf-busy', { retryAfter: 5 }, /busy\. Please try again in 5 seconds\./],
    ['pdf-busy', { retryAfter: 1 }, /try again in one second\./],
    ['pdf-unavailable', {}, /not available right now/],
    ['too-many-requests', { retryAfter: 5 }, /busy\. Please try again in 5 seconds\./],
    ['invalid-input', { detail: 'The document has more than 50 pages.' }, /at most 50 pages\./],
  ] as const)('because of %s: says why, and when to try again', async (code, extras, text) => {
    const shell = fake();
    shell.api.failNext('generatePdf', code, extras);
    show(shell);
    await download();
    const alert = await screen.findByRole('alert');
    if (typeof text === 'string') expect(alert.textContent).toBe(text);
    else expect(alert.textContent).toMatch(text);
    expect(shell.log.tabs).toEqual([{ urls: [], closed: true }]);
  });

  test('because the CV cannot be saved: says that', async () => {
    const shell = fake();
    shell.api.failNext('saveCv', new Error(''));
    show(shell);
    await download();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save CV');
    expect(shell.api.callsOf('generatePdf')).toEqual([]);
  });

  test('can be tried again, and the message goes', async () => {
    const shell = fake();
    shell.api.failNext('generatePdf', new Error('down'));
    show(shell);
    await download();
    await screen.findByRole('alert');
    await download();
    await link();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shell.log.tabs.map(({ closed }) => closed)).toEqual([true, false]);
  });

  test('because the CV was changed elsewhere: it is shown as it is now, and printed the next time', async () => {
    const shell = fake();
    show(shell);
    await shown();
    const stored = shell.api.state.mainCv;
    if (stored === undefined) throw new Error('no stored CV');
    const personal_info = { ...stored.cv.personal_info, fullName: 'Ana Sol' };
    const latest = { ...stored.cv, skills: [], personal_info };
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
});

describe('the proof', () => {
  async function proofOf(report: PdfReport) {
    const shell = fake();
    shell.api.state.pdfReport = report;
    show(shell);
    await download();
    await link();
  }
  const page = { pages: 2, more: 0 };

  test('says that every word can be read, in order', async () => {
    await proofOf({ ...page, words: 1_412, findings: [] });
    expect(screen.getByText('Machine-readable: all 1,412 words, in order')).toBeTruthy();
  });

  test.each([
    [['Structure'], 'Machine-readable: all 12 words, in order, read by Structure'],
    [
      ['Structure', 'Geometry'],
      'Machine-readable: all 12 words, in order, read alike by Structure and Geometry',
    ],
    [[], 'Machine-readable: all 12 words, in order'],
  ])('names the readers %j that agree', async (readers, text) => {
    await proofOf({ ...page, words: 12, findings: [], readers });
    expect(screen.getByText(/^Machine-readable/).textContent).toBe(text);
  });

  test('is no promise for text from right to left', async () => {
    await proofOf({ ...page, words: 412, findings: [], rightToLeft: true });
    expect(screen.getByText('Right-to-left text: not every program reads it')).toBeTruthy();
    expect(screen.queryByText(/^Machine-readable/)).toBeNull();
  });

  test('says what is wrong and where, and how much more there is', async () => {
    const findings = [
      { kind: 'words', page: 2, text: 'Kanban' },
      { kind: 'language' },
      { kind: 'of a newer server', text: 'x' },
    ];
    await proofOf({ ...page, words: 412, findings, more: 3 });
    expect(screen.queryByText(/^Machine-readable/)).toBeNull();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(
      expect.arrayContaining([
        'Page 2: Cannot be read: “Kanban”',
        'The language of the text is not stated.',
        'Something else is not as it should be: “x”',
        'and 3 more',
      ]),
    );
  });

  test('says that every word is read where only the language is told wrongly', async () => {
    await proofOf({ ...page, words: 412, findings: [{ kind: 'language', text: 'de' }] });
    expect(screen.getByText(/^Every word can be read/)).toBeTruthy();
    expect(screen.queryByText(/will not find everything/)).toBeNull();
  });

  test('is left out when the server says nothing', async () => {
    const shell = fake();
    const { call } = shell.shell.http;
    shell.shell.http.call = async (endpoint, input, options) => ({
      ...(await call(endpoint, input, options)),
      headers: {},
    });
    show(shell);
    await download();
    await link();
    expect(screen.queryByText(/Machine-readable/)).toBeNull();
  });
});
