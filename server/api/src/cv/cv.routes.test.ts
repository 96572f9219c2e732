import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hasCv, LIMITS, type Cv, type TailoredCvListItem } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
let user: Visitor;
let main: { cv: Cv; etag: string };

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  user = await site.visitor();
  main = await read();
});

async function read(id = ''): Promise<{ cv: Cv; etag: string }> {
  const answer = await user.call('GET', `/user/me/cv${id === '' ? '' : `/${id}`}`);
  return { cv: answer.json(), etag: String(answer.headers.etag) };
}
const save = (id: string, body: object, ifMatch?: string) =>
  user.call('PUT', `/user/me/cv/${id}`, {
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

async function addTailored(company = 'Acme', report: object | null = null, position?: string) {
  const [id, job] = [randomUUID(), randomUUID()];
  const text = { company_name: company, content: '**Build** things', position };
  await site.db
    .insertInto('job_description')
    .values({ id: job, user_id: user.sub, ...text })
    .execute();
  await site.db
    .insertInto('cv')
    .values({
      id,
      user_id: user.sub,
      kind: 'tailored',
      body: JSON.stringify({ skills: [], tailored: { coverLetter: 'Dear Sirs' } }),
      job_description_id: job,
      report: report === null ? null : JSON.stringify(report),
      tailoring_job_id: null,
    })
    .execute();
  return { id, job };
}

describe('the main CV', () => {
  test('is created at the first read, filled from the token, and does not count as a CV yet', async () => {
    const { cv } = main;
    expect(cv.personal_info).toMatchObject({
      fullName: 'Ada Lovelace',
      email: user.email,
      title: '',
    });
    expect(cv).toMatchObject({
      work_experience: [],
      skills: [],
      education: [],
      language_skills: [],
    });
    expect(cv.created_at).toBe(cv.updated_at);
    expect(hasCv(cv)).toBe(false);
  });

  test('is created once by many first reads', async () => {
    user = await site.visitor();
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await read()).cv._id));
    expect(new Set(ids).size).toBe(1);
  });

  test('keys that are present replace, keys that are absent stay', async () => {
    const skills = [{ id: '1', name: 'Analysis', level: 'Expert' }];
    await save(main.cv._id, { skills });
    const answer = await save(main.cv._id, {
      education: [{ institution: 'Home', degree: 'Maths' }],
    });
    expect(answer.json()).toMatchObject({
      skills,
      personal_info: main.cv.personal_info,
      education: [{ institution: 'Home', degree: 'Maths', startDate: '', gpa: '' }],
    });
    expect((await read()).cv).toEqual(answer.json());
  });

  test('can be sent back as it was read', async () => {
    const answer = await save(main.cv._id, main.cv, main.etag);
    expect(answer.statusCode).toBe(200);
    const { updated_at: _one, ...before } = main.cv;
    const { updated_at: _other, ...after } = answer.json<Cv>();
    expect(after).toEqual(before);
  });

  test('counts as edited after a save of content, even in the moment of its creation', async () => {
    const answer = await save(main.cv._id, { work_experience: [] });
    expect(hasCv(answer.json())).toBe(true);
    expect(answer.json<Cv>().created_at).toBe(main.cv.created_at);
  });

  test('does not count as edited after a save of layout alone', async () => {
    const tailored = { hiddenSections: ['skills'], pdfOptions: { template: 'two-column-1' } };
    const cv = (await save(main.cv._id, { tailored })).json<Cv>();
    expect(cv.tailored).toMatchObject({ hiddenSections: ['skills'], coverLetterOnTop: false });
    expect(cv.updated_at).toBe(cv.created_at);
    expect(hasCv(cv)).toBe(false);
  });

  test('ignores id, dates and report of a save', async () => {
    const body = { _id: randomUUID(), created_at: 'x', updated_at: 7, skills: [] };
    const cv = (await save(main.cv._id, body)).json<Cv>();
    expect([cv._id, cv.created_at]).toEqual([main.cv._id, main.cv.created_at]);
  });

  test('deletion leaves tailored copies; the next read starts anew', async () => {
    const { id } = await addTailored();
    expect((await user.call('DELETE', '/user/me/cv')).statusCode).toBe(204);
    expect((await user.call('DELETE', '/user/me/cv')).statusCode).toBe(204);
    expect((await user.call('GET', `/user/me/cv/${id}`)).statusCode).toBe(200);
    expect((await read()).cv._id).not.toBe(main.cv._id);
  });

  test('cannot be deleted as if it were a copy', async () => {
    expect((await user.call('DELETE', `/user/me/cv/${main.cv._id}`)).statusCode).toBe(404);
    expect((await read()).cv._id).toBe(main.cv._id);
  });

  test('can be written by its owner only', async () => {
    const stranger = await site.visitor();
    const path = `/user/me/cv/${main.cv._id}`;
    const answer = await stranger.call('PUT', path, { body: { skills: [{ name: 'Theft' }] } });
    expect(answer.statusCode).toBe(404);
    expect((await read()).cv).toEqual(main.cv);
  });
});

describe('lost updates', () => {
  test('a stale If-Match changes nothing and shows what is there now', async () => {
    const saved = await save(main.cv._id, { skills: [{ name: 'First' }] }, main.etag);
    const late = await save(main.cv._id, { skills: [{ name: 'Second' }] }, main.etag);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: 'changed-elsewhere', current: saved.json<object>() });
    expect(late.headers.etag).toBe(saved.headers.etag);
    expect((await read()).cv).toEqual(saved.json());
  });

  test.each([
    ['weak', (etag: string) => `W/${etag}`, 200],
    ['any', () => '*', 200],
    ['one of several', (etag: string) => `"x", ${etag}`, 200],
    ['foreign', () => '"x"', 412],
    ['garbage', () => 'not a tag', 412],
  ])('If-Match that is %s', async (_name, header, status) => {
    expect((await save(main.cv._id, { skills: [] }, header(main.etag))).statusCode).toBe(status);
  });

  test('of many saves of one version exactly one wins', async () => {
    const saves = Array.from({ length: 12 }, async (_, index) =>
      save(main.cv._id, { skills: [{ name: `Writer ${index}` }] }, main.etag),
    );
    const answers = await Promise.all(saves);
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(11);
    expect((await read()).cv).toEqual(won[0]?.json());
  });

  test('without If-Match the last write wins, and none is torn', async () => {
    await Promise.all([
      save(main.cv._id, { skills: [{ name: 'Skill' }] }),
      save(main.cv._id, { education: [{ degree: 'Maths' }] }),
    ]);
    expect((await read()).cv).toMatchObject({
      skills: [{ name: 'Skill' }],
      education: [{ degree: 'Maths' }],
    });
  });
});

describe('bounds', () => {
  test.each([
    ['a wrong shape', { personal_info: { email: 7 } }, 'personal_info.email'],
    [
      'a wrong date',
      { work_experience: [{ startDate: '2020-13' }] },
      'work_experience[0].startDate',
    ],
    ['an unknown key', { skills: [{ name: 'A', stars: 5 }] }, 'skills[0].stars'],
    ['a long text', { personal_info: { summary: 'x'.repeat(20_001) } }, 'personal_info.summary'],
    ['a long list', { skills: Array.from({ length: 201 }, () => ({ name: 'A' })) }, 'skills'],
    ['a text that cannot be stored', { skills: [{ name: 'a\0b' }] }, 'skills[0].name'],
    [
      'an unknown section',
      { tailored: { hiddenSections: ['photo'] } },
      'tailored.hiddenSections[0]',
    ],
  ])('%s is named, and nothing is saved', async (_name, body, path) => {
    const answer = await save(main.cv._id, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
    expect((await read()).etag).toBe(main.etag);
  });

  test('a document grows to 1 MiB and no further', async () => {
    const texts = (count: number) => Array.from({ length: count }, () => 'x'.repeat(20_000));
    const half = [{ achievements: texts(25) }];
    expect((await save(main.cv._id, { work_experience: half })).statusCode).toBe(200);
    const { etag } = await read();
    const answer = await save(main.cv._id, {
      education: texts(28).map((field) => ({ field })),
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect((await read()).etag).toBe(etag);
    expect(LIMITS.documentBytes).toBe(1_048_576);
  });
});

describe('a tailored CV', () => {
  test('is read with its job description and its report', async () => {
    const { id, job } = await addTailored('Acme', { engine: 'rules' });
    expect((await read(id)).cv.tailored).toEqual({
      coverLetter: 'Dear Sirs',
      jobDescription_id: { _id: job, companyName: 'Acme', content: '**Build** things' },
      report: { engine: 'rules' },
    });
  });

  test('stays tailored whatever a save leaves out, and keeps its report', async () => {
    const { id, job } = await addTailored('Acme', { engine: 'rules' });
    const cv = (await save(id, { tailored: { coverLetter: 'New' } })).json<Cv>();
    expect(cv.tailored).toMatchObject({
      coverLetter: 'New',
      jobDescription_id: { _id: job },
      report: { engine: 'rules' },
    });
  });

  test('takes the object or the plain id of its own job description', async () => {
    const { id, job } = await addTailored();
    expect((await save(id, { tailored: { jobDescription_id: job } })).statusCode).toBe(200);
    const jobDescription_id = { _id: job, companyName: 'Acme Ltd', content: 'ignored' };
    const cv = (await save(id, { tailored: { jobDescription_id } })).json<Cv>();
    expect(cv.tailored?.jobDescription_id).toEqual({
      _id: job,
      companyName: 'Acme Ltd',
      content: '**Build** things',
    });
    const list = (await user.call('GET', '/user/me/cv/tailored-list')).json<object[]>();
    expect(list).toEqual([{ _id: id, companyName: 'Acme Ltd', updatedAt: expect.any(String) }]);
  });

  test('refuses any other job description, and so does the main CV', async () => {
    const { id } = await addTailored();
    const other = await addTailored('Other');
    for (const target of [id, main.cv._id]) {
      const answer = await save(target, {
        skills: [],
        tailored: { jobDescription_id: { _id: other.job, companyName: 'X' } },
      });
      expect(answer.json()).toMatchObject({
        status: 422,
        errors: [{ path: 'tailored.jobDescription_id' }],
      });
    }
    expect((await read(other.id)).cv.tailored?.jobDescription_id).toMatchObject({
      companyName: 'Other',
    });
  });

  test('a stale save renames nothing', async () => {
    const { id, job } = await addTailored();
    const tailored = { jobDescription_id: { _id: job, companyName: 'Late' } };
    expect((await save(id, { tailored }, `"${id}.99"`)).statusCode).toBe(412);
    expect((await read(id)).cv.tailored?.jobDescription_id).toMatchObject({ companyName: 'Acme' });
  });

  test('the list is newest first, and says what each is for where that is known', async () => {
    const [older, newer] = [await addTailored('Older'), await addTailored('Newer', null, 'Clerk')];
    // The rows above are dated by the database.
    site.clock.now = Date.now() + 60_000;
    user = { ...user, call: (await site.visitor(user)).call };
    await save(older.id, { skills: [{ name: 'Touched' }] });
    const list = (await user.call('GET', '/user/me/cv/tailored-list')).json<TailoredCvListItem[]>();
    expect(list.map(({ _id }) => _id)).toEqual([older.id, newer.id]);
    expect(list.map(({ position }) => position)).toEqual([undefined, 'Clerk']);
  });

  test('deletion for good takes the job description along', async () => {
    const { id, job } = await addTailored();
    const jobs = site.db.selectFrom('job_description').where('id', '=', job);
    const left = async () => (await jobs.select('id').execute()).length;
    expect((await user.call('DELETE', `/user/me/cv/${id}`)).statusCode).toBe(204);
    expect((await user.call('DELETE', `/user/me/cv/${id}`)).statusCode).toBe(404);
    expect(await left()).toBe(1);
    expect((await user.call('DELETE', `/user/me/trash/${id}`)).statusCode).toBe(204);
    expect(await left()).toBe(0);
  });
});
