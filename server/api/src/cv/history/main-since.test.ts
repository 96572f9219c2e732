import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite } from '../../app/testing/test-site.ts';
import { historyUser, type HistoryUser } from './testing/history-user.ts';

let site: TestSite;
let user: HistoryUser;
let main: string;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => site.stop());
beforeEach(async () => {
  user = await historyUser(site);
  main = await user.mainId();
});

const since = async (copy: string) =>
  (await user.call('GET', `cv/${copy}/main`)).json<{ before?: Cv; now?: Cv }>();
const names = (cv: Cv | undefined) => cv?.skills.map(({ name }) => name);
async function saveLater(name: string): Promise<void> {
  site.clock.now += 1_000;
  await user.save(main, user.skill(name));
  site.clock.now += 1_000;
}

test('a copy is told the main CV that it was made from, and the one of today', async () => {
  await saveLater('Sums');
  const copy = await user.addCopy();
  expect(await since(copy)).toEqual({});
  await saveLater('Proofs');
  await saveLater('Engines');
  const { before, now } = await since(copy);
  expect([names(before), names(now)]).toEqual([['Sums'], ['Engines']]);
  expect([before?._id, now?._id]).toEqual([main, main]);
  expect(await since(await user.addCopy())).toEqual({});
});

test('nothing is told where that is kept no more, or there is no main CV, and none is made for it', async () => {
  await saveLater('Sums');
  const copy = await user.addCopy();
  await saveLater('Proofs');
  await site.db.deleteFrom('cv_version').where('cv_id', '=', main).execute();
  expect(await since(copy)).toEqual({});
  await user.call('DELETE', 'cv');
  expect(await since(copy)).toEqual({});
  const kinds = await site.db
    .selectFrom('cv')
    .select('kind')
    .where('user_id', '=', user.sub)
    .execute();
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['deleted', 'tailored']);
});

test('of the main CV itself there is nothing to tell', async () => {
  await saveLater('Sums');
  expect(await since(main)).toEqual({});
});
