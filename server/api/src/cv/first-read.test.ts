import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

test('the main CV is created for the paper of the region that the browser prefers, which makes no CV of it', async () => {
  const { call } = await site.visitor();
  const first = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await call('GET', '/user/me/cv', { headers })).json<Cv>();
  };
  const cv = await first('es-MX,es;q=0.9');
  expect(cv.tailored?.pdfOptions.paper).toBe('Letter');
  expect(cv.created_at).toBe(cv.updated_at);
  // Whoever reads it later from elsewhere has the same.
  expect((await first('de-DE')).tailored).toEqual(cv.tailored);
});
