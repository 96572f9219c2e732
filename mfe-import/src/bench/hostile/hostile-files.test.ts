import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cvPatchSchema, defaultCvContent } from '@sastre/shared-contracts/api';
import { randomFrom } from '@sastre/shared-testing';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import { readInWorker, type ReaderWorker } from '../../features/reading/read-in-worker.ts';
import type { FromReader } from '../../features/reading/reading-messages.types.ts';
import { RefusedFile, type Reading } from '@sastre/shared-cv-reader';
import { takeOver } from '../../features/taking/take-over.rules.ts';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ATTACKS } from './attacks.ts';

const isSoak = process.env['SOAK'] !== undefined;
const STRIDE = isSoak ? 1 : 8;
const SEEDS = isSoak ? [20_261_124, 7] : [20_261_124];
const SENTENCES = [en, es, de].map(({ refused }) => refused as Record<string, unknown>);
const PROGRAMMERS =
  /undefined|\bnull\b|NaN|\[object|exception|\b(?:type|range)error|stack|pars(?:e|ing)|token|array|string|boolean|buffer|bytes?\b|stream|runtime|worker/i;

const files = ATTACKS.flatMap(({ name, make, isEndless }, at) =>
  at % STRIDE > 0 || isEndless
    ? []
    : SEEDS.map((seed) => [`${name} (${seed})`, () => make(randomFrom(seed + at))] as const),
);
const connect = jest.spyOn(Socket.prototype, 'connect');
const fetched = jest.spyOn(globalThis, 'fetch');
const faults: unknown[] = [];
/** The PDF library leaves promises of its own open when a file is damaged; a worker goes on, and so does the reading. */
const isOfLibrary = (name: unknown) =>
  /^(?:XRefEntry|ParserEOF|XRefParse|MissingData)Exception$|^FormatError$/.test(String(name));

// The runner's own listener takes what the library leaves open for a fault of the test that runs by then. It sets itself
// up anew for each file, so that this one stays for what comes late.
beforeAll(() => {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (fault: { name?: unknown } | undefined) => {
    if (!isOfLibrary(fault?.name)) faults.push(fault);
  });
});

/** What was left open is told between two turns of the event loop, and many a reading is over within one. */
const turn = () => new Promise((done) => setImmediate(done));

/** What a reading may do: be posted by a worker, and be saved. */
function expectHarmless(reading: Reading) {
  expect(() => structuredClone(reading)).not.toThrow();
  const { cv } = takeOver(defaultCvContent, { ...defaultCvContent, ...reading.cv }, 'replace');
  expect(cvPatchSchema.safeParse(cv).error?.issues).toBeUndefined();
}

/** One sentence in every language, and of the file only what a person wrote. */
function expectSentence({ refusal, at }: RefusedFile) {
  for (const sentences of SENTENCES) {
    expect(sentences[refusal]).toMatch(/\.$|\(/);
    expect(sentences[refusal]).not.toMatch(PROGRAMMERS);
  }
  expect(at?.value ?? '').not.toBe('undefined');
}

describe('a hostile file is read or refused with a sentence, and reaches nothing', () => {
  test.each(files)('%s', async (_name, make) => {
    const read = readFile(await make(), { onProgress: () => undefined });
    const outcome = await read.catch((error: unknown) => error);
    if (outcome instanceof RefusedFile) expectSentence(outcome);
    else if (outcome instanceof Error) throw outcome;
    else expectHarmless(outcome as Reading);
    await turn();
    expect([connect.mock.calls, fetched.mock.calls, faults.splice(0)]).toEqual([[], [], []]);
    expect(Reflect.ownKeys(globalThis)).not.toContain('reached');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});

/** The page's side of a thread. */
function startThread(): ReaderWorker {
  const thread = new Worker(new URL('reader.thread.ts', import.meta.url));
  const worker: ReaderWorker = {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    onmessage: null,
    onerror: null,
  };
  thread.on('message', (data: FromReader) => worker.onmessage?.({ data }));
  thread.on('error', () => worker.onerror?.());
  return worker;
}

const timed = isSoak ? test : test.skip;
timed.each(
  ATTACKS.filter(({ isEndless }) => isEndless).map(({ name, make }) => [name, make] as const),
)('%s: its worker is ended after 15 s, with a sentence', async (_name, make) => {
  const { result } = readInWorker(await make(randomFrom(1)), {
    startWorker: startThread,
    clock: {
      after: (ms, step) => {
        const timer = setTimeout(() => void step(), ms);
        return () => clearTimeout(timer);
      },
    },
    onProgress: () => undefined,
  });
  await expect(result).rejects.toMatchObject({ refusal: 'too-slow' });
});
