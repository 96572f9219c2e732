import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_TEMPLATE, LIMITS, type Cv } from '@sastre/shared-contracts/api';
import { sql } from 'kysely';
import { startTestSite, type TestSite } from '../../app/testing/test-site.ts';
import { historyUser, type HistoryUser } from './testing/history-user.ts';
import { thinHistory } from './thin-history.ts';

let site: TestSite;
let user: HistoryUser;
let id: string;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => site.stop());
beforeEach(async () => {
  user = await historyUser(site);
  id = await user.mainId();
});

const rowsOf = async (cvId: string) =>
  site.db
    .selectFrom('cv_version')
    .select(['version', 'reason'])
    .where('cv_id', '=', cvId)
    .orderBy('version')
    .execute();

describe('the versions of a CV', () => {
  test('say by what each came about, when, and how much each changed', async () => {
    const job = (company: string) => ({ id: company, company, position: 'Clerk' });
    const jobs = [job('A'), job('B'), job('C')];
    await user.save(id, { work_experience: jobs, reason: 'import' });
    site.clock.now += 60_000;
    const [a, b, c] = jobs;
    const changed = { ...b, position: 'Chief' };
    const { personal_info } = (await user.call('GET', 'cv')).json<Cv>();
    await user.save(id, {
      personal_info: { ...personal_info, phone: '1', title: 'Clerk' },
      work_experience: [a, changed, job('D'), c],
    });
    await user.save(id, { work_experience: [changed, a, c, job('D')] });
    const [moved, edited, imported, first] = await user.versions(id);
    expect(moved).toMatchObject({ version: 4, changed: { work_experience: 1 } });
    expect(edited).toMatchObject({
      version: 3,
      reason: 'save',
      changed: { personal_info: 2, work_experience: 2 },
      at: new Date(site.clock.now).toISOString(),
    });
    expect(imported).toMatchObject({
      version: 2,
      reason: 'import',
      changed: { work_experience: 3 },
      at: new Date(site.clock.now - 60_000).toISOString(),
    });
    expect(first).toMatchObject({ version: 1, changed: {} });
  });

  test('count what changed in an entry by its fields, and entries that came, went or moved as one each', async () => {
    const job = (number: number, told: object = {}) => ({
      ...{ id: String(number), company: `Company ${number}`, position: 'Clerk' },
      ...told,
    });
    const changedBy = async (content: object) => {
      await user.save(id, content);
      return (await user.versions(id))[0]?.changed;
    };
    await user.save(id, { work_experience: [1, 2, 3, 4].map((number) => job(number)) });
    const first = job(1, { company: 'A', position: 'B', location: 'C' });
    expect(await changedBy({ work_experience: [first, job(2), job(3), job(4)] })).toEqual({
      work_experience: 3,
    });
    const second = job(2, { achievements: ['One', 'Two'] });
    expect(await changedBy({ work_experience: [first, job(4), second, job(5)] })).toEqual({
      // The second one's achievements and place, one that went, one that came.
      work_experience: 4,
    });
    const ended = { ...second, endDate: '2020-05', current: true };
    expect(await changedBy({ work_experience: [first, job(4), ended, job(5)] })).toEqual({
      work_experience: 1,
    });
    const skill = { id: '1', name: 'Go', level: 'Expert' };
    await user.save(id, { skills: [skill] });
    const without = { ...skill, level: 'Intermediate', noLevel: true };
    expect(await changedBy({ skills: [without] })).toEqual({ skills: 1 });
    const german = { id: '1', language: 'German', level: 'Native' };
    await user.save(id, { language_skills: [german] });
    const better = { ...german, level: 'Intermediate', cefr: 'B2' };
    expect(await changedBy({ language_skills: [better] })).toEqual({ language_skills: 1 });
    const section = (kind: string) => ({ id: kind, kind, title: '', entries: [] });
    const sections = ['projects', 'certificates', 'interests'].map(section);
    // The list itself is new, too.
    expect(await changedBy({ sections })).toEqual({ sections: 3 });
  });

  test('count entries without an id by what came and went', async () => {
    const jobs = ['A', 'B', 'C'].map((company) => ({ company, position: 'Clerk' }));
    await user.save(id, { work_experience: jobs });
    await user.save(id, { work_experience: jobs.slice(1) });
    expect((await user.versions(id))[0]?.changed).toEqual({ work_experience: 1 });
    await user.save(id, { work_experience: [{ ...jobs[1], position: 'Chief' }, jobs[2]] });
    expect((await user.versions(id))[0]?.changed).toEqual({ work_experience: 1 });
  });

  test('tell a photo, a letter and an application from the template that they are stored with', async () => {
    const copy = await user.addCopy();
    const { tailored } = (await user.call('GET', `cv/${copy}`)).json<Cv>();
    const personal_info = { fullName: 'Ana', profilePictureUrl: '' };
    const save = async (layout: object, info: object = personal_info) =>
      user.save(copy, { personal_info: info, tailored: { ...tailored, ...layout } });
    await save({});
    const address = { ...personal_info, profilePictureUrl: '/api/user/me/picture/p' };
    const withPhoto = { pdfOptions: { ...tailored?.pdfOptions, pictureId: 'p' } };
    await save(withPhoto, address);
    await save({ ...withPhoto, coverLetter: 'Dear team', updatedByUser: true }, address);
    const application = { status: 'sent', since: '2026-11-02' };
    await save({ ...withPhoto, coverLetter: 'Dear team', application }, address);
    const pdfOptions = { ...withPhoto.pdfOptions, template: 'serif-1' };
    await save({ pdfOptions, coverLetter: 'Dear team', application }, address);
    const changed = (await user.versions(copy)).map((version) => version.changed);
    expect(changed).toEqual([
      { tailored: 1 },
      { application: 1 },
      { coverLetter: 1 },
      { picture: 1 },
      expect.not.objectContaining({ tailored: expect.anything() }),
      {},
    ]);
  });

  test('carry the tag of the CV, by which one of them is restored', async () => {
    await user.save(id, user.skill('First'));
    await user.save(id, user.skill('Second'));
    const { headers } = await user.call('GET', `cv/${id}/versions`);
    expect(headers.etag).toBe(await user.tagOf(id));
    const answer = await user.restore(id, 2, String(headers.etag));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Cv>().skills).toMatchObject([{ name: 'First' }]);
    expect(answer.headers.etag).toBe(await user.tagOf(id));
    // What was restored away is a version as any other.
    expect(await user.skillsIn(id, 3)).toEqual(['Second']);
    expect((await user.versions(id))[0]).toMatchObject({ version: 4, reason: 'restore' });
  });

  test('are told of a first layout in the usual template as no other one, and of a fit with its pages', async () => {
    const fitted = (spacing: number) => ({
      tailored: { pdfOptions: { template: DEFAULT_TEMPLATE, spacing } },
    });
    await user.save(id, fitted(0.8));
    await user.save(id, { ...fitted(0.6), reason: 'fit-2' });
    const reasons = (await user.versions(id)).map(({ reason }) => reason);
    expect(reasons).toEqual(['fit-2', 'save', 'save']);
  });

  test('are told of layout alone as another template, of what only the server does not', async () => {
    const layout = (template: string, paper: string) => ({
      tailored: { pdfOptions: { template, paper } },
    });
    await user.save(id, layout('serif-1@1', 'A4'));
    await user.save(id, layout('serif-1', 'Letter'));
    const reasons = (await user.versions(id)).map(({ reason }) => reason);
    expect(reasons).toEqual(['save', 'template', 'save']);
    for (const reason of ['restore', 'delete', 'tailor', 'fit-', 'fit-0', 'fit-100', 'x', '', 1])
      expect((await user.save(id, { ...user.skill('X'), reason })).statusCode).toBe(422);
  });

  test('are not those of an ordinary save that changed nothing, which the runner takes away', async () => {
    await user.save(id, { ...user.skill('Same'), reason: 'import' });
    for (let count = 0; count < 3; count += 1) await user.save(id, user.skill('Same'));
    await user.save(id, user.skill('Other'));
    const shown = async () => (await user.versions(id)).map(({ version }) => version);
    expect(await shown()).toEqual([6, 2, 1]);
    expect(await rowsOf(id)).toHaveLength(5);
    await thinHistory(site.db, new Date(site.clock.now + 120_000));
    expect((await rowsOf(id)).map(({ version }) => version)).toEqual([1, 2]);
    expect(await shown()).toEqual([6, 2, 1]);
  });

  test('are not those of a first layout that is the usual one, which the runner takes away too', async () => {
    await user.save(id, user.skill('One'));
    await user.save(id, { tailored: { pdfOptions: { template: DEFAULT_TEMPLATE } } });
    await user.save(id, { tailored: { pdfOptions: { template: 'serif-1' } } });
    await user.save(id, user.skill('Two'));
    await thinHistory(site.db, new Date(site.clock.now + 120_000));
    expect((await rowsOf(id)).map(({ version }) => version)).toEqual([1, 2, 4]);
  });

  test('of a save that was refused there is none', async () => {
    await user.save(id, user.skill('Good'));
    const before = await rowsOf(id);
    expect((await user.save(id, user.skill('Stale'), `"${id}.1"`)).statusCode).toBe(412);
    expect((await user.save(id, { skills: [{ nam: 'Bad' }] })).statusCode).toBe(422);
    const large = Array.from({ length: 60 }, () => 'x'.repeat(20_000));
    await user.save(id, { work_experience: [{ achievements: large.slice(0, 25) }] });
    const more = await rowsOf(id);
    const extra = { education: [], work_experience: [{ achievements: large }] };
    expect((await user.save(id, extra)).statusCode).toBe(413);
    expect(before).toHaveLength(1);
    expect(more).toHaveLength(2);
    expect(await rowsOf(id)).toEqual(more);
  });

  test('a version that is not there, or no number, is not found', async () => {
    await user.save(id, user.skill('One'));
    for (const version of ['9', '0', '-1', '1.5', '01', 'x', '1e3', '9999999999999999'])
      for (const [method, path] of [
        ['GET', `cv/${id}/versions/${version}`],
        ['POST', `cv/${id}/versions/${version}/restore`],
      ] as const)
        expect([path, (await user.call(method, path)).statusCode]).toEqual([path, 404]);
  });
});

test('of a save and a restore over the same version at the same moment one is made and the other refused', async () => {
  await user.save(id, user.skill('First'));
  await user.save(id, user.skill('Second'));
  for (let round = 0; round < 12; round += 1) {
    const tag = await user.tagOf(id);
    const before = (await rowsOf(id)).length;
    const answers = await Promise.all([
      user.save(id, user.skill(`Round ${round}`), tag),
      user.restore(id, 2, tag),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ statusCode }) => statusCode === 412);
    expect(refused?.json()).toMatchObject({ code: 'changed-elsewhere', current: { _id: id } });
    expect(refused?.headers.etag).toBe(await user.tagOf(id));
    // One change, one version.
    expect(await rowsOf(id)).toHaveLength(before + 1);
  }
});

describe('what is kept', () => {
  /** A version a minute. */
  async function fill(count: number, bytes = 10, from = 1): Promise<void> {
    await sql`insert into cv_version (cv_id, version, body, reason, stored_at, replaced_at, look_at)
      select ${id}, number, jsonb_build_object('turn', number, 'skills', (
        select jsonb_agg(md5(random()::text)) from generate_series(1, ${Math.ceil(bytes / 32)})
      )), 'save', moment, moment, moment
      from generate_series(${from}::int, ${count}::int) as number, lateral (
        select ${new Date(site.clock.now)}::timestamptz - make_interval(mins => 200 - number) as moment
      ) as at`.execute(site.db);
  }
  const thin = async () => thinHistory(site.db, new Date(site.clock.now));

  test('is at most 100 of a CV, the newest ones', async () => {
    await fill(130);
    expect(await thin()).toBe(30);
    const rows = await rowsOf(id);
    expect(rows.map(({ version }) => version)).toEqual(
      Array.from({ length: LIMITS.versions }, (_, index) => index + 31),
    );
    expect(await thin()).toBe(0);
  });

  test('is at most 20 MiB of a user, as it is stored', async () => {
    for (let count = 1; count <= 24; count += 1) await fill(count, 1_000_000, count);
    await thin();
    const { rows } = await sql<{ bytes: number; count: number }>`
      select sum(pg_column_size(body))::int as bytes, count(*)::int as count
      from cv_version where cv_id = ${id}`.execute(site.db);
    const { bytes = 0, count = 0 } = rows[0] ?? {};
    expect(bytes).toBeLessThanOrEqual(LIMITS.versionBytes);
    // One more would not have had room.
    expect(bytes + bytes / count).toBeGreaterThan(LIMITS.versionBytes);
  });

  test('gets less by itself as time passes, and is looked at only when something may have to go', async () => {
    await fill(90);
    const now = site.clock.now;
    await thin();
    const looked = await site.db
      .selectFrom('cv_version')
      .select(({ fn }) => [fn.min('look_at').as('first'), fn.max('look_at').as('last')])
      .where('cv_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(new Date(looked.first).getTime()).toBe(now - 199 * 60_000 + 86_400_000);
    site.clock.now = now + 86_400_000;
    await thin();
    // An hour and a half touches two or three hours.
    expect([2, 3]).toContain((await rowsOf(id)).length);
    site.clock.now = now + 7 * 86_400_000;
    await thin();
    expect([1, 2]).toContain((await rowsOf(id)).length);
    site.clock.now = now + 90 * 86_400_000;
    await thin();
    expect(await rowsOf(id)).toEqual([]);
  });
});
