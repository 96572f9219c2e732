import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { printCv } from './print.effects.ts';
import { withoutPicture } from '../shown-cv.rules.ts';

const reported: unknown[] = [];
const { reportError } = globalThis;
// jsdom has no object URLs, and would throw what is reported.
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
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

describe('the picture', () => {
  test('is printed when it is there', async () => {
    const { cv, id, shell, bodies } = begin();
    await printCv(shell, cv, 'en', undefined);
    expect(bodies()).toMatchObject([{ pictureId: id, html: renderCv(cv, 'en') }]);
  });

  test('deleted since it was shown does not keep the CV from being printed', async () => {
    const { api, cv, id, shell, bodies } = begin();
    api.state.pictures.clear();
    const { fileName } = await printCv(shell, cv, 'en', undefined);
    expect(fileName).toBe('Ana María Fernández- CV.pdf');
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
  expect((await printCv(shell, cv, 'en', undefined)).report).toEqual(report);
  const { call } = shell.http;
  shell.http.call = async (endpoint, input) => ({
    ...(await call(endpoint, input)),
    headers: {},
  });
  expect((await printCv(shell, cv, 'en', undefined)).report).toBeUndefined();
});
