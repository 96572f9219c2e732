import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  cvSchema,
  type Cv,
  type CvContent,
  type Edit,
  type Language,
  type ReportDecisions,
} from '@sastre/shared-contracts/api';
import type { TailoringEngine } from '@sastre/tailoring/jobs';
import { jobs, people } from '@sastre/reading/testing';
import { createRulesEngine, tailorWith } from '@sastre/tailoring/testing';
import { reviewHarness, type Answered, type ReviewHarness } from './testing/review-harness.ts';

type Status = ReportDecisions['decisions'][number]['status'];
const SUMMARY = 'Analyst who came from the ticket counter and still likes to talk to passengers.';
const QUESTION = 'Taught 9 colleagues to write their own queries in English';
const ACHIEVEMENT = 'work[w1].achievements[0]';
const INVENTED = 'Moved 90 monthly reports to Looker';

const engine: TailoringEngine = {
  ...createRulesEngine(),
  tailor: async (task) => {
    const { proposals } = await createRulesEngine().tailor(task, new AbortController().signal);
    const edit = { op: 'rewrite' as const, because: [], for: [] };
    const summary = { ...edit, path: 'personal_info.summary', value: SUMMARY };
    const hide = { ...edit, op: 'hide' as const, path: 'work[w2]', value: '' };
    const lie = { ...edit, path: ACHIEVEMENT, value: INVENTED };
    const question = { ...edit, path: 'work[w1].achievements[2]', value: QUESTION };
    return { proposals: [summary, lie, question, ...proposals, hide], notes: [] };
  },
};

async function addCopy(
  { site, user, addCopy: add }: ReviewHarness,
  translateTo?: Language,
  by = engine,
): Promise<Answered> {
  const job = randomUUID();
  const { companyName, jobDescription } = jobs.analyst;
  const description = { company_name: companyName, content: jobDescription };
  await site.db
    .insertInto('job_description')
    .values({ id: job, user_id: user.sub, ...description })
    .execute();
  return add(await tailorWith(people.analystCv, jobs.analyst, { translateTo }, by), job);
}

const harness = reviewHarness(addCopy);
const { read, put } = harness;
const decide = (decisions: readonly [string, Status][], ifMatch?: string, by = harness.user) =>
  by.call('PUT', `/user/me/cv/${harness.copy.cv._id}/report`, {
    body: { decisions: decisions.map(([edit, status]) => ({ edit, status })) },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const edits = (cv = harness.copy.cv) => cv.tailored?.report?.edits ?? [];
const idAt = (path: string, status: Edit['status'] = 'applied') =>
  edits().find((edit) => edit.path === path && edit.status === status)?.id ?? '';
/** A decision on every edit that can be decided on and asks nothing. */
const all = (status: Status): [string, Status][] =>
  edits()
    .filter((edit) => edit.status !== 'refused' && edit.status !== 'unproven')
    .map(({ id }) => [id, status]);
const contentOf = (cv: Cv): Partial<CvContent> => {
  const { _id, created_at: _created, updated_at: _updated, tailored: _tailored, ...content } = cv;
  return content;
};

test('rejecting all puts the originals back and marks the copy; applying all brings it back', async () => {
  expect(harness.copy.cv.work_experience).toHaveLength(1);
  const answer = await decide(all('rejected'), harness.copy.etag);
  const rejected = answer.json<Cv>();
  expect(cvSchema.safeParse(rejected).success).toBe(true);
  expect(answer.headers.etag).not.toBe(harness.copy.etag);
  expect(contentOf(rejected)).toEqual(contentOf((await read()).cv));
  expect(rejected.tailored).toMatchObject({
    updatedByUser: true,
    coverLetter: '',
    report: { refused: 1, engine: 'rules' },
  });
  expect(rejected.updated_at > harness.copy.cv.updated_at).toBe(true);
  expect(await read(harness.copy.cv._id)).toEqual({ cv: rejected, etag: answer.headers.etag });
  const again = (await decide(all('applied'), String(answer.headers.etag))).json<Cv>();
  expect(contentOf(again)).toEqual(contentOf(harness.copy.cv));
  const decided = again.tailored?.report?.edits ?? [];
  const seen = decided.map(({ accepted, ...edit }) => [edit, accepted]);
  expect(seen).toEqual(edits().map((edit) => [edit, edit.status === 'applied' ? true : undefined]));
});

test('a stale version changes nothing and shows the copy as it is', async () => {
  const first = await decide([[idAt('personal_info.summary'), 'rejected']], harness.copy.etag);
  const late = await decide([[idAt('skills'), 'rejected']], harness.copy.etag);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ code: 'changed-elsewhere', current: first.json<unknown>() });
  expect(late.headers.etag).toBe(first.headers.etag);
  expect((await decide([[idAt('skills'), 'rejected']])).statusCode).toBe(200);
});

test('of many reviews of one version exactly one is taken', async () => {
  const ids = all('rejected').map(([id]) => id);
  const answers = await Promise.all(ids.map((id) => decide([[id, 'rejected']], harness.copy.etag)));
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(ids.length - 1);
  expect((await read(harness.copy.cv._id)).cv).toEqual(won[0]?.json());
});

test.each(['applied', 'rejected'] as const)(
  'what the gate refused is never %s, and the rest of the call is not either',
  async (status) => {
    const lie = idAt(ACHIEVEMENT, 'refused');
    const answer = await decide([
      [idAt('personal_info.summary'), 'rejected'],
      [lie, status],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'decisions.1.edit' }] });
    expect(await read(harness.copy.cv._id)).toEqual(harness.copy);
  },
);

test('what the main CV no longer says is not applied again', async () => {
  await decide([[idAt('personal_info.summary'), 'rejected']]);
  const before = await read(harness.copy.cv._id);
  const main = (await read()).cv;
  const personal_info = { ...main.personal_info, summary: 'Analyst who travels.' };
  await put(main._id, { personal_info });
  const answer = await decide([[idAt('personal_info.summary'), 'applied']]);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    errors: [
      {
        path: 'decisions.0.edit',
        message: 'Your main CV no longer says this: one of its words is not in it.',
      },
    ],
  });
  expect(await read(harness.copy.cv._id)).toEqual(before);
});

test('what is not proven is applied on the user’s word alone, which is kept; no is a rejection', async () => {
  const id = idAt('work[w1].achievements[2]', 'unproven');
  expect(harness.copy.cv.work_experience[0]?.achievements).not.toContain(QUESTION);
  const plain = await decide([[id, 'applied']]);
  expect(plain.statusCode).toBe(422);
  expect(await read(harness.copy.cv._id)).toEqual(harness.copy);
  const answer = await harness.user.call('PUT', `/user/me/cv/${harness.copy.cv._id}/report`, {
    body: { decisions: [{ edit: id, status: 'applied', confirmed: true }] },
  });
  const cv = answer.json<Cv>();
  expect(cv.work_experience[0]?.achievements).toContain(QUESTION);
  expect(edits(cv).find((edit) => edit.id === id)).toMatchObject({
    status: 'applied',
    accepted: true,
    confirmed: { by: harness.user.sub, at: expect.any(String), words: ['English'] },
  });
  const no = (await decide([[id, 'rejected']])).json<Cv>();
  expect(no.work_experience[0]?.achievements).not.toContain(QUESTION);
  const again = (await decide([[id, 'applied']])).json<Cv>();
  expect(again.work_experience[0]?.achievements).toContain(QUESTION);
});

test('a letter is applied again after its company got another name', async () => {
  await decide([[idAt('coverLetter'), 'rejected']]);
  const request = { companyName: jobs.analyst.companyName };
  const id = randomUUID();
  const job = {
    id,
    user_id: harness.user.sub,
    request: JSON.stringify(request),
    state: 'completed' as const,
  };
  await harness.site.db
    .insertInto('tailoring_job')
    .values({
      ...job,
      stage: null,
      engine: null,
      cv_id: null,
      failed_reason: null,
      counted_day: null,
    })
    .execute();
  await harness.site.db
    .updateTable('cv')
    .set({ tailoring_job_id: id })
    .where('id', '=', harness.copy.cv._id)
    .execute();
  const { jobDescription_id } = harness.copy.cv.tailored ?? {};
  const named = { ...(jobDescription_id as object), companyName: 'Fjordline Group' };
  expect(
    (await put(harness.copy.cv._id, { tailored: { jobDescription_id: named } })).statusCode,
  ).toBe(200);
  const answer = await decide([[idAt('coverLetter'), 'applied']]);
  expect(answer.json<Cv>().tailored).toMatchObject({
    coverLetter: harness.copy.cv.tailored?.coverLetter,
    jobDescription_id: { companyName: 'Fjordline Group' },
  });
});

test('a translation passes parity again, and not when its numbers are changed', async () => {
  const german = 'Hat 14 Monatsberichte aus Tabellenkalkulationen nach Looker verschoben';
  const translator: TailoringEngine = {
    ...createRulesEngine(),
    translate: async () => ({
      proposals: [{ path: ACHIEVEMENT, op: 'rewrite', value: german, because: [], for: [] }],
      notes: [],
    }),
  };
  harness.copy = await addCopy(harness, 'de', translator);
  const id = idAt(ACHIEVEMENT);
  expect(edits().find((edit) => edit.id === id)).toMatchObject({ after: german });
  await decide([[id, 'rejected']]);
  expect((await decide([[id, 'applied']])).json<Cv>().work_experience[0]?.achievements).toContain(
    german,
  );
  await decide([[id, 'rejected']]);
  const report = JSON.stringify(harness.copy.cv.tailored?.report).replaceAll('Hat 14', 'Hat 40');
  await harness.site.db
    .updateTable('cv')
    .set({ report })
    .where('id', '=', harness.copy.cv._id)
    .execute();
  expect((await decide([[id, 'rejected']])).statusCode).toBe(422);
});

test('words written by hand since are not replaced', async () => {
  const personal_info = { ...harness.copy.cv.personal_info, summary: 'My own words.' };
  await put(harness.copy.cv._id, { personal_info });
  const answer = await decide([[idAt('personal_info.summary'), 'rejected']]);
  expect(answer.json()).toMatchObject({
    errors: [{ path: 'decisions.0.edit', message: expect.stringContaining('edited this since') }],
  });
  expect((await read(harness.copy.cv._id)).cv.personal_info.summary).toBe('My own words.');
});

test('the list tells how many edits there are to decide on, less with each decision', async () => {
  const list = async () =>
    (await harness.user.call('GET', '/user/me/cv/tailored-list')).json<object[]>();
  const changes = edits().filter(({ status }) => status !== 'refused').length;
  expect(changes).toBe(edits().length - 1);
  expect(await list()).toEqual([expect.objectContaining({ _id: harness.copy.cv._id, changes })]);
  await decide([[idAt('personal_info.summary'), 'rejected']]);
  expect(await list()).toEqual([expect.objectContaining({ changes: changes - 1 })]);
  await decide(all('rejected'));
  const asked = edits().filter(({ status }) => status === 'unproven').length;
  expect(await list()).toEqual([expect.objectContaining({ changes: asked })]);
});

test('only the owner reviews, and only a tailored copy', async () => {
  const decisions: [string, Status][] = [[idAt('personal_info.summary'), 'rejected']];
  expect((await decide(decisions, undefined, await harness.site.visitor())).statusCode).toBe(404);
  const main = (await read()).cv;
  const body = { decisions: [{ edit: 'e1', status: 'rejected' }] };
  const answer = await harness.user.call('PUT', `/user/me/cv/${main._id}/report`, { body });
  expect(answer.statusCode).toBe(404);
  expect(await read(harness.copy.cv._id)).toEqual(harness.copy);
});

test('a copy of 1 MiB takes back nothing that would make it larger', async () => {
  const long = Array.from({ length: 26 }, () => 'x'.repeat(20_000));
  const education = [0, 1].flatMap(() => long).map((field) => ({ field }));
  expect((await put(harness.copy.cv._id, { education: education.slice(0, 50) })).statusCode).toBe(
    200,
  );
  await harness.site.db
    .updateTable('cv')
    .set((eb) => ({
      body: eb.fn('jsonb_set', [
        'body',
        eb.val('{sectionTitles,summary}'),
        eb.fn('to_jsonb', [eb.cast(eb.val('y'.repeat(46_000)), 'text')]),
      ]),
    }))
    .where('id', '=', harness.copy.cv._id)
    .execute();
  const answer = await decide([[idAt('work[w2]'), 'rejected']]);
  expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
});
