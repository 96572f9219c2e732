import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { CvContent, TailoringRequest } from '@sastre/shared-contracts/api';
import { startTestSite } from '../app/testing/test-site.ts';
import { createLog } from '@sastre/base/log';
import { hook, until } from '@sastre/shared-testing/node';
import { jobs, people } from '@sastre/reading/testing';
import { addUsage } from './queue/job.store.ts';
import { runJob } from './queue/run-job.ts';
import {
  closedParts,
  inventions,
  PERSONAS,
  type Persona,
  modelSettings,
  openOpenAiHarness,
  type OpenAiHarness,
} from '@sastre/tailoring/testing';
import {
  openHarness,
  openTestDatabases,
  type TailoringHarness,
  type TestDatabases,
} from './testing/tailoring-harness.ts';

jest.setTimeout(120_000 * Number(process.env['SOAK'] ?? 1));

const CASES = process.env['SOAK'] ? 300 : 30;
const PRICES = { in: 150_000, out: 600_000 };

let postgres: TestDatabases;
let harness: TailoringHarness;
let model: OpenAiHarness;
beforeAll(
  ...hook(async (waitFor) => {
    postgres = await waitFor('databases', openTestDatabases());
    harness = await waitFor('the harness', openHarness(postgres));
    const settings = { seed: 20261121, prices: PRICES };
    model = await waitFor('a model', openOpenAiHarness(PERSONAS['good'] as Persona, settings));
  }),
);
afterAll(
  ...hook(async (waitFor) => {
    await waitFor('the end of the harness', harness.end());
    await waitFor('the end of the model', model.server.stop());
    await waitFor('the end of the databases', postgres.stop());
  }),
);

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
const HOSTILE = Object.entries(PERSONAS).filter(([name]) => name !== 'good');
const CVS = Object.values(people);
const POSTINGS = Object.values(jobs);
const LANGUAGES = [null, 'es', 'de', 'en'] as const;

function caseOf(index: number) {
  const [name, persona] = pick(HOSTILE, index);
  const round = Math.floor(index / HOSTILE.length);
  // Each round asks every model for something else than the last.
  const turn = round + index;
  const posting = pick(POSTINGS, turn);
  const request: TailoringRequest = {
    ...posting,
    useAiTailoring: turn % 5 !== 3,
    includeCoverLetter: turn % 3 !== 1 || turn % 5 === 3,
    translateTo: pick(LANGUAGES, turn),
  };
  return { name, persona, cv: pick(CVS, turn), request };
}

/** Where a server stays silent, time goes by. */
const impatient =
  (persona: Persona): Persona =>
  (question, call) => {
    const reply = persona(question, call);
    if (reply === 'silence') setImmediate(() => model.timing.pass(60_000));
    return reply;
  };

const rowOf = async (id: string, { db } = harness) =>
  db.selectFrom('tailoring_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const cvsOf = async (userId: string, kind: 'main' | 'tailored') =>
  harness.db
    .selectFrom('cv')
    .select(['body', 'report'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();

test(`${CASES} jobs with hostile and broken models store no invented fact, and every one ends`, async () => {
  const service = await harness.open({ workers: 0, engine: model.engine });
  const signal = new AbortController().signal;
  const parts = {
    db: harness.db,
    engine: model.engine,
    clock: Date.now,
    log: createLog('silent'),
    pauseMs: 0,
    deadlineMs: 360_000,
    hurry: signal,
  };
  const seen = { completed: 0, failed: 0, queued: 0, active: 0 };
  const wrong: string[] = [];
  for (let index = 0; index < CASES; index += 1) {
    const { name, persona, cv, request } = caseOf(index);
    const expectIn = (what: string, holds: boolean) => {
      if (!holds) wrong.push(`${index} ${name}: ${what}`);
    };
    model.server.become(impatient(persona));
    const called = model.server.calls.length;
    const userId = await harness.addUser(cv);
    const { bullId } = await service.start(userId, request);
    await runJob(parts, bullId, signal);
    const row = await rowOf(bullId);
    seen[row.state] += 1;
    const [copy, ...others] = await cvsOf(userId, 'tailored');
    const notes = (copy?.report as { notes: string[] } | null | undefined)?.notes;
    const isFree = notes?.some((note) => /^nothing-delivered$|^letter-not-charged$/.test(note));
    expectIn(
      'one charge if the model delivered something, none otherwise',
      (await harness.used(userId)) === Number(row.state === 'completed' && !isFree),
    );
    expectIn('a reason', (row.failed_reason !== null) === (row.state === 'failed'));
    const [main] = await cvsOf(userId, 'main');
    expectIn('main CV unchanged', isDeepStrictEqual(main?.body, cv));
    expectIn('calls counted', row.model_calls === model.server.calls.length - called);
    expectIn(
      'one result if completed, none if failed',
      others.length === 0 && (copy !== undefined) === (row.state === 'completed'),
    );
    if (copy === undefined) continue;
    const content = copy.body as unknown as CvContent;
    const invented = inventions(cv, content, [request.companyName, 'Platform Engineer']);
    expectIn(`invented: ${invented.join(' | ')}`, invented.length === 0);
    expectIn('closed parts unchanged', isDeepStrictEqual(closedParts(content), closedParts(cv)));
  }
  expect(wrong).toEqual([]);
  expect(seen).toMatchObject({ queued: 0, active: 0 });
  expect(seen.completed).toBeGreaterThan(CASES / 4);
  expect(seen.failed).toBeGreaterThan(CASES / 4);
});

test('over HTTP: a job with a model, its engine, its result and its costs; a broken one with its reason', async () => {
  model.server.become(PERSONAS['good'] as Persona);
  const called = model.server.calls.length;
  // The queue of the harness above is full of jobs that were run past it.
  const own = await openHarness(postgres);
  const tailoring = await own.open({
    modelServer: modelSettings(model.server.url, { prices: PRICES }),
  });
  const site = await startTestSite({}, own.url, tailoring);
  try {
    const visitor = await site.visitor();
    const made = await visitor.call('GET', '/user/me/cv');
    expect(made.statusCode).toBe(200);
    await own.db
      .updateTable('cv')
      .set({ body: JSON.stringify(people.analystCv), edited: true })
      .where('user_id', '=', visitor.sub)
      .execute();
    const job = { ...jobs.analyst, useAiTailoring: true, includeCoverLetter: true };
    const finished = async () => {
      const started = await visitor.call('POST', '/user/me/cv/tailor', { body: job });
      expect(started.statusCode).toBe(202);
      const { bullId } = started.json<{ bullId: string }>();
      return until(async () => {
        const answer = await visitor.call('GET', `/user/me/cv/tailor/progress/${bullId}`);
        const progress = answer.json<{ bullId: string; state: string; result?: unknown }>();
        return /completed|failed/.test(progress.state) && progress;
      });
    };
    const done = await finished();
    expect(done).toMatchObject({ state: 'completed', engine: 'openai-compatible' });
    const row = await rowOf(done.bullId, own);
    const calls = model.server.calls.length - called;
    expect(row).toMatchObject({ model: 'scripted-1', model_calls: calls });
    expect(row.prompt_version).toMatch(/^p[0-9a-f]{12}$/);
    expect(row.tokens_in).toBeGreaterThan(row.tokens_out);
    const cost = (row.tokens_in * PRICES.in + row.tokens_out * PRICES.out) / 1e6;
    expect(Math.abs((row.cost_micros ?? 0) - cost)).toBeLessThanOrEqual(calls);
    // Another attempt at the same job would add to it.
    const more = { calls: 2, tokensIn: 30, tokensOut: 4, costMicros: 5 };
    await addUsage(own.db, done.bullId, { model: 'scripted-1', promptVersion: 'p', ...more });
    expect(await rowOf(done.bullId, own)).toMatchObject({
      model_calls: row.model_calls + 2,
      tokens_in: row.tokens_in + 30,
      tokens_out: row.tokens_out + 4,
      cost_micros: (row.cost_micros ?? 0) + 5,
    });
    model.server.become(() => ({ status: 401 }));
    const failed = await finished();
    expect(failed).toMatchObject({
      state: 'failed',
      failedReason: expect.stringMatching(/refused the key[^]*again/),
      failedCode: 'model-refused-key',
    });
    expect(failed.result).toBeUndefined();
    expect(await own.used(visitor.sub)).toBe(1);
    // The same once more without the model.
    const asked = model.server.calls.length;
    Object.assign(job, { engine: 'rules' });
    expect(await finished()).toMatchObject({ state: 'completed', engine: 'rules' });
    expect(model.server.calls.length).toBe(asked);
    expect(await own.used(visitor.sub)).toBe(2);
  } finally {
    await own.end();
    await site.stop();
  }
});
