import { beforeEach, expect, jest, test } from '@jest/globals';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '../../renderer/render-cv.ts';
import { loadCv, printCv, shownCv } from './export.effects.ts';

// jsdom has no object URLs.
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
});

/** A CV that shows the one stored picture. */
async function load() {
  const api = createFakeApi({ cv: sampleCv(), pictures: 1 });
  const [id = ''] = api.state.pictures.keys();
  const { mainCv } = api.state;
  if (mainCv === undefined) throw new Error('no stored CV');
  mainCv.cv = { ...mainCv.cv, ...choosePicture(mainCv.cv, id) };
  const { shell } = fakeShell({ api });
  const printed = () => api.callsOf('generatePdf').map(({ input }) => input.body);
  return { api, id, shell, printed };
}

test('a picture that is there is shown and printed', async () => {
  const { id, shell, printed } = await load();
  const loaded = await loadCv(shell, undefined);
  expect(shownCv(loaded)).toBe(loaded.cv);
  await printCv(shell, loaded, 'en', undefined);
  expect(printed()).toMatchObject([{ pictureId: id, html: renderCv(loaded.cv, 'en') }]);
});

test('a picture that is gone is neither shown nor printed; the CV keeps what it says', async () => {
  const { api, id, shell, printed } = await load();
  api.state.pictures.clear();
  const loaded = await loadCv(shell, undefined);
  expect(loaded.cv.tailored?.pdfOptions.pictureId).toBe(id);
  await printCv(shell, loaded, 'en', undefined);
  const html = renderCv(shownCv(loaded), 'en');
  expect(html).not.toContain('data-picture');
  expect(printed()).toMatchObject([{ pictureId: '', html }]);
});

test('a picture deleted since it was shown does not keep the CV from being printed', async () => {
  const { api, id, shell, printed } = await load();
  const loaded = await loadCv(shell, undefined);
  api.state.pictures.clear();
  const { fileName } = await printCv(shell, loaded, 'en', undefined);
  expect(fileName).toBe('Ana María Fernández- CV.pdf');
  expect(printed()).toMatchObject([
    { pictureId: id },
    { pictureId: '', html: renderCv(shownCv({ ...loaded, pictureUrl: undefined }), 'en') },
  ]);
});

test('another failure of the printer is not tried again', async () => {
  const { api, shell, printed } = await load();
  const loaded = await loadCv(shell, undefined);
  api.failNext('generatePdf', 'pdf-busy');
  await expect(printCv(shell, loaded, 'en', undefined)).rejects.toMatchObject({ code: 'pdf-busy' });
  api.state.pictures.clear();
  api.failNext('generatePdf', 'not-found');
  api.failNext('generatePdf', 'not-found');
  await expect(printCv(shell, loaded, 'en', undefined)).rejects.toMatchObject({ status: 404 });
  expect(printed()).toHaveLength(3);
});
