import { expect, test } from '@jest/globals';
import type { ReaderWorker } from './read-in-worker.ts';
import type { ToReader } from './reading-messages.types.ts';
import { spareWorker } from './spare-worker.ts';

function stage() {
  const workers: (ReaderWorker & { sent: ToReader[]; ended: boolean })[] = [];
  const spare = spareWorker(() => {
    const worker = {
      onmessage: null,
      onerror: null,
      sent: [] as ToReader[],
      ended: false,
      postMessage: (message: ToReader) => void worker.sent.push(message),
      terminate: () => void (worker.ended = true),
    };
    workers.push(worker);
    return worker;
  });
  return { spare, workers };
}
const heardBy = (worker: ReaderWorker) => {
  const heard: string[] = [];
  worker.onmessage = ({ data }) => heard.push(data.type);
  return heard;
};

test('one that is ready warms up, is taken once, and says again that it is ready', async () => {
  const { spare, workers } = stage();
  spare.warm();
  spare.warm();
  workers[0]?.onmessage?.({ data: { type: 'ready' } });
  expect(workers.map(({ sent }) => sent)).toEqual([[{ type: 'warm' }]]);
  const taken = spare.take();
  const heard = heardBy(taken);
  await Promise.resolve();
  expect([taken, heard]).toEqual([workers[0], ['ready']]);
  expect(spare.take()).toBe(workers[1]);
});

test('one that is still starting is taken as it is, and says itself when it is ready', async () => {
  const { spare, workers } = stage();
  spare.warm();
  const taken = spare.take();
  const heard = heardBy(taken);
  await Promise.resolve();
  expect([heard, workers[0]?.sent]).toEqual([[], []]);
});

test('one that breaks before it is needed is replaced, and one that nobody took is ended', () => {
  const { spare, workers } = stage();
  spare.warm();
  workers[0]?.onerror?.();
  expect(spare.take()).toBe(workers[1]);
  spare.warm();
  spare.end();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false, true]);
});
