import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defaultTailored, TYPE_BOUNDS, type Cv } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
let user: Visitor;
let main: Cv;

beforeAll(async () => {
  site = await startTestSite();
  user = await site.visitor();
  main = (await user.call('GET', '/user/me/cv')).json();
});
afterAll(() => site.stop());

const { margin, ...factors } = TYPE_BOUNDS;
const BOUNDS = Object.entries({ ...factors, marginX: margin, marginY: margin });

function save(layout: object) {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...layout };
  return user.call('PUT', `/user/me/cv/${main._id}`, {
    body: { ...main, tailored: { ...defaultTailored, pdfOptions } },
  });
}

test.each(BOUNDS)(
  '%s is taken at its bounds, and refused by its name beyond them',
  async (field, { min, max }) => {
    for (const value of [min, max]) expect((await save({ [field]: value })).statusCode).toBe(200);
    for (const value of [min - 0.01, max + 0.01, 10_000, -1, 0, 1e308, '1', null]) {
      const own = await save({ [field]: value });
      expect([value, own.statusCode]).toEqual([value, 422]);
      expect(own.body).toContain(`tailored.pdfOptions.${field}`);
      const kept = await save({ templateTypes: { 'serif-1': { [field]: value } } });
      expect([value, kept.statusCode]).toEqual([value, 422]);
      expect(kept.body).toContain(field);
    }
  },
);
