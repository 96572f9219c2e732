import { describe, expect, test } from '@jest/globals';
import { endpoints, hasCv, type CvPatch } from '../../api/index.ts';
import { sampleCv } from '../fixtures/cv.fixture.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { sampleTailoredCv } from '../fixtures/tailored-cv.fixture.ts';
import { createFakeApi, FAKE_NOW } from './create-fake-api.ts';

const main = fixtureId(1);
const copy = fixtureId(2);

describe('fake api, CVs', () => {
  test('creates an unedited main CV from the user at the first read, once', async () => {
    const api = createFakeApi({ user: { sub: 'u', name: 'Bo Lind', email: 'bo@example.com' } });
    const first = await api.call(endpoints.getMainCv, {});
    const again = await api.call(endpoints.getMainCv, {});
    expect(first.data.personal_info).toMatchObject({
      fullName: 'Bo Lind',
      email: 'bo@example.com',
    });
    expect(first.data.created_at).toBe(first.data.updated_at);
    expect(hasCv(first.data)).toBe(false);
    expect(again).toEqual(first);
  });

  test('replaces the keys that are present, keeps the others and marks the CV as edited', async () => {
    const api = createFakeApi();
    const { data } = await api.call(endpoints.getMainCv, {});
    const body: CvPatch = { skills: [{ id: '1', name: 'Go', level: 'Expert' }] };
    const saved = await api.call(endpoints.saveCv, { params: { id: data._id }, body });
    expect(saved.data).toEqual({ ...data, skills: body.skills, updated_at: saved.data.updated_at });
    expect(saved.data.updated_at > data.created_at).toBe(true);
  });

  test('a save of layout alone does not mark it as edited', async () => {
    const api = createFakeApi();
    const { data } = await api.call(endpoints.getMainCv, {});
    const body = { tailored: { hiddenSections: ['summary' as const] } };
    const saved = await api.call(endpoints.saveCv, { params: { id: data._id }, body });
    expect(saved.data.tailored?.hiddenSections).toEqual(['summary']);
    expect(saved.data.updated_at).toBe(data.created_at);
  });

  test('a save of content marks it as edited, even when nothing differs', async () => {
    const api = createFakeApi();
    const { data } = await api.call(endpoints.getMainCv, {});
    const body = { personal_info: data.personal_info };
    const saved = await api.call(endpoints.saveCv, { params: { id: data._id }, body });
    expect(saved.data.updated_at).not.toBe(data.created_at);
  });

  test('a CV as it was read can be sent back, tailored ones with their job', async () => {
    const api = createFakeApi({ tailored: [sampleTailoredCv()] });
    const read = await api.call(endpoints.getCv, { params: { id: copy } });
    const saved = await api.call(endpoints.saveCv, { params: { id: copy }, body: read.data });
    expect({ ...saved.data, updated_at: read.data.updated_at }).toEqual(read.data);
  });

  test('refuses a stale If-Match with the stored CV, takes a weak one that fits', async () => {
    const api = createFakeApi({ cv: sampleCv() });
    const { etag } = await api.call(endpoints.getMainCv, {});
    const save = (title: string) =>
      api.call(
        endpoints.saveCv,
        { params: { id: main }, body: { sectionTitles: { summary: title } } },
        { ifMatch: `W/${etag}` },
      );
    await save('Theirs');
    await expect(save('Mine')).rejects.toMatchObject({
      status: 412,
      code: 'changed-elsewhere',
      problem: { current: { _id: main, sectionTitles: { summary: 'Theirs' } } },
    });
  });

  test('names the paths of what it refuses and saves nothing', async () => {
    const api = createFakeApi({ cv: sampleCv() });
    const body = { work_experience: [{ startDate: '3/2021' }], hobbies: 'chess' } as CvPatch;
    const failure = await api
      .call(endpoints.saveCv, { params: { id: main }, body })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 422, code: 'invalid-input' });
    const { problem } = failure as { problem: { errors: { path: string }[] } };
    expect(problem.errors.map(({ path }) => path).sort()).toEqual([
      'hobbies',
      'work_experience.0.startDate',
    ]);
    expect((await api.call(endpoints.getMainCv, {})).data).toEqual(sampleCv());
  });

  test('answers 404 for ids that are unknown or none', async () => {
    const api = createFakeApi();
    for (const id of [fixtureId(99), 'nonsense']) {
      await expect(api.call(endpoints.getCv, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  test('lists tailored copies newest first; deleting keeps main and copies apart', async () => {
    const older = sampleTailoredCv({ _id: fixtureId(7), updated_at: '2026-01-01T00:00:00.000Z' });
    const api = createFakeApi({ cv: sampleCv(), tailored: [older, sampleTailoredCv()] });
    const list = await api.call(endpoints.listTailoredCvs, {});
    expect(list.data.map(({ _id, companyName }) => [_id, companyName])).toEqual([
      [copy, 'Harbour Bank'],
      [fixtureId(7), 'Harbour Bank'],
    ]);
    await expect(api.call(endpoints.deleteCv, { params: { id: main } })).rejects.toMatchObject({
      status: 404,
    });
    await api.call(endpoints.deleteCv, { params: { id: copy } });
    await api.call(endpoints.deleteMainCv, {});
    expect((await api.call(endpoints.listTailoredCvs, {})).data).toHaveLength(1);
    const fresh = (await api.call(endpoints.getMainCv, {})).data;
    expect(fresh.created_at).toBe(new Date(FAKE_NOW).toISOString());
  });

  test('what was answered and what is stored share nothing', async () => {
    const api = createFakeApi({ cv: sampleCv() });
    (await api.call(endpoints.getMainCv, {})).data.skills.pop();
    expect((await api.call(endpoints.getMainCv, {})).data.skills).toHaveLength(2);
  });
});
