import { expect, test } from '@jest/globals';
import { createManualClock } from '@sastre/shared-contracts/testing';
import { ALL_READING_MS, READING_MS, readInWorker, type ReaderWorker } from './read-in-worker.ts';
import { RefusedFile, type ReadFile, type Reading } from '@sastre/shared-cv-reader';
import { serveReading, type ReaderScope } from './serve-reading.ts';

const reading: Reading = {
  source: 'text',
  cv: {},
  unplaced: [],
  doubts: [],
  lines: [{ id: 0, text: 'Ana', page: 0 }],
  origins: {},
};

/** A worker without a thread: both sides, what goes between them copied as a thread would. */
function start(readFile: ReadFile) {
  const progress: number[] = [];
  let ended = 0;
  let hear: Parameters<ReaderScope['addEventListener']>[1] = () => undefined;
  const clock = createManualClock(0, async (step) => step());
  const worker: ReaderWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => hear({ data: structuredClone(message) }),
    terminate: () => (ended += 1),
  };
  const running = readInWorker(Uint8Array.of(1, 2), {
    startWorker: () => worker,
    clock,
    onProgress: (share) => progress.push(share),
  });
  serveReading(
    {
      postMessage: (message) => worker.onmessage?.({ data: structuredClone(message) }),
      addEventListener: (_type, listener) => (hear = listener),
    },
    readFile,
  );
  return { ...running, worker, clock, progress, ended: () => ended };
}

test('the worker gets the bytes, says how far it is, and is ended with the reading', async () => {
  const { result, progress, ended, clock } = start(async (bytes, { onProgress }) => {
    onProgress(0.5);
    onProgress(1);
    return { ...reading, lines: [{ id: 0, text: String([...bytes]), page: 0 }] };
  });
  expect((await result).lines[0]?.text).toBe('1,2');
  expect(progress).toEqual([0.5, 1]);
  expect(ended()).toBe(1);
  expect(clock.pending()).toBe(0);
});

test('a refusal arrives with where it fails', async () => {
  const at = { path: 'basics', value: 'none' };
  const { result, ended } = start(() => Promise.reject(new RefusedFile('no-basics', at)));
  await expect(result).rejects.toMatchObject({ name: 'RefusedFile', refusal: 'no-basics', at });
  expect(ended()).toBe(1);
});

test('a fault of ours is none of the file', async () => {
  const { result, ended } = start(() => Promise.reject(new TypeError('x is undefined')));
  await expect(result).rejects.not.toBeInstanceOf(RefusedFile);
  expect(ended()).toBe(1);
});

test('a worker that takes 15 s is ended, and one that is not ready has its time before it', async () => {
  const { result, clock, ended } = start(() => new Promise(() => undefined));
  const refused = expect(result).rejects.toMatchObject({ refusal: 'too-slow' });
  await clock.advance(READING_MS - 1);
  expect(ended()).toBe(0);
  await clock.advance(1);
  await refused;
  expect(ended()).toBe(1);
});

test('each page has the 15 s anew, and all of them together a minute', async () => {
  let tell = (_share: number) => undefined as void;
  const { result, clock, ended, progress } = start((_bytes, { onProgress }) => {
    tell = onProgress;
    return new Promise(() => undefined);
  });
  const refused = expect(result).rejects.toMatchObject({ refusal: 'too-slow' });
  for (let page = 1; page <= 4; page += 1) {
    await clock.advance(READING_MS - 1);
    expect(ended()).toBe(0);
    tell(page / 20);
  }
  await clock.advance(ALL_READING_MS - 4 * (READING_MS - 1) - 1);
  expect([ended(), progress.length]).toEqual([0, 4]);
  await clock.advance(1);
  await refused;
  expect([ended(), clock.pending()]).toEqual([1, 0]);
});

test('a worker that breaks is a fault of ours, and is ended', async () => {
  const { result, worker, ended } = start(() => new Promise(() => undefined));
  worker.onerror?.();
  await expect(result).rejects.toThrow();
  expect(ended()).toBe(1);
});

test('what is cancelled is ended at once, and says nothing more', async () => {
  let finish = (_reading: Reading) => undefined as void;
  const { end, worker, clock, ended, progress } = start(
    (_bytes, { onProgress }) =>
      new Promise((resolve) => {
        finish = (done) => {
          onProgress(1);
          resolve(done);
        };
      }),
  );
  end();
  finish(reading);
  expect([worker.onmessage, ended(), clock.pending(), progress]).toEqual([null, 1, 0, []]);
});
