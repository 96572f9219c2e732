import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cv, TailoredCvListItem } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
let user: Visitor;
beforeAll(async () => {
  site = await startTestSite();
  user = await site.visitor();
  await user.call('GET', '/user/me/cv');
});
afterAll(() => site.stop());

async function read(id: string): Promise<{ cv: Cv; etag: string }> {
  const answer = await user.call('GET', `/user/me/cv/${id}`);
  return { cv: answer.json(), etag: String(answer.headers.etag) };
}
const save = (id: string, body: object, ifMatch?: string) =>
  user.call('PUT', `/user/me/cv/${id}`, {
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

async function addTailored(company = 'Acme') {
  const [id, job] = [randomUUID(), randomUUID()];
  await site.db
    .insertInto('job_description')
    .values({ id: job, user_id: user.sub, company_name: company, content: 'Build things' })
    .execute();
  const rest = { body: '{}', job_description_id: job, report: null, tailoring_job_id: null };
  await site.db
    .insertInto('cv')
    .values({ id, user_id: user.sub, kind: 'tailored', ...rest })
    .execute();
  return { id, job };
}

test('a tailored copy is renamed by its company, trimmed, and so it stands in the list', async () => {
  const { id, job } = await addTailored();
  const companyName = '  Acme & Söhne ';
  const answer = await save(id, { tailored: { jobDescription_id: { _id: job, companyName } } });
  expect(answer.json<Cv>().tailored?.jobDescription_id).toMatchObject({
    companyName: 'Acme & Söhne',
  });
  const list = (await user.call('GET', '/user/me/cv/tailored-list')).json<TailoredCvListItem[]>();
  expect(list.find(({ _id }) => _id === id)?.companyName).toBe('Acme & Söhne');
});

test('how far an application is stands in the list, and only what it can be is taken', async () => {
  const { id } = await addTailored();
  const listed = async () => {
    const list = (await user.call('GET', '/user/me/cv/tailored-list')).json<TailoredCvListItem[]>();
    return list.find(({ _id }) => _id === id);
  };
  expect(await listed()).not.toHaveProperty('application');
  const { tailored } = (await read(id)).cv;
  const application = { status: 'sent', since: '2026-11-27' } as const;
  expect((await save(id, { tailored: { ...tailored, application } })).statusCode).toBe(200);
  expect((await listed())?.application).toEqual(application);
  for (const wrong of [
    { ...application, status: 'hired' },
    { ...application, since: 'today' },
    { ...application, status: 'closed', outcome: 'hired' },
  ])
    expect((await save(id, { tailored: { ...tailored, application: wrong } })).statusCode).toBe(
      422,
    );
  const rejected = { ...application, status: 'closed', outcome: 'rejected' } as const;
  expect((await save(id, { tailored: { ...tailored, application: rejected } })).statusCode).toBe(
    200,
  );
  expect((await listed())?.application).toEqual(rejected);
  expect((await save(id, { tailored })).statusCode).toBe(200);
  expect(await listed()).not.toHaveProperty('application');
});

test.each([
  ['', 'Must not be blank'],
  ['  \n', 'Must not be blank'],
  ['x'.repeat(301), 'Use at most 300 characters'],
])('a copy keeps its name when it would be renamed to %j', async (companyName, message) => {
  const { id, job } = await addTailored();
  const { etag } = await read(id);
  const answer = await save(id, { tailored: { jobDescription_id: { _id: job, companyName } } });
  const path = 'tailored.jobDescription_id.companyName';
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, message }] });
  expect(await read(id)).toMatchObject({
    etag,
    cv: { tailored: { jobDescription_id: { companyName: 'Acme' } } },
  });
});

test('a copy without a company name can be sent back as it was read', async () => {
  const { id } = await addTailored('');
  const { cv, etag } = await read(id);
  expect((await save(id, cv, etag)).statusCode).toBe(200);
});
