import { expect, test } from '@jest/globals';
import type { AddedRequirement } from '@sastre/shared-contracts/api';
import { ApiError } from '@sastre/shared-contracts/shell';
import { sampleReviewedCv } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise } from 'xstate';
import { reviewMachine } from './review.machine.ts';
import type { Decided, Decision, Loaded, Reviewed } from './review.types.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
// What follows from an answer follows in microtasks.
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const reviewed = (version: number): Reviewed => ({ cv: sampleReviewedCv(), etag: `"${version}"` });

const failed = (code: string) =>
  new ApiError({ endpoint: 'decideReport', status: 0, code, message: code });

/** A server that takes each request in its own time. */
function begin({ isBehind = false } = {}) {
  let version = 1;
  const stored = new Map<string, string>();
  const open: (() => void)[] = [];
  const sizes: number[] = [];
  const added: string[] = [];
  const told: string[] = [];
  let failure: { code: string } | undefined;
  /** A new version over the one that was read, when it is answered. */
  const write = ({ etag }: Reviewed) =>
    new Promise<Reviewed>((resolve, reject) => {
      open.push(() => {
        if (failure !== undefined) return reject(failed(failure.code));
        if (etag !== `"${version}"`) return reject(failed('changed-elsewhere'));
        version += 1;
        resolve(reviewed(version));
      });
    });
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        load: fromPromise<Loaded>(async () => ({ reviewed: reviewed(version), main: undefined })),
        send: fromPromise<Decided, { reviewed: Reviewed; decisions: readonly Decision[] }>(
          async ({ input }) => {
            const now = await write(input.reviewed);
            sizes.push(input.decisions.length);
            for (const { edit, status } of input.decisions) stored.set(edit, status);
            return { ...now, undecided: [] };
          },
        ),
        match: fromPromise<Reviewed | undefined, Pick<Loaded, 'reviewed'>>(async ({ input }) =>
          isBehind ? write(input.reviewed) : undefined,
        ),
        add: fromPromise<Reviewed, { reviewed: Reviewed; requirement: AddedRequirement }>(
          async ({ input }) => {
            const now = await write(input.reviewed);
            added.push(input.requirement.requirement);
            return now;
          },
        ),
      },
      actions: { added: (_, { requirement }) => void told.push(requirement.requirement) },
    }),
  ).start();
  return {
    actor,
    stored,
    open,
    sizes,
    added,
    told,
    fail: (code: string | undefined) => (failure = code === undefined ? undefined : { code }),
    answer: async () => {
      open.shift()?.();
      await settle();
    },
    changeElsewhere: () => (version += 1),
  };
}

test('whatever is decided, and however slowly it is taken, the last decision of each edit is stored in the end', async () => {
  let seed = 5;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let run = 0; run < 60 * SOAK; run += 1) {
    const { actor, stored, open, answer } = begin();
    await settle();
    const wanted = new Map<string, string>();
    for (let step = 0; step < 12; step += 1) {
      if (next(3) === 0) await answer();
      else {
        const decision: Decision = {
          edit: `e${next(4)}`,
          status: next(2) === 0 ? 'applied' : 'rejected',
        };
        wanted.set(decision.edit, decision.status);
        actor.send({ type: 'decide', decisions: [decision] });
      }
      expect(open.length).toBeLessThanOrEqual(1);
    }
    while (open.length > 0) await answer();
    expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
    expect(new Map([...stored].sort())).toEqual(new Map([...wanted].sort()));
  }
});

test.each([
  ['changed-elsewhere', 'changed'],
  ['invalid-input', 'failed'],
  ['unavailable', 'failed'],
])('%s drops what waited and says why; the next decision is taken', async (code, failure) => {
  const { actor, stored, answer, fail } = begin();
  await settle();
  fail(code);
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  actor.send({ type: 'decide', decisions: [{ edit: 'e2', status: 'rejected' }] });
  await answer();
  expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
  expect(actor.getSnapshot().context).toMatchObject({ failure, waiting: [], sending: [] });
  fail(undefined);
  actor.send({ type: 'decide', decisions: [{ edit: 'e2', status: 'rejected' }] });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  await answer();
  expect([...stored]).toEqual([['e2', 'rejected']]);
});

test('a version that is not the stored one overwrites nothing', async () => {
  const { actor, stored, answer, changeElsewhere } = begin();
  await settle();
  changeElsewhere();
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  await answer();
  expect(stored.size).toBe(0);
  expect(actor.getSnapshot().context.reviewed?.etag).toBe('"2"');
});

test('nothing to decide is no request', async () => {
  const { actor, open } = begin();
  await settle();
  actor.send({ type: 'decide', decisions: [] });
  expect(open).toHaveLength(0);
});

test('a requirement is added between decisions, one request at a time, each over the version before it', async () => {
  const { actor, stored, open, answer, added, told } = begin();
  await settle();
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  for (const requirement of ['r1', 'r2', 'r1'])
    actor.send({ type: 'add', requirement: { requirement } });
  actor.send({ type: 'decide', decisions: [{ edit: 'e2', status: 'applied', confirmed: true }] });
  for (let call = 0; call < 4; call += 1) {
    expect(open).toHaveLength(1);
    await answer();
  }
  expect(open).toHaveLength(0);
  expect([added, told]).toEqual([
    ['r1', 'r2'],
    ['r1', 'r2'],
  ]);
  expect([...stored]).toEqual([
    ['e1', 'rejected'],
    ['e2', 'applied'],
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ adding: undefined, failure: undefined });
});

test.each([
  ['invalid-input', 'refused'],
  ['unavailable', 'failed'],
])('an addition that ends with %s says which one, and what waited goes on', async (code, kind) => {
  const { actor, answer, fail, told } = begin();
  await settle();
  actor.send({ type: 'add', requirement: { requirement: 'r1' } });
  fail(code);
  await answer();
  expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
  expect(actor.getSnapshot().context).toMatchObject({
    adding: undefined,
    addFailure: { requirement: 'r1', kind },
  });
  fail(undefined);
  actor.send({ type: 'add', requirement: { requirement: 'r1' } });
  expect(actor.getSnapshot().context.addFailure).toBeUndefined();
  await answer();
  expect(told).toEqual(['r1']);
});

test('an addition over another version adds nothing and reads anew', async () => {
  const { actor, answer, changeElsewhere, added } = begin();
  await settle();
  changeElsewhere();
  actor.send({ type: 'add', requirement: { requirement: 'r1' } });
  await answer();
  expect(added).toEqual([]);
  expect(actor.getSnapshot().context).toMatchObject({ failure: 'changed', adding: undefined });
  expect(actor.getSnapshot().context.reviewed?.etag).toBe('"2"');
});

test('the report is matched once before anything else, and what is decided meanwhile goes over what came of it', async () => {
  const { actor, stored, open, answer } = begin({ isBehind: true });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ shown: 'matching' });
  expect(actor.getSnapshot().hasTag('ready')).toBe(true);
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  await answer();
  expect(actor.getSnapshot().context.reviewed?.etag).toBe('"2"');
  await answer();
  expect([...stored]).toEqual([['e1', 'rejected']]);
  expect(open).toHaveLength(0);
  expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
});

test('what was matched is not shown under the hands of somebody at work, but with the next answer', async () => {
  const { actor, stored, answer } = begin({ isBehind: true });
  await settle();
  actor.send({ type: 'attend' });
  await answer();
  expect(actor.getSnapshot().context.reviewed?.etag).toBe('"1"');
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  await answer();
  expect([...stored]).toEqual([['e1', 'rejected']]);
  expect(actor.getSnapshot().context).toMatchObject({ matched: undefined, failure: undefined });
  expect(actor.getSnapshot().context.reviewed?.etag).toBe('"3"');
});

test('that it cannot be matched is told nobody, and it is not asked for again', async () => {
  const { actor, stored, open, answer, fail } = begin({ isBehind: true });
  await settle();
  fail('unavailable');
  await answer();
  fail(undefined);
  expect(actor.getSnapshot().value).toEqual({ shown: 'resting' });
  expect(actor.getSnapshot().context).toMatchObject({ failure: undefined, error: undefined });
  expect(open).toHaveLength(0);
  actor.send({ type: 'decide', decisions: [{ edit: 'e1', status: 'rejected' }] });
  await answer();
  expect([...stored]).toEqual([['e1', 'rejected']]);
});
