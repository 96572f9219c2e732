/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { hook } from './hook.ts';

const never = () => new Promise<never>(() => undefined);

test('a hook that hangs says by name what has not come, before jest ends it', async () => {
  const [run, jestLimit] = hook(async (waitFor) => {
    await waitFor('the database', Promise.resolve());
    await Promise.all([waitFor('a model', never()), waitFor('a store', never())]);
  }, 20);
  expect(jestLimit).toBeGreaterThan(20);
  await expect(run()).rejects.toThrow('Not there within 20 ms: a model, a store.');
});

test('a hook ends with its work, and fails as it fails', async () => {
  let opened = '';
  const [run] = hook(async (waitFor) => {
    opened = await waitFor('a name', Promise.resolve('Ada'));
  });
  await run();
  expect(opened).toBe('Ada');
  const broken = new Error('no disk');
  const [fails] = hook(async (waitFor) => waitFor('a disk', Promise.reject(broken)));
  await expect(fails()).rejects.toBe(broken);
});
