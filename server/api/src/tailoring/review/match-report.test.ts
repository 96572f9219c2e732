import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  cvSchema,
  type Cv,
  type CvContent,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { people } from '@sastre/reading/testing';
import { createRulesEngine } from '@sastre/tailoring/testing';
import { makeCopyWith } from '@sastre/tailoring/make-copy';
import { aRequest } from '../testing/tailoring-harness.ts';
import { reportOf, reviewHarness, type Answered } from './testing/review-harness.ts';

const AD = `Data Analyst, Route Planning
Fjordline Ferries, Kiel

What you will do
- Build dashboards on bookings and delays (SQL, Looker)
- Negotiate charter contracts with shipyards

You must have
- A degree in nautical science
- 12 years of experience with reports
- Advanced Excel
- Fluent Portuguese

Nice to have
- dbt, Kubernetes, Norwegian`;
const BSC = 'Bachelor in Nautical Science';
const DUTY = 'Negotiated charter contracts with 3 shipyards';

const harness = reviewHarness(async (opened) => {
  const id = randomUUID();
  const names = { company_name: 'Fjordline Ferries', content: AD };
  await opened.site.db
    .insertInto('job_description')
    .values({ id, user_id: opened.user.sub, ...names })
    .execute();
  return opened.addCopy(await tailored, id);
});
const { read, put } = harness;
const tailored = makeCopyWith(createRulesEngine())({
  main: people.analystCv,
  request: { ...aRequest, jobDescription: AD, companyName: 'Fjordline Ferries' },
  now: new Date('2026-11-20T12:00:00Z'),
  signal: new AbortController().signal,
  onStage: () => Promise.resolve(),
});

const match = (ifMatch?: string, by = harness.user, id = harness.copy.cv._id) =>
  by.call('POST', `/user/me/cv/${id}/report/matches`, {
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const matched = async () => (await match()).json<Cv>();
const copyNow = () => read(harness.copy.cv._id);
const change = async (
  { cv }: Answered,
  how: (
    cv: Pick<CvContent, 'work_experience' | 'education' | 'skills' | 'language_skills'>,
  ) => void,
) => {
  const { work_experience, education, skills, language_skills } = structuredClone(cv);
  const next = { work_experience, education, skills, language_skills };
  how(next);
  expect((await put(cv._id, next)).statusCode).toBe(200);
};
const jobOf = (cv: Pick<CvContent, 'work_experience'>, at = 0) => {
  const entry = cv.work_experience[at];
  if (entry === undefined) throw new Error('no such job');
  return entry;
};
const of = (report: TailoringReport, term: string | RegExp) => {
  const one = report.requirements.find((asked) => asked.term.search(term) >= 0);
  if (one === undefined) throw new Error(`nothing asks for ${term}`);
  const textOf = new Map(report.facts.map(({ id, text }) => [id, text]));
  return { group: one.group, texts: one.facts.map((id) => textOf.get(id)) };
};
const studyNautics = ({ education }: Pick<CvContent, 'education'>) => {
  const nautical = { id: 'e9', institution: 'Seefahrtschule', degree: BSC, field: '' };
  education.push(...people.analystCv.education.map((one) => ({ ...one, ...nautical })));
};
const versionsOf = async (id: string) =>
  (await harness.user.call('GET', `/user/me/cv/${id}/versions`)).json<{ versions: unknown[] }>()
    .versions;

test('a degree, a duty and years that the main CV says since are in it and not said here, with their words', async () => {
  const before = reportOf(harness.copy.cv);
  for (const term of [/nautical/, /^Negotiate/, /^12 years/])
    expect(of(before, term)).toEqual({ group: 'not-yours', texts: [] });
  await change(await read(), (main) => {
    studyNautics(main);
    jobOf(main).achievements.push(DUTY);
    const earlier = {
      id: 'w3',
      position: 'Report Clerk',
      startDate: '2008-01',
      endDate: '2016-01',
    };
    main.work_experience.push({ ...jobOf(main, 1), ...earlier, achievements: ['Wrote reports'] });
    jobOf(main, 1).achievements.push('Wrote reports on queues');
  });
  const answer = await match(harness.copy.etag);
  expect(answer.statusCode).toBe(200);
  expect(cvSchema.safeParse(answer.json()).success).toBe(true);
  const report = reportOf(answer.json());
  expect(of(report, /nautical/)).toEqual({ group: 'unsaid', texts: [BSC] });
  expect(of(report, /^Negotiate/)).toEqual({ group: 'unsaid', texts: [DUTY] });
  expect(of(report, /^12 years/)).toMatchObject({ group: 'unsaid' });
  const { shown, total } = before.coverage;
  expect(report.coverage).toEqual({ shown, supported: shown + 3, total });
  expect(report.edits).toEqual(before.edits);
  expect(report.notes).toEqual(before.notes);
  expect(await copyNow()).toEqual({ cv: answer.json<Cv>(), etag: answer.headers.etag });
  expect(answer.headers.etag).not.toBe(harness.copy.etag);
});

test('nothing but the report is another one: document, history and list are as they were', async () => {
  await change(await read(), studyNautics);
  const before = await versionsOf(harness.copy.cv._id);
  const { tailored: layout, ...document } = await matched();
  const { tailored: layoutBefore, ...documentBefore } = harness.copy.cv;
  expect(document).toEqual(documentBefore);
  expect({ ...layout, report: undefined }).toEqual({ ...layoutBefore, report: undefined });
  expect(await versionsOf(harness.copy.cv._id)).toHaveLength(before.length);
  const counts = await harness.user.call('GET', '/user/me/saas/subscriptions/active');
  expect(counts.json()).toMatchObject({ todaysConsumptions: 0 });
});

test('asked again when nothing has changed since, it is the same version', async () => {
  expect((await match()).headers.etag).toBe(harness.copy.etag);
  expect(await copyNow()).toEqual(harness.copy);
  await change(await read(), studyNautics);
  const { headers } = await match();
  const once = await copyNow();
  harness.site.clock.now += 60_000;
  expect((await match()).headers.etag).toBe(headers.etag);
  expect(await copyNow()).toEqual(once);
});

test('what the copy says by its person’s own hand is shown, whatever the main CV says', async () => {
  await change(harness.copy, (copy) => {
    studyNautics(copy);
    jobOf(copy).achievements.unshift(DUTY);
    copy.skills.push({ id: 'k', name: 'Kubernetes', level: 'Beginner' });
  });
  const report = reportOf(await matched());
  for (const term of [/nautical/, /^Negotiate/, /^Kubernetes/])
    expect(of(report, term).group).toBe('shown');
  expect(of(report, /^Negotiate/).texts).toEqual([DUTY]);
  expect(of(report, /^Kubernetes/).texts).toEqual(['Kubernetes']);
});

test('what stands in both since is shown, in a section that is hidden it is not', async () => {
  for (const cv of [await read(), harness.copy])
    await change(cv, (content) => void jobOf(content).achievements.push(DUTY));
  expect(of(reportOf(await matched()), /^Negotiate/)).toEqual({ group: 'shown', texts: [DUTY] });
  const { cv } = await copyNow();
  await put(cv._id, { tailored: { ...cv.tailored, hiddenSections: ['workExperience'] } });
  expect(of(reportOf(await matched()), /^Negotiate/)).toEqual({ group: 'unsaid', texts: [DUTY] });
});

test('words that another text took the place of are the ones that are now there', async () => {
  await change(await read(), (main) => void (jobOf(main).achievements[2] = DUTY));
  const report = reportOf(await matched());
  expect(of(report, /^Negotiate/)).toEqual({ group: 'unsaid', texts: [DUTY] });
  // What the tailoring was made from is still told of its changes.
  const { facts } = reportOf(harness.copy.cv);
  expect(report.facts).toEqual(expect.arrayContaining(facts));
});

test('what neither says any more is nobody’s', async () => {
  const without = (content: Pick<CvContent, 'skills' | 'work_experience'>) => {
    content.skills = content.skills.filter(({ name }) => !['dbt', 'Excel'].includes(name));
    for (const entry of content.work_experience)
      entry.achievements = entry.achievements.filter((text) => !text.includes('dbt'));
  };
  await change(await read(), without);
  expect(of(reportOf(await matched()), /^dbt/).group).toBe('shown');
  await change(await copyNow(), without);
  const report = reportOf(await matched());
  for (const term of [/^dbt/, /Excel/]) expect(of(report, term).group).toBe('not-yours');
  expect(report.coverage.shown).toBe(reportOf(harness.copy.cv).coverage.shown - 2);
});

test('a line of the copy that its person wrote over shows no longer what it said', async () => {
  await change(harness.copy, (copy) => {
    copy.skills = copy.skills.filter(({ name }) => name !== 'Looker');
    const { achievements } = jobOf(copy);
    achievements.forEach((text, at) => (achievements[at] = text.replace(/ to Looker$/, '')));
  });
  expect(of(reportOf(await matched()), /^Looker/).group).toBe('unsaid');
});

test('what was added under another name keeps its entry, and so does a language', async () => {
  const add = async (body: object) =>
    harness.user.call('POST', `/user/me/cv/${harness.copy.cv._id}/report/requirements`, { body });
  const idOf = (term: string) =>
    reportOf(harness.copy.cv).requirements.find((one) => one.term === term)?.id;
  await add({ requirement: idOf('Kubernetes'), name: 'Container clusters' });
  const added = (
    await add({ requirement: idOf('Portuguese'), languageLevel: 'Fluent' })
  ).json<Cv>();
  expect(of(reportOf(added), 'Portuguese').group).toBe('shown');
  await change(await read(), studyNautics);
  const report = reportOf(await matched());
  expect(of(report, 'Kubernetes')).toEqual({ group: 'shown', texts: ['Container clusters'] });
  expect(of(report, 'Portuguese')).toEqual({ group: 'shown', texts: ['Portuguese (Fluent)'] });
});

test('what the job text no longer yields keeps what it has', async () => {
  await harness.site.db
    .updateTable('job_description')
    .set({ content: 'Data Analyst\n\nYou must have\n- A degree in nautical science' })
    .where('user_id', '=', harness.user.sub)
    .execute();
  await change(await read(), (main) => {
    studyNautics(main);
    jobOf(main).achievements.push(DUTY);
  });
  const report = reportOf(await matched());
  const others = ({ requirements }: TailoringReport) =>
    requirements.filter(({ kind }) => kind !== 'degree');
  expect(others(report)).toEqual(others(reportOf(harness.copy.cv)));
  expect(of(report, /nautical/).group).toBe('unsaid');
});

test('decisions are still taken afterwards, and leave what was found', async () => {
  await change(await read(), (main) => {
    studyNautics(main);
    jobOf(main).achievements.unshift(DUTY);
  });
  const { cv, etag } = await (async () => (await matched(), copyNow()))();
  const edits = reportOf(cv).edits.filter(({ op }) => op === 'reorder');
  expect(edits.length).toBeGreaterThan(0);
  const answer = await harness.user.call('PUT', `/user/me/cv/${cv._id}/report`, {
    body: { decisions: edits.map(({ id }) => ({ edit: id, status: 'rejected' })) },
    headers: { 'if-match': etag },
  });
  expect(answer.statusCode).toBe(200);
  const decided = answer.json<Cv>();
  expect(jobOf(decided).achievements).toEqual(jobOf(people.analystCv).achievements);
  expect(of(reportOf(decided), /nautical/).group).toBe('unsaid');
  expect(reportOf(decided).coverage).toEqual(reportOf(cv).coverage);
});

describe('nothing is written', () => {
  test('over another version of the copy', async () => {
    await change(harness.copy, studyNautics);
    const before = await copyNow();
    const answer = await match(harness.copy.etag);
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'changed-elsewhere', current: before.cv });
    expect(answer.headers.etag).toBe(before.etag);
    expect(await copyNow()).toEqual(before);
  });

  test('for somebody else, and for the main CV itself', async () => {
    const main = await read();
    await change(main, studyNautics);
    expect((await match(undefined, await harness.site.visitor())).statusCode).toBe(404);
    expect((await match(undefined, harness.user, main.cv._id)).statusCode).toBe(404);
    expect(await copyNow()).toEqual(harness.copy);
  });

  test('when the main CV is gone', async () => {
    await harness.user.call('DELETE', '/user/me/cv');
    expect((await match()).headers.etag).toBe(harness.copy.etag);
    expect(await copyNow()).toEqual(harness.copy);
  });
});
