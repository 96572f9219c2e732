import { expect, test } from '@jest/globals';
import { endpoints, type Cv } from '../../api/index.ts';
import { sampleCv } from '../fixtures/cv.fixture.ts';
import { sampleReviewedCv } from '../fixtures/report.fixture.ts';
import { createFakeApi } from './create-fake-api.ts';

const cv = sampleReviewedCv();
const params = { id: cv._id };
const decide = (edit: string, status: 'applied' | 'rejected', ifMatch?: string) => {
  const api = createFakeApi({ tailored: [sampleReviewedCv()] });
  return api.call(
    endpoints.decideReport,
    { params, body: { decisions: [{ edit, status }] } },
    { ifMatch },
  );
};

test('a rejected edit puts the original back and marks the copy as the user’s', async () => {
  const { data } = await decide('e1', 'rejected');
  const edit = data.tailored?.report?.edits[0];
  expect(edit?.status).toBe('rejected');
  expect(data.personal_info.summary).toBe(edit?.before);
  expect(data.tailored?.updatedByUser).toBe(true);
});

test('an applied edit of a list stands in its entry', async () => {
  const { data } = await decide('e2', 'applied');
  expect(data.work_experience[0]?.achievements[0]).toBe(data.tailored?.report?.edits[1]?.after);
});

test('an edit that was refused or is unknown cannot be decided on; a stale version is refused', async () => {
  await expect(decide('e3', 'applied')).rejects.toMatchObject({ status: 422 });
  await expect(decide('e9', 'applied')).rejects.toMatchObject({ status: 422 });
  await expect(decide('e1', 'rejected', '"older"')).rejects.toMatchObject({
    code: 'changed-elsewhere',
  });
});

test('what was missing is found by its words in the main CV or in the copy; nothing found is no new version', async () => {
  const { term } = sampleReviewedCv().tailored?.report?.requirements[2] ?? { term: '' };
  const saying = { id: 'k', name: term, level: 'Expert' as const };
  const matched = async (main: Cv, copy: Cv) => {
    const api = createFakeApi({ cv: main, tailored: [copy] });
    const { data, etag } = await api.call(endpoints.matchReport, { params });
    return { group: data.tailored?.report?.requirements[2]?.group, etag };
  };
  const answers = [
    await matched(sampleCv(), sampleReviewedCv()),
    await matched(sampleCv({ skills: [saying] }), sampleReviewedCv()),
    await matched(sampleCv(), { ...sampleReviewedCv(), skills: [saying] }),
  ];
  expect(answers.map(({ group }) => group)).toEqual(['not-yours', 'unsaid', 'shown']);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(2);
});
