import { expect, test } from '@jest/globals';
import { createManualClock } from '@sastre/shared-contracts/testing';
import { createDraftKeeper, KEEP_MS } from './draft-keeper.ts';

function begin(write: () => Promise<void> = async () => undefined) {
  const clock = createManualClock(0);
  const done: string[] = [];
  const drafts = {
    read: async () => undefined,
    write: async (_key: string, value: unknown) => {
      await write();
      done.push(`write ${String(value)}`);
    },
    drop: async () => void done.push('drop'),
  };
  return { clock, done, keeper: createDraftKeeper({ clock, drafts }, 'key') };
}

test('is written 300 ms after the first change, also while typing goes on', async () => {
  const { clock, done, keeper } = begin();
  keeper.note('a');
  await clock.advance(200);
  keeper.note('ab');
  await clock.advance(KEEP_MS - 201);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done).toEqual(['write ab']);
  keeper.note('abc');
  await clock.advance(KEEP_MS);
  expect(done).toEqual(['write ab', 'write abc']);
});

test('what waits is written at once when asked for, and once', async () => {
  const { clock, done, keeper } = begin();
  keeper.note('a');
  keeper.flush();
  keeper.flush();
  await clock.advance(KEEP_MS);
  expect(done).toEqual(['write a']);
});

test('a drop takes what waits with it and never overtakes a write', async () => {
  let release = () => undefined as void;
  const { clock, done, keeper } = begin(() => new Promise((resolve) => (release = resolve)));
  keeper.note('a');
  keeper.flush();
  keeper.note('ab');
  keeper.drop();
  await clock.advance(KEEP_MS);
  expect(done).toEqual([]);
  release();
  await clock.advance(0);
  expect(done).toEqual(['write a', 'drop']);
});

test('a refused write does not stop the next one', async () => {
  let refused = false;
  const { clock, done, keeper } = begin(async () => {
    if (refused) return;
    refused = true;
    throw new Error('full');
  });
  keeper.note('a');
  await clock.advance(KEEP_MS);
  keeper.note('ab');
  await clock.advance(KEEP_MS);
  expect(done).toEqual(['write ab']);
});
