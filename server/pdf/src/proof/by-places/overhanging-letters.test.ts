import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PdfService } from '../../pdf-service.ts';
import { CV_FACES } from '../../testing/cv.fixture.ts';
import { testDir, testService } from '../../testing/pdf-testing.ts';

let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;

beforeAll(async () => {
  place = await testDir();
  service = testService(place.dir, { concurrency: 1 });
  await service.warmUp();
}, 60_000);
afterAll(async () => {
  await service.stop();
  await place.remove();
});

test('letters that hang over the space between two words leave them apart', async () => {
  const text = 'the Jürgen, a Java, in Jan, one Jurist, half just';
  const html = `<style>${CV_FACES}p{font:italic 400 12pt 'CV Sans'}</style><body lang="en"><p>${text}</p></body>`;
  const { report } = await service.print({ html, docTitle: 'x' });
  expect(report.findings.filter(({ kind }) => kind === 'words')).toEqual([]);
});

test('letters that are slanted for want of an italic leave words apart', async () => {
  const html = `<style>${CV_FACES}p{font:600 11pt 'CV Serif'}</style><body lang="fr"><p>Dix ans de <i>pratique</i> dans la banque, <i>curieuse</i> et <i>vive</i> aussi</p></body>`;
  const { report } = await service.print({ html, docTitle: 'x' });
  expect(report.findings.filter(({ kind }) => kind === 'words')).toEqual([]);
});
