import { expect, test } from '@jest/globals';
import { endpoints, hasCv } from '../../api/index.ts';
import { sampleCv, sampleTailoredCv } from '../index.ts';
import { createFakeApi } from './create-fake-api.ts';

const cv = sampleCv();
const { _id: id } = cv;

test('a save keeps the version that it replaces, which can be looked at and restored', async () => {
  const api = createFakeApi({ cv });
  const params = { id };
  await api.call(endpoints.saveCv, { params, body: { skills: [], reason: 'import' } });
  const { data, etag } = await api.call(endpoints.listVersions, { params });
  expect(data.versions).toMatchObject([
    { version: 2, reason: 'import', changed: { skills: 1 } },
    { version: 1, reason: 'save', changed: {} },
  ]);
  const first = { params: { id, version: '1' } };
  expect((await api.call(endpoints.getVersion, first)).data.skills).toEqual(cv.skills);
  await expect(
    api.call(endpoints.restoreVersion, first, { ifMatch: '"old"' }),
  ).rejects.toMatchObject({ code: 'changed-elsewhere' });
  const restored = await api.call(endpoints.restoreVersion, first, { ifMatch: etag });
  expect(restored.data.skills).toEqual(cv.skills);
  const reasons = (await api.call(endpoints.listVersions, { params })).data.versions;
  expect(reasons.map(({ reason }) => reason)).toEqual(['restore', 'import', 'save']);
});

test('what was deleted can be brought back or deleted for good', async () => {
  const copy = sampleTailoredCv();
  const api = createFakeApi({ cv, tailored: [copy], pictures: 1 });
  const [picture = ''] = api.state.pictures.keys();
  await api.call(endpoints.deleteCv, { params: { id: copy._id } });
  await api.call(endpoints.deletePicture, { params: { id: picture } });
  const { items } = (await api.call(endpoints.listTrash, {})).data;
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['picture', 'tailored']);
  const shown = await api.call(endpoints.getDeletedPicture, { params: { id: picture } });
  expect(shown.data).toBeInstanceOf(Blob);
  for (const one of [copy._id, picture])
    await api.call(endpoints.bringBack, { params: { id: one }, body: {} });
  expect((await api.call(endpoints.listTailoredCvs, {})).data).toHaveLength(1);
  expect(api.state.pictures.size).toBe(1);
  await api.call(endpoints.deleteCv, { params: { id: copy._id } });
  await api.call(endpoints.deleteForGood, { params: { id: copy._id } });
  expect((await api.call(endpoints.listTrash, {})).data.items).toEqual([]);
});

test('a main CV takes the place of an empty one alone', async () => {
  const api = createFakeApi({ cv });
  await api.call(endpoints.deleteMainCv, {});
  expect(hasCv((await api.call(endpoints.getMainCv, {})).data)).toBe(false);
  const { data } = await api.call(endpoints.bringBack, { params: { id }, body: {} });
  expect(data).toEqual({ id, kind: 'main' });
  await api.call(endpoints.deleteMainCv, {});
  const other = (await api.call(endpoints.getMainCv, {})).data._id;
  await api.call(endpoints.saveCv, { params: { id: other }, body: { skills: [] } });
  const back = { params: { id }, body: {} };
  await expect(api.call(endpoints.bringBack, back)).rejects.toMatchObject({ code: 'main-exists' });
  const asCopy = { params: { id }, body: { companyName: 'My old CV' } };
  expect((await api.call(endpoints.bringBack, asCopy)).data.kind).toBe('tailored');
});
