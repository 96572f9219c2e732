import { expect, test } from '@jest/globals';
import { ChangedElsewhere, type VersionedCv } from '@sastre/shared-contracts/cv';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { exportMachine, type LoadedCv, type PrintedCv } from './export.machine.ts';

const loaded: LoadedCv = { cv: sampleCv(), etag: '"1"', pictureUrl: undefined };
const printed: PrintedCv = { url: 'blob:1', fileName: 'x.pdf' };

function start(
  load: () => Promise<LoadedCv>,
  print: (from: LoadedCv) => Promise<PrintedCv>,
  save: (from: LoadedCv) => Promise<VersionedCv> = async ({ cv, etag }) => ({ cv, etag }),
) {
  const actor = createActor(
    exportMachine.provide({
      actors: {
        load: fromPromise<LoadedCv, { cvId: string | undefined }>(load),
        save: fromPromise<VersionedCv, LoadedCv>(({ input }) => save(input)),
        print: fromPromise<PrintedCv, LoadedCv>(({ input }) => print(input)),
      },
    }),
    { input: { cvId: undefined } },
  );
  actor.start();
  return actor;
}

test('a CV that cannot be read is unavailable until it is tried again', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('down');
    return loaded;
  };
  const actor = start(load, async () => printed);
  await waitFor(actor, (state) => state.hasTag('unavailable'));
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('ready'));
  expect(actor.getSnapshot().context.loaded).toBe(loaded);
});

test('a saved CV carries its new version, also when it could not be printed', async () => {
  const seen: (string | undefined)[] = [];
  const actor = start(
    async () => loaded,
    async () => {
      if (seen.length === 1) throw new Error('no printer');
      return printed;
    },
    async ({ cv, etag }) => {
      seen.push(etag);
      return { cv, etag: `"${seen.length + 1}"` };
    },
  );
  await waitFor(actor, (state) => state.matches('ready'));
  for (let round = 0; round < 2; round += 1) {
    actor.send({ type: 'download' });
    await waitFor(actor, (state) => state.matches('ready'));
  }
  expect(seen).toEqual(['"1"', '"2"']);
  expect(actor.getSnapshot().context).toMatchObject({ printed, error: undefined });
});

test('a second click while it prints starts nothing', async () => {
  let prints = 0;
  const actor = start(
    async () => loaded,
    async () => {
      prints += 1;
      return printed;
    },
  );
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'download' });
  actor.send({ type: 'download' });
  await waitFor(actor, (state) => state.matches('ready'));
  expect(prints).toBe(1);
});

test('a CV changed elsewhere is shown as it is now, never overwritten', async () => {
  let stored = loaded;
  const latest: LoadedCv = {
    cv: { ...sampleCv(), updated_at: 'later' },
    etag: '"9"',
    pictureUrl: 'blob:9',
  };
  const actor = start(
    async () => stored,
    async () => printed,
    async () => {
      stored = latest;
      throw new ChangedElsewhere(latest);
    },
  );
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'download' });
  await waitFor(actor, (state) => state.matches('ready') && state.context.error !== undefined);
  expect(actor.getSnapshot().context.loaded).toEqual(latest);
});
