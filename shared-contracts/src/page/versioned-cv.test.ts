import { expect, test } from '@jest/globals';
import { createFakeApi, sampleCv } from '../testing/index.ts';
import { ChangedElsewhere, readCv, writeCv } from './versioned-cv.ts';

const titled = (title: string) => ({ personal_info: { ...sampleCv().personal_info, title } });

test('a save goes over the version that was read and answers the next one', async () => {
  const http = createFakeApi({ cv: sampleCv() });
  const read = await readCv({ http }, undefined);
  const first = await writeCv({ http }, read, titled('One'));
  const second = await writeCv({ http }, first, titled('Two'));
  expect(second.cv.personal_info.title).toBe('Two');
  expect(second.etag).not.toBe(first.etag);
});

test('a save over a version that was changed elsewhere stores nothing and carries what is stored', async () => {
  const http = createFakeApi({ cv: sampleCv() });
  const mine = await readCv({ http }, undefined);
  const theirs = await writeCv({ http }, await readCv({ http }, mine.cv._id), titled('Theirs'));
  const refused = writeCv({ http }, mine, titled('Mine'));
  await expect(refused).rejects.toBeInstanceOf(ChangedElsewhere);
  await expect(refused).rejects.toMatchObject({ latest: theirs });
  expect((await readCv({ http }, undefined)).cv.personal_info.title).toBe('Theirs');
});

test('another failure stays what it is', async () => {
  const http = createFakeApi({ cv: sampleCv() });
  const read = await readCv({ http }, undefined);
  http.failNext('saveCv', 'unavailable');
  await expect(writeCv({ http }, read, titled('Mine'))).rejects.toMatchObject({
    code: 'unavailable',
  });
});
