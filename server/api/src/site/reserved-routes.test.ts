import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firstSegment, SERVER_AREAS } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ METRICS_TOKEN: 'metrics-test-token' }, undefined, undefined, true);
});
afterAll(() => site.stop());

test('whatever the server answers itself can be claimed by no remote, and nothing is reserved for nothing', () => {
  const isFile = (url: string) => /\.[^/]*$/.test(url);
  const areas = site.routes
    .map(({ url }) => url)
    .filter((url) => url !== '*' && url !== '/*' && !isFile(url))
    .map(firstSegment);
  expect([...new Set(areas)].sort()).toEqual([...SERVER_AREAS].sort());
});
