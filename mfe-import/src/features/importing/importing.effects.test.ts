import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { FILE_BYTES } from '@sastre/shared-cv-reader';
import { READING_MS, type ReaderWorker } from '../reading/read-in-worker.ts';
import type { FromReader, ToReader } from '../reading/reading-messages.types.ts';
import { beginReview } from './begin.rules.ts';
import { loadImport, readEffect } from './importing.effects.ts';
import { importingMachine } from './importing.machine.ts';
import type { Job } from './importing.types.ts';
import { importKey } from './journal.rules.ts';
import { sampleReading } from './reading.fixture.ts';

/** Reads a job with a worker whose words a test says. */
async function read(job: Job) {
  const { shell, clock } = fakeShell();
  const sent: ToReader[] = [];
  const heard: { type: string }[] = [];
  let ended = 0;
  const worker: ReaderWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => sent.push(message),
    terminate: () => (ended += 1),
  };
  let started = 0;
  const logic = readEffect(shell, () => {
    started += 1;
    return worker;
  });
  const machine = importingMachine.provide({
    actors: { load: fromPromise(() => loadImport(shell)), read: logic },
  });
  const actor = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      const { event } = inspected;
      if (['progress', 'outcome', 'refused'].includes(event.type)) heard.push(event);
    },
  });
  actor.start();
  await waitFor(actor, (state) => state.hasTag('choosing'));
  actor.send({ type: 'read', job });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await settled();
  const say = async (message: FromReader) => {
    worker.onmessage?.({ data: message });
    await settled();
  };
  return { actor, sent, heard, say, clock, settled, started: () => started, ended: () => ended };
}

const file = (text: string, name = 'cv.pdf'): Job => ({
  type: 'file',
  file: new File([text], name),
});

test('a pasted text is read like a file of its bytes', async () => {
  const { sent, say, heard } = await read({ type: 'text', text: 'Łukasz' });
  await say({ type: 'ready' });
  expect(sent).toEqual([{ type: 'read', bytes: new TextEncoder().encode('Łukasz') }]);
  await say({ type: 'progress', share: 0.5 });
  await say({ type: 'read', reading: sampleReading() });
  expect(heard).toMatchObject([
    { type: 'progress', share: 0.5 },
    { type: 'outcome', outcome: { name: '', pdf: undefined } },
  ]);
});

test('the bytes of a PDF stay, to be shown', async () => {
  const { say, heard } = await read(file('%PDF'));
  await say({ type: 'ready' });
  await say({ type: 'read', reading: sampleReading({ source: 'pdf' }) });
  const bytes = new TextEncoder().encode('%PDF');
  expect(heard).toMatchObject([{ type: 'outcome', outcome: { name: 'cv.pdf', pdf: bytes } }]);
});

test.each([
  ['empty', file('')],
  ['too-large', file('x'.repeat(FILE_BYTES + 1))],
  ['empty', { type: 'text', text: '' } as Job],
])('what is %s is refused before a worker starts', async (refusal, job) => {
  const { heard, started } = await read(job);
  expect(heard).toEqual([{ type: 'refused', refused: { refusal } }]);
  expect(started()).toBe(0);
});

test('a refusal of the reader says where it fails; a fault of ours is none of the file', async () => {
  const refused = await read(file('{}'));
  const at = { path: 'basics', value: 'none' };
  await refused.say({ type: 'refused', refusal: 'no-basics', at });
  expect(refused.heard).toEqual([{ type: 'refused', refused: { refusal: 'no-basics', at } }]);
  const broken = await read(file('{}'));
  await broken.say({ type: 'failed' });
  expect(broken.heard).toEqual([{ type: 'refused', refused: { refusal: 'fault' } }]);
});

test('the worker ends when it takes too long, and when the state is left', async () => {
  const slow = await read(file('x'));
  await slow.say({ type: 'ready' });
  await slow.clock.advance(READING_MS);
  expect(slow.heard).toEqual([{ type: 'refused', refused: { refusal: 'too-slow' } }]);
  const left = await read(file('x'));
  left.actor.send({ type: 'cancel' });
  expect([left.ended(), left.heard]).toEqual([1, []]);
});

test('a visit begins with the CV and what was being looked through', async () => {
  const { shell } = fakeShell();
  expect((await loadImport(shell)).kept).toBeUndefined();
  const kept = beginReview(sampleReading(), 'cv.pdf', undefined);
  await shell.drafts.write(importKey(shell.auth.user.sub), kept);
  expect((await loadImport(shell)).kept).toEqual(kept);
  await shell.drafts.write(importKey('somebody-else'), { ...kept, source: {} });
  expect((await loadImport(shell)).kept).toEqual(kept);
});
