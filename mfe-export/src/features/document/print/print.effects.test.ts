/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { printCv } from './print.effects.ts';
import { withoutPicture } from '../shown-cv.rules.ts';

const reported: unknown[] = [];
const saved: string[] = [];
const { reportError } = globalThis;
// jsdom has no object URLs, and would throw what is reported.
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  saved.length = 0;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  globalThis.reportError = (error: unknown) => void reported.push((error as Error).message);
});
afterEach(() => {
  reported.length = 0;
  globalThis.reportError = reportError;
});

/** A CV that shows the one stored picture. */
function begin() {
  const api = createFakeApi({ cv: sampleCv(), pictures: 1 });
  const [id = ''] = api.state.pictures.keys();
  const cv: Cv = { ...sampleCv(), ...choosePicture(sampleCv(), id) };
  const { shell, log } = fakeShell({ api });
  const bodies = () => api.callsOf('generatePdf').map(({ input }) => input.body);
  return { api, cv, id, shell, log, bodies };
}

describe('the CV inside the PDF', () => {
  const jobDescription_id = '00000000-0000-4000-8000-00000000000a';
  const optionsOf = (keepCv: boolean | undefined) => ({
    ...defaultTailored.pdfOptions,
    ...(keepCv !== undefined && { keepCv }),
  });
  test.each([
    ['the main CV', undefined, undefined, true],
    ['the main CV, switched off', undefined, false, false],
    ['a copy for an employer', jobDescription_id, undefined, false],
    ['a copy for an employer, switched on', jobDescription_id, true, true],
  ])('%s', async (_name, job, keepCv, isKept) => {
    const { shell, bodies } = begin();
    const tailored = {
      ...defaultTailored,
      pdfOptions: optionsOf(keepCv),
      ...(job !== undefined && { jobDescription_id: job }),
    };
    const cv: Cv = { ...sampleCv(), tailored };
    await printCv(shell, cv, 'en', undefined);
    expect(bodies().map((body) => (body as { cvId?: string }).cvId)).toEqual([
      isKept ? cv._id : undefined,
    ]);
  });

  test('is in the file of the CV, and not in that of the letter', async () => {
    const { shell, bodies } = begin();
    const pdfOptions = { ...defaultTailored.pdfOptions, letterApart: true };
    const cv: Cv = {
      ...sampleCv(),
      tailored: { ...defaultTailored, coverLetter: 'Dear you', pdfOptions },
    };
    await printCv(shell, cv, 'en', undefined);
    expect(bodies().map((body) => (body as { cvId?: string }).cvId)).toEqual([cv._id, undefined]);
  });
});

describe('the picture', () => {
  test('is printed when it is there', async () => {
    const { cv, id, shell, bodies } = begin();
    await printCv(shell, cv, 'en', undefined);
    expect(bodies()).toMatchObject([{ pictureId: id, html: renderCv(cv, 'en') }]);
  });

  test('is printed with gaps closed up as in the preview, also when it has gone', async () => {
    const { api, cv, id, shell, bodies } = begin();
    await printCv(shell, cv, 'en', undefined, { shrunk: 0.91, pages: 5 });
    const html = renderCv(cv, 'en', '', { shrunk: 0.91, pages: 5 });
    expect(html).toContain('--mm:0.91mm');
    expect(html).toContain('@bottom-center');
    expect(bodies()).toMatchObject([{ pictureId: id, html }]);
    api.state.pictures.clear();
    await printCv(shell, cv, 'en', undefined, { shrunk: 0.91, pages: 5 });
    expect((bodies().at(-1) as { html: string }).html).toContain('--mm:0.91mm');
  });

  test('deleted since it was shown does not keep the CV from being printed', async () => {
    const { api, cv, id, shell, bodies } = begin();
    api.state.pictures.clear();
    const [file] = await printCv(shell, cv, 'en', undefined);
    expect(file?.fileName).toBe('Ana María Fernández- CV.pdf');
    expect(bodies()).toMatchObject([
      { pictureId: id },
      { pictureId: '', html: renderCv(withoutPicture(cv), 'en') },
    ]);
    expect(reported).toEqual([]);
  });

  test('of none leaves the CV as it is', () => {
    const cv = sampleCv();
    expect(withoutPicture(cv)).toBe(cv);
    expect(renderCv(withoutPicture(begin().cv), 'en')).not.toContain('data-picture');
  });
});

describe('a failure', () => {
  test('of the print service is logged and not tried again', async () => {
    const { api, cv, shell, bodies } = begin();
    api.failNext('generatePdf', 'pdf-busy');
    await expect(printCv(shell, cv, 'en', undefined)).rejects.toMatchObject({ code: 'pdf-busy' });
    expect(reported).toEqual(['Error generating PDF: PDF service busy']);
    api.state.pictures.clear();
    api.failNext('generatePdf', 'not-found');
    api.failNext('generatePdf', 'not-found');
    await expect(printCv(shell, cv, 'en', undefined)).rejects.toMatchObject({ status: 404 });
    expect(bodies()).toHaveLength(3);
  });

  test('of the renderer is logged, and nothing is sent', async () => {
    const { cv, shell, bodies } = begin();
    const broken = { ...cv, work_experience: [null] } as unknown as Cv;
    await expect(printCv(shell, broken, 'en', undefined)).rejects.toThrow();
    expect(reported).toEqual([expect.stringMatching(/^Error getting raw HTML /)]);
    expect(bodies()).toEqual([]);
  });

  test('is also an empty answer: nothing is counted', async () => {
    const { cv, shell, log } = begin();
    const { call } = shell.http;
    shell.http.call = (async (endpoint, input) => ({
      ...(await call(endpoint, input)),
      data: new Blob([]),
    })) as typeof call;
    await expect(printCv(shell, cv, 'en', undefined)).rejects.toThrow('The PDF is empty');
    expect(log.tracked).toEqual([]);
  });
});

test('what reading the PDF back has found comes with it; without the header there is nothing', async () => {
  const { api, cv, shell } = begin();
  const report = { words: 3, pages: 1, findings: [{ kind: 'order', page: 1, text: 'ñ' }], more: 2 };
  api.state.pdfReport = report;
  expect((await printCv(shell, cv, 'en', undefined))[0]?.report).toEqual(report);
  const { call } = shell.http;
  shell.http.call = async (endpoint, input) => ({
    ...(await call(endpoint, input)),
    headers: {},
  });
  expect((await printCv(shell, cv, 'en', undefined))[0]?.report).toBeUndefined();
});

describe('the file', () => {
  test('is saved under its name in the same turn, beside the tab', async () => {
    const { cv, shell } = begin();
    const tab = { opened: true, show: jest.fn(), close: jest.fn() };
    await printCv(shell, cv, 'en', tab);
    expect(saved).toEqual(['Ana María Fernández- CV.pdf']);
    expect(tab.show.mock.calls).toEqual([['blob:1']]);
  });

  test('of a copy names the company that it is for, that of the letter as well', async () => {
    const { shell, bodies } = begin();
    const job = { _id: '00000000-0000-4000-8000-00000000000a', content: '' };
    const pdfOptions = { ...defaultTailored.pdfOptions, letterApart: true };
    const of = (companyName: string) => ({
      ...sampleCv(),
      tailored: {
        ...defaultTailored,
        coverLetter: 'Dear all',
        pdfOptions,
        jobDescription_id: { ...job, companyName },
      },
    });
    const files = await printCv(shell, of('North/South Ltd.'), 'en', undefined);
    const names = [
      'Ana María Fernández- CV - North-South Ltd.pdf',
      'Ana María Fernández- Cover Letter - North-South Ltd.pdf',
    ];
    expect(files.map(({ fileName }) => fileName)).toEqual(names);
    expect(saved).toEqual(names);
    expect((bodies() as { docTitle: string }[]).map(({ docTitle }) => docTitle)).toEqual([
      'Ana María Fernández- CV',
      'Ana María Fernández- Cover Letter',
    ]);
    const [unnamed] = await printCv(shell, of(' '), 'en', undefined);
    expect(unnamed?.fileName).toBe('Ana María Fernández- CV.pdf');
  });

  test('of the letter is one of its own where that is chosen; the tab shows the CV', async () => {
    const { shell, log, bodies } = begin();
    const pdfOptions = { ...defaultTailored.pdfOptions, letterApart: true };
    const tailored = { ...defaultTailored, coverLetter: 'Dear all', pdfOptions };
    const files = await printCv(shell, { ...sampleCv(), tailored }, 'de', undefined);
    const names = ['Ana María Fernández- CV.pdf', 'Ana María Fernández- Anschreiben.pdf'];
    expect(files.map(({ fileName }) => fileName)).toEqual(names);
    expect(saved).toEqual(names);
    const [own, letter] = bodies() as { html: string; docTitle: string }[];
    expect(own?.html).not.toContain('Dear all');
    expect(letter?.html).toContain('Dear all');
    expect(letter?.html).not.toContain('TypeScript');
    expect(letter?.docTitle).toBe('Ana María Fernández- Anschreiben');
    expect(log.tracked).toHaveLength(1);
  });
});
