import { beforeEach, expect, jest, test } from '@jest/globals';
import { endpoints } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { inOrder } from './in-order.ts';

type Http = ShellServices['http'];
const ONE = { id: '11111111-2222-4333-8444-555555555555' };
const OTHER = { id: '11111111-2222-4333-8444-666666666666' };
const body = { decisions: [{ edit: 'e1', status: 'applied' as const }] };

let log: string[];
let answer: (error?: Error) => void;
let http: Http;
beforeEach(() => {
  log = [];
  const call = jest.fn((endpoint: { id: string; method: string }) => {
    log.push(endpoint.id);
    if (endpoint.method === 'GET') return Promise.resolve({ data: 1 });
    return new Promise((resolve, reject) => {
      answer = (error) => (error === undefined ? resolve({ data: 2 }) : reject(error));
    });
  });
  http = inOrder({ call: call as unknown as Http['call'] });
});
const decide = () => http.call(endpoints.decideReport, { params: ONE, body });
const read = (params: typeof ONE) => http.call(endpoints.getCv, { params });

test('a CV is read when what was decided on it is stored', async () => {
  const decided = decide();
  const seen = read(ONE);
  await Promise.resolve();
  expect(log).toEqual(['decideReport']);
  answer();
  await Promise.all([decided, seen]);
  expect(log).toEqual(['decideReport', 'getCv']);
});

test('a decision that fails keeps nobody from reading', async () => {
  const decided = decide();
  const seen = read(ONE);
  answer(new Error('gone'));
  await expect(decided).rejects.toThrow('gone');
  expect(await seen).toEqual({ data: 1 });
});

test('other reads do not wait, nor does one when all is answered', async () => {
  const decided = decide();
  await read(OTHER);
  await http.call(endpoints.getMainCv, {});
  await http.call(endpoints.listTailoredCvs, {});
  expect(log).toEqual(['decideReport', 'getCv', 'getMainCv', 'listTailoredCvs']);
  answer();
  await decided;
  await read(ONE);
  expect(log.at(-1)).toBe('getCv');
});

test('who does not want it any more while it waits asks for nothing', async () => {
  const decided = decide();
  const left = new AbortController();
  const seen = http.call(endpoints.getCv, { params: ONE }, { signal: left.signal });
  left.abort();
  answer();
  await decided;
  await expect(seen).rejects.toThrow();
  expect(log).toEqual(['decideReport']);
});
