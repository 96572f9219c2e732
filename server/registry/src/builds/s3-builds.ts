import type { Bucket } from '@sastre/base/config';
import {
  accepted,
  createS3Client,
  isMissing,
  listObjects,
  type S3Timing,
  type StoreName,
} from '@sastre/s3';
import { isBuildPath, type BuildFile, type BuildStore } from './build-store.ts';

const NAME: StoreName = { store: 'store of builds', settings: 'BUILDS_S3' };

/** Builds in a bucket, for nodes that share no folder. A write is whole or nothing by S3's own rule. */
export function s3Builds(settings: Bucket, timing: Partial<S3Timing> = {}): BuildStore {
  const call = createS3Client(settings, NAME, timing);
  const { prefix, bucket, endpoint } = settings;
  return {
    name: `the bucket ${bucket} at ${endpoint}`,
    async read(path) {
      if (!isBuildPath(path)) return undefined;
      const answer = await call({ method: 'GET', key: prefix + path });
      return isMissing(answer) ? undefined : accepted(answer, NAME).bytes;
    },
    async write(path, body) {
      if (!isBuildPath(path)) throw new Error(`${path} is no path of a build.`);
      accepted(await call({ method: 'PUT', key: prefix + path, body }), NAME);
    },
    async list(folder) {
      const listed: BuildFile[] = [];
      for await (const { files } of listObjects(call, NAME, prefix + folder)) {
        for (const { key, modifiedAt } of files)
          listed.push({ path: key.slice(prefix.length), modifiedAt });
      }
      return listed;
    },
  };
}
