import { describe, expect, test } from '@jest/globals';
import { endpoints, isTailored, type TailoringProgress } from '../../api/index.ts';
import { sampleCv } from '../fixtures/cv.fixture.ts';
import { sampleTailoringRequest } from '../fixtures/tailoring.fixture.ts';
import { createFakeApi, FAKE_NOW, type FakeApi } from './create-fake-api.ts';

async function watch(api: FakeApi, bullId: string): Promise<TailoringProgress[]> {
  const seen: TailoringProgress[] = [];
  for (
    let state = '';
    state !== 'completed' && state !== 'failed';
    state = seen.at(-1)?.state ?? ''
  ) {
    seen.push((await api.call(endpoints.tailoringProgress, { params: { bullId } })).data);
  }
  return seen;
}
const used = async (api: FakeApi) =>
  (await api.call(endpoints.activeSubscription, {})).data.todaysConsumptions;

describe('fake api, tailoring', () => {
  test('a job goes through the stages of its request, one a poll, and yields a tailored CV', async () => {
    const api = createFakeApi({ cv: sampleCv() });
    const body = sampleTailoringRequest({ includeCoverLetter: true, translateTo: 'de' });
    const { data } = await api.call(endpoints.startTailoring, { body });
    const seen = await watch(api, data.bullId);
    expect(seen.map(({ state }) => state)).toEqual([
      'queued',
      ...Array<string>(6).fill('active'),
      'completed',
    ]);
    expect(seen.map(({ stage }) => stage)).toEqual([
      null,
      'reading',
      'matching',
      'rewriting',
      'letter',
      'translating',
      'saving',
      null,
    ]);
    expect(seen.map(({ progress }) => progress)).toEqual(
      [...seen.map(({ progress }) => progress)].sort((a, b) => a - b),
    );
    const id = seen.at(-1)?.result?.tailoredCVId ?? '';
    const { data: cv } = await api.call(endpoints.getCv, { params: { id } });
    expect(isTailored(cv)).toBe(true);
    expect(cv.tailored).toMatchObject({
      jobDescription_id: { companyName: 'Harbour Bank', content: body.jobDescription },
      language: 'de',
      report: { engine: 'rules', coverage: { shown: 1, total: 1 } },
    });
    expect(cv.tailored?.coverLetter).toContain('Harbour Bank');
    expect(api.state.tailored.size).toBe(1);
  });

  test('a plain copy is free and leaves the CV as it is', async () => {
    const api = createFakeApi({ cv: sampleCv(), operations: 3 });
    const { data } = await api.call(endpoints.startTailoring, {
      body: sampleTailoringRequest({ useAiTailoring: false }),
    });
    const last = (await watch(api, data.bullId)).at(-1);
    expect(last).toMatchObject({ state: 'completed', engine: null });
    const { data: cv } = await api.call(endpoints.getCv, {
      params: { id: last?.result?.tailoredCVId ?? '' },
    });
    expect(cv.work_experience).toEqual(sampleCv().work_experience);
    expect(await used(api)).toBe(3);
  });

  test('takes one operation a job and refuses the one beyond the limit', async () => {
    const api = createFakeApi({ operations: 2 });
    const start = () => api.call(endpoints.startTailoring, { body: sampleTailoringRequest() });
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(start()).rejects.toMatchObject({ status: 429, code: 'usage-limit' });
    expect(await used(api)).toBe(3);
  });

  test('a failed job says why and gives its operation back', async () => {
    const api = createFakeApi();
    api.failNextJob('engine unreachable');
    const { data } = await api.call(endpoints.startTailoring, { body: sampleTailoringRequest() });
    expect(await used(api)).toBe(1);
    expect((await watch(api, data.bullId)).at(-1)).toMatchObject({
      state: 'failed',
      failedReason: 'engine unreachable',
    });
    expect(await used(api)).toBe(0);
    expect(api.state.tailored.size).toBe(0);
  });

  test('days and weeks are UTC, a week starts on Monday', async () => {
    let now = FAKE_NOW;
    const api = createFakeApi({ now: () => now, operations: 2 });
    const use = async () => {
      const { data } = await api.call(endpoints.activeSubscription, {});
      return [
        data.todaysConsumptions,
        data.thisWeeksConsumptions,
        data.dayResetsAt,
        data.weekResetsAt,
      ];
    };
    expect(await use()).toEqual([2, 2, '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
    now = Date.UTC(2026, 10, 22);
    expect(await use()).toEqual([0, 2, '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
    now = Date.UTC(2026, 10, 23);
    expect(await use()).toEqual([0, 0, '2026-11-24T00:00:00.000Z', '2026-11-30T00:00:00.000Z']);
  });

  test('refuses blank fields', async () => {
    const api = createFakeApi();
    const body = sampleTailoringRequest({ companyName: ' ', jobDescription: '' });
    await expect(api.call(endpoints.startTailoring, { body })).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'jobDescription' }, { path: 'companyName' }] },
    });
    expect(await used(api)).toBe(0);
  });
});
