import { beforeEach, expect, jest, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { createAhead } from './ahead.ts';

const call = jest.fn<(...args: unknown[]) => Promise<unknown>>();
let now: number;
let asked: number;
const later = (ms: number) => (now += ms);
const ahead = () =>
  createAhead({ call: call as ShellServices['http']['call'] }, { now: () => now });
const read = ({ http }: ReturnType<typeof ahead>) => http.call(endpoints.getMainCv, {});

beforeEach(() => {
  now = 1_000;
  asked = 0;
  call.mockReset();
  call.mockImplementation(async () => ({ data: (asked += 1), headers: {} }));
});

test('who reads what was asked for ahead gets that answer, once', async () => {
  const ways = ahead();
  ways.ask(endpoints.getMainCv);
  ways.ask(endpoints.getMainCv);
  expect(asked).toBe(1);
  expect(await read(ways)).toMatchObject({ data: 1 });
  expect(await read(ways)).toMatchObject({ data: 2 });
});

test('an answer is good for five seconds', async () => {
  const ways = ahead();
  ways.ask(endpoints.getMainCv);
  later(4_999);
  ways.ask(endpoints.getMainCv);
  expect(asked).toBe(1);
  later(1);
  expect(await read(ways)).toMatchObject({ data: 2 });
});

test('no answer of before a change is given, not even one that came while the change was on its way', async () => {
  const ways = ahead();
  const save = () =>
    ways.http.call(endpoints.saveCv, { params: { id: 'x' }, body: sampleCv() } as never);
  ways.ask(endpoints.getMainCv);
  await save();
  expect(await read(ways)).toMatchObject({ data: 3 });
  const saving = save();
  ways.ask(endpoints.getMainCv);
  await saving;
  expect(await read(ways)).toMatchObject({ data: 6 });
});

test('another read, or one with parameters, is asked for itself', async () => {
  const ways = ahead();
  ways.ask(endpoints.getMainCv);
  const id = '11111111-2222-4333-8444-555555555555';
  expect(await ways.http.call(endpoints.getCv, { params: { id } })).toMatchObject({ data: 2 });
  expect(await ways.http.call(endpoints.listTailoredCvs, {})).toMatchObject({ data: 3 });
  expect(await read(ways)).toMatchObject({ data: 1 });
});

test('a failure ahead is nobody’s: the page asks again', async () => {
  const ways = ahead();
  call.mockRejectedValueOnce(new Error('down'));
  ways.ask(endpoints.getMainCv);
  await Promise.resolve();
  await Promise.resolve();
  expect(await read(ways)).toMatchObject({ data: 1 });
});

test('who has gone gets none', async () => {
  const ways = ahead();
  ways.ask(endpoints.getMainCv);
  const controller = new AbortController();
  const reading = ways.http.call(endpoints.getMainCv, {}, { signal: controller.signal });
  controller.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});
