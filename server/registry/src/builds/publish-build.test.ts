import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVersitygw, startS3StandIn, startVersitygw } from '@sastre/s3/testing';
import { writeBuild } from '../testing/write-build.ts';
import type { BuildStore } from './build-store.ts';
import { findBuild, listBuilds } from './find-build.ts';
import { folderBuilds } from './folder-builds.ts';
import { OtherBuild, publishBuild, publishShellAssets } from './publish-build.ts';
import { s3Builds } from './s3-builds.ts';

const BUILD = '1.0.0-aaaaaaaa';
const at = (file: string) => `mfe/cv-editor/${BUILD}/${file}`;
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Target {
  store: BuildStore;
  stop: () => Promise<void>;
}

function describeTarget(name: string, open: () => Promise<Target>): void {
  describe(`publishing to ${name}`, () => {
    let target: Target;
    let from: BuildStore;
    beforeEach(async () => {
      target = await open();
      from = await writeBuild(join(folder, 'from'), BUILD);
    });
    afterEach(() => target.stop());
    const manifest = async () => (await findBuild(from, 'cv-editor', BUILD)).manifest;

    test('brings all files, and once more brings none', async () => {
      const { store } = target;
      expect(await publishBuild(from, store, await manifest())).toBe(6);
      expect((await findBuild(store, 'cv-editor', '1.0.0')).manifest).toEqual(await manifest());
      expect(text(await store.read(at('1.js.br')))).toBe('packed');
      expect(await publishBuild(from, store, await manifest())).toBe(0);
      expect(await listBuilds(store, 'cv-editor')).toEqual([BUILD]);
      expect(await listBuilds(store, 'export')).toEqual([]);
    });

    test('goes on where it was broken off, and until then there is no build', async () => {
      const { store } = target;
      let room = 3;
      const breaking: BuildStore = {
        ...store,
        write: async (path, content) => {
          room -= 1;
          if (room < 0) throw new Error('power cut');
          await store.write(path, content);
        },
      };
      await expect(publishBuild(from, breaking, await manifest())).rejects.toThrow('power cut');
      expect(await listBuilds(store, 'cv-editor')).toEqual([]);
      expect(await publishBuild(from, store, await manifest())).toBe(3);
      expect(await listBuilds(store, 'cv-editor')).toEqual([BUILD]);
    });

    test('never changes a build that is there', async () => {
      const { store } = target;
      await store.write(at('1.js'), Buffer.from('another chunk'));
      await expect(publishBuild(from, store, await manifest())).rejects.toThrow(OtherBuild);
      expect(text(await store.read(at('1.js')))).toBe('another chunk');
    });

    test('brings the assets of the shell, and leaves its documents where they are', async () => {
      await from.write('shell/assets/app.1234.js', Buffer.from('app'));
      await from.write('shell/documents/app.html', Buffer.from('<p>'));
      expect(await publishShellAssets(from, target.store)).toBe(1);
      expect(text(await target.store.read('shell/assets/app.1234.js'))).toBe('app');
      expect(await target.store.read('shell/documents/app.html')).toBeUndefined();
    });

    test.each([
      '../secret',
      'mfe/../../secret',
      '/etc/passwd',
      'mfe//x',
      '',
      'mfe/.',
      'mfe/%2e%2e',
    ])('knows no path that leads elsewhere: %s', async (path) => {
      expect(await target.store.read(path)).toBeUndefined();
      await expect((async () => target.store.write(path, new Uint8Array()))()).rejects.toThrow(
        'is no path of a build',
      );
    });
  });
}

describeTarget('a folder', async () => ({
  store: folderBuilds(join(folder, 'to')),
  stop: async () => undefined,
}));

describeTarget('a bucket', async () => {
  const s3 = await startS3StandIn('shared/builds/');
  return { store: s3Builds(s3.settings, { pauseMs: 1 }), stop: () => s3.stop() };
});

const versitygw = findVersitygw();
if ('path' in versitygw) {
  describeTarget('versitygw', async () => {
    const gateway = await startVersitygw(versitygw.path, 'shared/builds/');
    return { store: s3Builds(gateway.settings), stop: () => gateway.stop() };
  });
} else {
  process.stdout.write(`not run: ${versitygw.reason}\n`);
}

test('a bucket that is not there is told with the name of its setting', async () => {
  const s3 = await startS3StandIn();
  const store = s3Builds({ ...s3.settings, bucket: 'no-such-bucket' }, { pauseMs: 1 });
  await expect(store.read('mfe/a/b/c.js')).rejects.toThrow(/BUILDS_S3_BUCKET/);
  await s3.stop();
});
