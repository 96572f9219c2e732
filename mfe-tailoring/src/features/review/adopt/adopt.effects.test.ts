import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { putIntoMain } from './adopt.effects.ts';

const { summary } = sampleCv().personal_info;
const edit = { path: 'personal_info.summary', before: summary, after: 'New.' };

function begin() {
  const api = createFakeApi({ cv: sampleCv() });
  const { shell, log } = fakeShell({ messages: {}, api });
  const stored = () => api.state.mainCv?.cv.personal_info.summary;
  return { api, shell, log, stored };
}

test('the text is saved over the version that was read', async () => {
  const { api, shell, log, stored } = begin();
  expect(await putIntoMain(shell, edit)).toBe('done');
  expect(stored()).toBe('New.');
  expect(api.callsOf('saveCv')[0]?.options.ifMatch).toBeDefined();
  expect(log.events).toContainEqual({ name: 'cv.saved', payload: { cvId: sampleCv()._id } });
  expect(await putIntoMain(shell, edit)).toBe('done');
  expect(api.callsOf('saveCv')).toHaveLength(1);
});

test('nothing is written over what was changed there, before the look or after it', async () => {
  const { api, shell, stored } = begin();
  expect(await putIntoMain(shell, { ...edit, before: 'gone' })).toBe('changed');
  expect(api.callsOf('saveCv')).toHaveLength(0);
  api.failNext('saveCv', 'changed-elsewhere');
  expect(await putIntoMain(shell, edit)).toBe('changed');
  expect(stored()).toBe(summary);
});

test('any other failure is one', async () => {
  const { api, shell } = begin();
  api.failNext('saveCv', 'unavailable');
  await expect(putIntoMain(shell, edit)).rejects.toMatchObject({ code: 'unavailable' });
});
