import { expect, test } from '@jest/globals';
import { ApiError } from '@sastre/shared-contracts/shell';
import { createActor, fromPromise, waitFor } from 'xstate';
import { picturesMachine, type UploadInput } from './pictures.machine.ts';

const file = (name: string) => new File(['x'], name);
const full = new ApiError({
  endpoint: 'uploadPicture',
  status: 409,
  code: 'limit-reached',
  message: '',
});

interface Options {
  ids?: string[];
  /** Failures by the name of the file. */
  fails?: Record<string, Error>;
  removal?: Error;
  loads?: Error[];
}

function begin({ ids = [], fails = {}, removal, loads = [] }: Options = {}) {
  const told: string[] = [];
  const sent: string[] = [];
  const gates = new Map<string, () => void>();
  let under = 0;
  const actor = createActor(
    picturesMachine.provide({
      actors: {
        load: fromPromise(async () => {
          const failure = loads.shift();
          if (failure) throw failure;
          return ids;
        }),
        upload: fromPromise(async ({ input }: { input: UploadInput }) => {
          const { name } = input.file;
          sent.push(name);
          under += 1;
          expect(under).toBe(1);
          input.report(0.5);
          await new Promise<void>((resolve) => gates.set(name, resolve));
          under -= 1;
          const failure = fails[name];
          if (failure) throw failure;
          return `id of ${name}`;
        }),
        remove: fromPromise(async ({ input }: { input: { id: string } }) => {
          if (removal) throw removal;
          return input.id;
        }),
      },
      actions: {
        added: (_, { id }) => told.push(`added ${id}`),
        removed: (_, { id }) => told.push(`removed ${id}`),
        failed: (_, { task, error }) => told.push(`failed ${task} ${(error as Error).message}`),
      },
    }),
  ).start();
  const context = () => actor.getSnapshot().context;
  /** Lets one upload end once it is under way. */
  const end = async (name: string) => {
    await waitFor(actor, () => gates.has(name));
    gates.get(name)?.();
    gates.delete(name);
    await waitFor(actor, ({ context: { queue } }) => queue[0]?.name !== name);
  };
  const open = async () => {
    actor.send({ type: 'open' });
    await waitFor(actor, (state) => !state.hasTag('loading'));
  };
  return { actor, told, sent, context, end, open };
}

test('nothing is loaded before it is opened; a failed load is told and can be tried again', async () => {
  const { actor, told, context, open } = begin({ ids: ['a'], loads: [new Error('down')] });
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  await open();
  expect(actor.getSnapshot().hasTag('unavailable')).toBe(true);
  expect(context().failures).toMatchObject([{ task: 'load' }]);
  expect(told).toEqual(['failed load down']);
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('ready'));
  expect(context()).toMatchObject({ ids: ['a'], failures: [] });
});

test('several files go one after the other, also those that come while one is under way', async () => {
  const { actor, told, sent, context, end, open } = begin();
  await open();
  actor.send({ type: 'upload', files: [file('1.png'), file('2.png')] });
  expect(context()).toMatchObject({ total: 2, progress: 0.5 });
  expect(actor.getSnapshot().hasTag('uploading')).toBe(true);
  actor.send({ type: 'upload', files: [file('3.png')] });
  expect(context().total).toBe(3);
  await end('1.png');
  expect(context()).toMatchObject({ ids: ['id of 1.png'], done: { task: 'upload', number: 1 } });
  await end('2.png');
  await end('3.png');
  expect(sent).toEqual(['1.png', '2.png', '3.png']);
  expect(told).toEqual(['added id of 1.png', 'added id of 2.png', 'added id of 3.png']);
  expect(actor.getSnapshot().hasTag('uploading')).toBe(false);
});

test('one that fails does not hold up the rest, and is named until the next round', async () => {
  const bad = new Error('no picture');
  const { actor, context, end, open } = begin({ fails: { 'bad.png': bad } });
  await open();
  actor.send({ type: 'upload', files: [file('bad.png'), file('good.png')] });
  await end('bad.png');
  await end('good.png');
  expect(context()).toMatchObject({
    ids: ['id of good.png'],
    failures: [{ task: 'upload', error: bad, file: 'bad.png' }],
  });
  actor.send({ type: 'upload', files: [file('next.png')] });
  expect(context()).toMatchObject({ failures: [], total: 1 });
});

test('once the limit is reached the rest is not sent', async () => {
  const { actor, sent, context, end, open } = begin({ fails: { '1.png': full } });
  await open();
  actor.send({ type: 'upload', files: [file('1.png'), file('2.png')] });
  await end('1.png');
  expect(sent).toEqual(['1.png']);
  expect(context()).toMatchObject({ queue: [], failures: [{ file: '1.png' }] });
});

test('a picture is deleted while another one is being sent', async () => {
  const { actor, told, context, end, open } = begin({ ids: ['a', 'b'] });
  await open();
  actor.send({ type: 'upload', files: [file('c.png')] });
  actor.send({ type: 'remove', id: 'b' });
  expect(context().removing).toBe('b');
  await waitFor(actor, (state) => state.context.removing === undefined);
  expect(context()).toMatchObject({ ids: ['a'], done: { task: 'remove', number: 2 } });
  await end('c.png');
  expect(context().ids).toEqual(['a', 'id of c.png']);
  expect(told).toEqual(['removed b', 'added id of c.png']);
});

test('a picture that could not be deleted stays; an unknown one is not asked for', async () => {
  const { actor, told, context, open } = begin({ ids: ['a'], removal: new Error('down') });
  await open();
  actor.send({ type: 'remove', id: 'other' });
  expect(context().removing).toBeUndefined();
  actor.send({ type: 'remove', id: 'a' });
  await waitFor(actor, (state) => state.context.removing === undefined);
  expect(context()).toMatchObject({ ids: ['a'], failures: [{ task: 'remove' }] });
  expect(told).toEqual(['failed remove down']);
});
