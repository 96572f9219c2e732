import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import { countChanges } from './count-changes.rules.ts';

const draft = toDraft(sampleCv());
const { personal_info: info, work_experience: jobs } = draft;
const [first, second] = jobs as [CvDraft['work_experience'][number], (typeof jobs)[number]];

test.each<[string, Partial<CvDraft>, number]>([
  ['one field', { personal_info: { ...info, title: 'Other' } }, 1],
  ['two fields', { personal_info: { ...info, title: 'Other', phone: '1' } }, 2],
  ['an entry that came', { work_experience: [...jobs, { ...first, id: '9' }] }, 1],
  [
    'two fields of one entry',
    { work_experience: [{ ...first, current: !first.current, endDate: '2020-01' }, second] },
    1,
  ],
  ['another order', { work_experience: [second, first] }, 1],
  [
    'a photo with its address',
    { pictureId: 'p', personal_info: { ...info, profilePictureUrl: '/p' } },
    1,
  ],
  ['entries and a photo', { pictureId: 'p', skills: [], work_experience: [] }, 5],
])('%s: so many changes', (_name, part, count) => {
  expect(countChanges(draft, { ...draft, ...part })).toBe(count);
  expect(countChanges({ ...draft, ...part }, draft)).toBe(count);
});
