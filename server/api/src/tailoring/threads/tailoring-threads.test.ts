import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import type { TailoringRequest, TailoringStage } from '@sastre/shared-contracts/api';
import type { ModelServer } from '@sastre/base/config';
import { checkTailoring } from '@sastre/tailoring/check';
import { type ModelUsage, ModelError } from '@sastre/tailoring/jobs';
import { analystCv } from '@sastre/reading/testing';
import { makeCopyWith, type CopyInput } from '@sastre/tailoring/make-copy';
import { addStored, decideStored, matchStored } from './stored-review.ts';
import {
  createRulesEngine,
  startModelServer,
  PERSONAS,
  type Persona,
  modelSettings,
} from '@sastre/tailoring/testing';
import { aRequest } from '../testing/tailoring-harness.ts';
import { createTailoringThreads, type TailoringThreads } from './tailoring-threads.ts';

// Threads stand back: where others want the processor as well, each takes long to start.
jest.setTimeout(240_000);

const unlucky = new URL('./unlucky.thread.fixture.ts', import.meta.url);
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Threads that no test ends: each that starts loads and compiles all of tailoring. */
const lasting = createTailoringThreads({ jobs: 1, quickMs: 60_000 });
afterAll(() => lasting.stop());

function open(options: Partial<Parameters<typeof createTailoringThreads>[0]> = {}) {
  const threads = createTailoringThreads({ jobs: 1, quickMs: 60_000, ...options });
  ends.push(() => threads.stop());
  return threads;
}

async function openWithModel(persona: Persona, key?: string) {
  const server = await startModelServer({ persona, ...(key === undefined ? {} : { key }) });
  ends.push(() => server.stop());
  const modelServer: ModelServer = modelSettings(server.url, { apiKey: 'mine' });
  return { server, threads: open({ modelServer }) };
}

const persona = (name: string) => PERSONAS[name] ?? (() => 'silence');
const inputOf = (
  changes: Partial<TailoringRequest> = {},
  more: Partial<CopyInput> = {},
): CopyInput => ({
  main: analystCv,
  request: { ...aRequest, ...changes },
  now: new Date('2026-11-21T12:00:00Z'),
  signal: new AbortController().signal,
  onStage: () => Promise.resolve(),
  ...more,
});
// A letter is most of what a new thread has to compile.
const works = async (threads: TailoringThreads) => {
  const { report } = await threads.makeCopy(inputOf({ includeCoverLetter: false }));
  expect(report.engine).toBe('rules');
};

test('a thread makes the copy that this one would, and tells its stages in order', async () => {
  const stages: TailoringStage[] = [];
  const onStage = async (stage: TailoringStage) => void stages.push(stage);
  const made = await lasting.makeCopy(inputOf({ translateTo: 'de' }, { onStage }));
  expect(made).toEqual(await makeCopyWith(createRulesEngine())(inputOf({ translateTo: 'de' })));
  expect(stages).toEqual(['reading', 'matching', 'rewriting', 'letter']);
});

test('a model is asked by the thread, what it took is told, and a request for the built-in engine is heard', async () => {
  const { server, threads } = await openWithModel(persona('good'));
  const spent: ModelUsage[] = [];
  const { report } = await threads.makeCopy(
    inputOf({ includeCoverLetter: false }, { onSpent: (usage) => void spent.push(usage) }),
  );
  expect(report.engine).toBe('openai-compatible');
  expect(spent).toHaveLength(server.calls.length);
  expect(spent[0]).toMatchObject({ model: 'scripted-1', calls: 1 });
  const asked = server.calls.length;
  const plain = inputOf({ engine: 'rules', includeCoverLetter: false });
  const { report: own } = await threads.makeCopy(plain);
  expect(own.engine).toBe('rules');
  expect(server.calls).toHaveLength(asked);
});

test('what a model failed with arrives as what it was', async () => {
  const { threads } = await openWithModel(persona('good'), 'another key');
  const error: unknown = await threads.makeCopy(inputOf()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ failure: 'refused', status: 401, isFinal: true });
});

test('a stage that cannot be noted fails the job, and not its thread', async () => {
  const onStage = async (stage: TailoringStage) => {
    if (stage === 'matching') throw new Error('away');
  };
  await expect(lasting.makeCopy(inputOf({}, { onStage }))).rejects.toThrow('could not be told');
  await works(lasting);
});

test('a job that is called off while its model is silent ends with that reason, its call with it', async () => {
  const { server, threads } = await openWithModel(() => 'silence');
  const caller = new AbortController();
  const running = threads.makeCopy(inputOf({}, { signal: caller.signal }));
  await server.reached(1);
  caller.abort(new Error('claim lost'));
  await expect(running).rejects.toThrow('claim lost');
  expect(await server.calls[0]?.closed).toBe(true);
});

test('a job whose thread hangs ends when it is called off, and the next one is done', async () => {
  const threads = open({ module: unlucky });
  const caller = new AbortController();
  const running = threads.makeCopy(inputOf({ companyName: 'Hangs' }, { signal: caller.signal }));
  caller.abort(new Error('too long'));
  await expect(running).rejects.toThrow('too long');
  await works(threads);
});

test('a job whose thread dies fails at once, and the next one is done', async () => {
  const threads = open({ module: unlucky });
  const dying = threads.makeCopy(inputOf({ companyName: 'Dies' }));
  await expect(dying).rejects.toMatchObject({ name: 'ThreadLostError' });
  await works(threads);
});

test('a job that is under way when the threads are stopped is told from one that failed', async () => {
  const threads = open({ module: unlucky });
  const running = threads.makeCopy(inputOf({ companyName: 'Hangs' }));
  const settled = expect(running).rejects.toMatchObject({ name: 'ThreadsStoppedError' });
  await threads.stop();
  await settled;
});

test('what somebody waits for is answered while every job hangs, as this thread would answer it', async () => {
  const threads = open({ module: unlucky });
  const caller = new AbortController();
  const job = threads.makeCopy(inputOf({ companyName: 'Hangs' }, { signal: caller.signal }));
  const hanging = expect(job).rejects.toThrow('enough');
  const { request, main } = inputOf();
  const check = { main, request, engine: 'rules' as const };
  const checked = threads.turn('a', 'check', (work) => work.check(check));
  expect(await checked).toEqual(checkTailoring(main, request, 'rules'));

  const { content, report } = await makeCopyWith(createRulesEngine())(inputOf());
  const stored = { copy: JSON.stringify(content), report: JSON.stringify(report), main };
  const edit = report.edits.find(({ status }) => status === 'applied')?.id ?? '';
  const decide = {
    ...stored,
    jobDescription: request.jobDescription,
    companyNames: [request.companyName],
    letterLanguage: undefined,
    decisions: { decisions: [{ edit, status: 'rejected' as const }] },
    userId: 'a',
    now: new Date('2026-11-22T12:00:00Z'),
  };
  const decided = await threads.turn('a', 'decide', (work) => work.decide(decide));
  expect(decided).toEqual(decideStored(decide));
  expect(decided).toMatchObject({ ok: true });

  const missing = report.requirements.find(
    ({ group, kind }) => group === 'not-yours' && ['tool', 'skill'].includes(kind),
  );
  const add = { ...stored, added: { requirement: missing?.id ?? '' }, id: 'new' };
  const added = await threads.turn('a', 'add', (work) => work.add(add));
  expect(added).toEqual(addStored(add));
  expect(added).toMatchObject({ kind: 'added' });

  const { jobDescription } = request;
  const changed = { ...main, education: [], skills: [] };
  const match = { ...stored, main: changed, jobDescription, now: decide.now };
  const matched = await threads.turn('a', 'match', (work) => work.match(match));
  expect(matched).toEqual(matchStored(match));
  caller.abort(new Error('enough'));
  await hanging;
});

test('who waits when the thread dies is told to try again, and the next one is answered', async () => {
  const threads = open({ module: unlucky });
  const ask = (companyName: string) =>
    threads.turn('a', 'check', ({ check }) =>
      check({ main: analystCv, request: { ...aRequest, companyName }, engine: 'rules' }),
    );
  await expect(ask('Dies while checking')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await ask('Acme')).toMatchObject({ cvLanguage: 'en' });
});

test('one user’s many requests are refused before they fill the house, another’s is answered', async () => {
  const ask = (user: string) =>
    lasting.turn(user, 'check', async () => {
      order.push(user);
    });
  const order: string[] = [];
  const many = Array.from({ length: 30 }, () => ask('a'));
  const other = ask('b');
  const results = await Promise.allSettled([...many, other]);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: 'too-many-requests' } });
  expect(order.indexOf('b')).toBeLessThan(3);
});
