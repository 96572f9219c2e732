import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, jest, test } from '@jest/globals';
import { openPictureStore } from './open-picture-store.ts';
import { s3PictureStore } from './s3-picture-store.ts';
import { findVersitygw, startS3StandIn, startVersitygw } from '@sastre/s3/testing';
import { describePictureStore } from './testing/store-contract.ts';

jest.setTimeout(60_000 * Number(process.env['SOAK'] ?? 1));

const SMALL_PAGES = { pageSize: 3 };

describePictureStore('files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const config = { dataDir, pictureBucket: undefined };
  return {
    config,
    store: openPictureStore(config),
    stop: async () => rm(dataDir, { recursive: true, force: true }),
  };
});

describePictureStore('a stand-in for S3 that checks signatures', async () => {
  const { settings, stop } = await startS3StandIn('shared/pictures/');
  const config = { dataDir: '', pictureBucket: settings };
  return { config, store: s3PictureStore(settings, SMALL_PAGES), stop };
});

const versitygw = findVersitygw();
if ('path' in versitygw) {
  describePictureStore('versitygw', async () => {
    const { settings, stop, crash } = await startVersitygw(versitygw.path, 'shared/pictures/');
    const config = { dataDir: '', pictureBucket: settings };
    return { config, store: s3PictureStore(settings, SMALL_PAGES), stop, crash };
  });
} else {
  process.stdout.write(`not run: ${versitygw.reason}\n`);
  describe.skip('a picture store: versitygw', () => {
    test(versitygw.reason, () => {});
  });
}
