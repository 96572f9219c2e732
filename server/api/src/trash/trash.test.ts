import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS, type Cv } from '@sastre/shared-contracts/api';
import { formWith, makePicture } from '../app/testing/picture.fixture.ts';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { historyUser, type HistoryUser } from '../cv/history/testing/history-user.ts';
import { createPictures } from '../pictures/index.ts';
import { ownerFolder } from '../pictures/picture-key.ts';
import { purgeTrash } from './purge-trash.ts';

const DAY = 86_400_000;
let site: TestSite;
let user: HistoryUser;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => site.stop());
beforeEach(async () => {
  user = await historyUser(site);
});

const clock = () => site.clock.now;
const purge = async () =>
  purgeTrash({ db: site.db, pictures: createPictures(site.db, site.pictureStore, clock), clock });
/** The same person later; a token lives for some minutes. */
async function later(ms: number): Promise<void> {
  site.clock.now += ms;
  user = await historyUser(site, await site.visitor(user));
}
async function addPicture(): Promise<string> {
  const answer = await user.call('POST', 'picture', formWith(await makePicture()));
  return answer.json<{ pictureId: string }>().pictureId;
}
const pictures = async () =>
  (await user.call('GET', 'pictures')).json<{ pictureIds: string[] }>().pictureIds;

test('a deleted copy comes back as it was, with its job, its history and its place in the list', async () => {
  const id = await user.addCopy('Harbour', 'Rope maker');
  await user.save(id, user.skill('Ropes'));
  const before = (await user.call('GET', `cv/${id}`)).json<Cv>();
  const list = (await user.call('GET', 'cv/tailored-list')).json<object[]>();
  await user.call('DELETE', `cv/${id}`);
  expect((await user.call('GET', 'cv/tailored-list')).json()).toEqual([]);
  expect(await user.trash()).toEqual([
    {
      id,
      kind: 'tailored',
      companyName: 'Harbour',
      position: 'Rope maker',
      deletedAt: new Date(clock()).toISOString(),
      goneAt: new Date(clock() + 30 * DAY).toISOString(),
    },
  ]);
  const answer = await user.bringBack(id);
  expect(answer.json()).toEqual({ id, kind: 'tailored' });
  expect((await user.call('GET', `cv/${id}`)).json()).toEqual(before);
  expect((await user.call('GET', 'cv/tailored-list')).json()).toEqual(list);
  const reasons = (await user.versions(id)).map(({ reason }) => reason);
  expect(reasons).toEqual(['restore', 'delete', 'save', 'tailor']);
  expect(await user.trash()).toEqual([]);
  expect((await user.bringBack(id)).statusCode).toBe(404);
});

describe('a deleted main CV', () => {
  let id: string;
  beforeEach(async () => {
    id = await user.mainId();
    await user.save(id, user.skill('Mine'));
    await user.call('DELETE', 'cv');
  });

  test('takes the place of one in which nobody has written', async () => {
    expect(await user.mainId()).not.toBe(id);
    expect((await user.bringBack(id)).json()).toEqual({ id, kind: 'main' });
    expect((await user.call('GET', 'cv')).json<Cv>()).toMatchObject({
      _id: id,
      skills: [{ name: 'Mine' }],
    });
    // The other one was nothing.
    expect(await user.trash()).toEqual([]);
  });

  test('does not take the place of one in which somebody has, but comes back as a copy', async () => {
    const other = await user.mainId();
    await user.save(other, user.skill('Other'));
    const refused = await user.bringBack(id);
    expect(refused.json()).toMatchObject({ status: 409, code: 'main-exists' });
    for (const companyName of ['', '  ', 'x'.repeat(301), 7])
      expect((await user.bringBack(id, { companyName })).statusCode).toBe(422);
    const answer = await user.bringBack(id, { companyName: ' My old CV ' });
    expect(answer.json()).toEqual({ id, kind: 'tailored' });
    expect((await user.call('GET', `cv/${id}`)).json<Cv>()).toMatchObject({
      skills: [{ name: 'Mine' }],
      tailored: { jobDescription_id: { companyName: 'My old CV' } },
    });
    expect((await user.call('GET', 'cv')).json<Cv>()._id).toBe(other);
  });

  test('in which nobody has written is nothing to bring back', async () => {
    await user.mainId();
    await user.call('DELETE', 'cv');
    expect((await user.trash()).map((item) => item.id)).toEqual([id]);
  });

  test('comes back once, also when it is asked for many times at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await user.bringBack(id)).statusCode),
    );
    expect(codes.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  });
});

test('a deleted picture can be looked at and brought back, and its file stays for that', async () => {
  const id = await addPicture();
  const bytes = (await user.call('GET', `picture/${id}`)).rawPayload;
  await user.call('DELETE', `picture/${id}`);
  expect(await pictures()).toEqual([]);
  expect(await user.trash()).toMatchObject([{ id, kind: 'picture' }]);
  const seen = await user.call('GET', `trash/${id}/picture`);
  expect(seen.rawPayload).toEqual(bytes);
  expect(seen.headers).toMatchObject({ 'content-type': 'image/png' });
  expect((await user.bringBack(id)).json()).toEqual({ id, kind: 'picture' });
  expect(await pictures()).toEqual([id]);
  expect((await user.call('GET', `trash/${id}/picture`)).statusCode).toBe(404);
});

test('what has no room does not come back, and stays where it is', async () => {
  const id = await addPicture();
  await user.call('DELETE', `picture/${id}`);
  const picture = { content_type: 'image/png', bytes: 1, width: 1, height: 1, user_id: user.sub };
  const others = Array.from({ length: LIMITS.pictures }, () => ({
    ...picture,
    id: crypto.randomUUID(),
  }));
  await site.db.insertInto('picture').values(others).execute();
  expect((await user.bringBack(id)).json()).toMatchObject({ status: 409, code: 'limit-reached' });
  expect(await user.trash()).toMatchObject([{ id }]);

  const copy = await user.addCopy();
  await user.call('DELETE', `cv/${copy}`);
  for (let count = 0; count < LIMITS.tailoredCvs; count += 1) await user.addCopy();
  expect((await user.bringBack(copy)).json()).toMatchObject({ code: 'limit-reached' });
  expect((await user.trash()).map((item) => item.id)).toContain(copy);
});

test('what is deleted for good is gone at once: row, versions, job description and file', async () => {
  const [copy, picture] = [await user.addCopy(), await addPicture()];
  await user.save(copy, user.skill('Gone'));
  await user.call('DELETE', `cv/${copy}`);
  await user.call('DELETE', `picture/${picture}`);
  const files = (await site.pictureStore.list('')).length;
  for (const id of [copy, picture]) {
    expect((await user.dropForGood(id)).statusCode).toBe(204);
    expect((await user.dropForGood(id)).statusCode).toBe(404);
    expect((await user.bringBack(id)).statusCode).toBe(404);
  }
  expect(await user.trash()).toEqual([]);
  expect((await site.pictureStore.list('')).length).toBe(files - 1);
  const left = async (table: 'cv_version', column: 'cv_id') =>
    site.db.selectFrom(table).select(column).where(column, '=', copy).execute();
  expect(await left('cv_version', 'cv_id')).toEqual([]);
  const jobs = await site.db
    .selectFrom('job_description')
    .select('id')
    .where('user_id', '=', user.sub)
    .execute();
  expect(jobs).toEqual([]);
});

test('what is there cannot be deleted for good, nor brought back', async () => {
  const [main, copy, picture] = [await user.mainId(), await user.addCopy(), await addPicture()];
  for (const id of [main, copy, picture]) {
    expect((await user.dropForGood(id)).statusCode).toBe(404);
    expect((await user.bringBack(id)).statusCode).toBe(404);
  }
  expect((await user.call('GET', `trash/${picture}/picture`)).statusCode).toBe(404);
});

test('after 30 days it is out of reach, and the runner takes it away for good', async () => {
  const [copy, picture] = [await user.addCopy(), await addPicture()];
  await user.call('DELETE', `cv/${copy}`);
  await user.call('DELETE', `picture/${picture}`);
  await later(30 * DAY - 1);
  await purge();
  expect(await user.trash()).toHaveLength(2);
  await later(1);
  expect(await user.trash()).toEqual([]);
  for (const id of [copy, picture]) expect((await user.bringBack(id)).statusCode).toBe(404);
  const files = async () => site.pictureStore.list(`${ownerFolder(user.sub)}/`);
  expect(await files()).toHaveLength(1);
  // Those of the tests before are due as well.
  expect(await purge()).toBeGreaterThanOrEqual(2);
  expect(await files()).toEqual([]);
  const rows = await site.db.selectFrom('cv').select('id').where('id', '=', copy).execute();
  expect(rows).toEqual([]);
});

test('of one person no more is kept than they may have at once, the last deleted', async () => {
  const ids: string[] = [];
  for (let count = 0; count < LIMITS.pictures + 3; count += 1) {
    const id = await addPicture();
    ids.push(id);
    site.clock.now += 1_000;
    await user.call('DELETE', `picture/${id}`);
  }
  const other = await historyUser(site);
  const copy = await other.addCopy();
  await other.call('DELETE', `cv/${copy}`);
  expect(await purge()).toBe(3);
  expect((await user.trash()).map(({ id }) => id)).toEqual(ids.slice(3).toReversed());
  expect(await other.trash()).toHaveLength(1);
});

describe('the wastebasket is out of reach', () => {
  test('of everybody else', async () => {
    const [copy, picture] = [await user.addCopy(), await addPicture()];
    await user.call('DELETE', `cv/${copy}`);
    await user.call('DELETE', `picture/${picture}`);
    const other = await historyUser(site);
    expect(await other.trash()).toEqual([]);
    for (const id of [copy, picture]) {
      expect((await other.bringBack(id)).statusCode).toBe(404);
      expect((await other.dropForGood(id)).statusCode).toBe(404);
      expect((await other.call('GET', `trash/${id}/picture`)).statusCode).toBe(404);
    }
    expect(await user.trash()).toHaveLength(2);
  });

  test('of every other call', async () => {
    const copy = await user.addCopy();
    await user.save(copy, user.skill('Secret'));
    const tag = await user.tagOf(copy);
    await user.call('DELETE', `cv/${copy}`);
    const calls = [
      ['GET', `cv/${copy}`],
      ['GET', `cv/${copy}/main`],
      ['GET', `cv/${copy}/versions`],
      ['GET', `cv/${copy}/versions/1`],
      ['POST', `cv/${copy}/versions/1/restore`],
      ['PUT', `cv/${copy}`, user.skill('X')],
      ['PUT', `cv/${copy}/report`, { decisions: [{ edit: 'e1', status: 'rejected' }] }],
      ['POST', `cv/${copy}/report/requirements`, { requirement: 'r1' }],
      ['POST', `cv/${copy}/report/matches`],
      ['DELETE', `cv/${copy}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await user.call(method, path, { body, headers: { 'if-match': tag } });
      expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
    }
    expect((await user.call('GET', 'cv/tailored-list')).json()).toEqual([]);
  });

  test('of PDFs: neither the CV’s data nor the picture gets into one', async () => {
    const [copy, picture] = [await user.addCopy(), await addPicture()];
    await user.call('DELETE', `cv/${copy}`);
    await user.call('DELETE', `picture/${picture}`);
    const printed: object[] = [];
    const print = site.pdf.print;
    site.pdf.print = async (options) => {
      printed.push(options);
      return print(options);
    };
    const body = { html: '<p>CV</p>', docTitle: 'Ada- CV' };
    const generate = async (more: object) =>
      (await user.visit('POST', '/utils/generate-pdf', { body: { ...body, ...more } })).statusCode;
    expect(await generate({ cvId: copy })).toBe(200);
    // Neither data nor a picture: only what was sent, and whose turn it is.
    const own = { who: expect.any(String), onSpent: expect.any(Function) };
    expect(printed).toEqual([{ html: body.html, docTitle: body.docTitle, ...own }]);
    expect(await generate({ pictureId: picture })).toBe(404);
    site.pdf.print = print;
  });

  test('of tailoring, which needs a main CV that is there', async () => {
    const { requireMainCv } = await import('../tailoring/queue/start-job.ts');
    const id = await user.mainId();
    await user.save(id, user.skill('Mine'));
    expect(await requireMainCv(site.db, user.sub)).toMatchObject({ skills: [{ name: 'Mine' }] });
    await user.call('DELETE', 'cv');
    await expect(requireMainCv(site.db, user.sub)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
