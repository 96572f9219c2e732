import type { Bucket } from '@sastre/base/config';
import { findVersitygw, startS3StandIn, startVersitygw } from '@sastre/s3/testing';
import { openDoor, type Door } from './door.ts';

/** An S3 store behind a door. */
export interface NodesStore {
  /** What it is. */
  name: string;
  settings: Bucket;
  door: Door;
  stop: () => Promise<void>;
}

/** versitygw where it is found, as the tests of the pictures find it; else the store that they use, which is none of S3's. */
export async function startStore(): Promise<NodesStore> {
  const found = findVersitygw();
  const store = 'path' in found ? await startVersitygw(found.path) : await startS3StandIn();
  const name = 'path' in found ? 'versitygw' : `the tests’ stand-in of S3 (${found.reason})`;
  const door = await openDoor(Number(new URL(store.settings.endpoint).port));
  return {
    name,
    settings: { ...store.settings, endpoint: `http://127.0.0.1:${door.port}` },
    door,
    async stop() {
      await door.shut();
      await store.stop();
    },
  };
}

/** A bucket as a server's configuration names it, `kind` a part of it. */
export function bucketEnv(kind: 'PICTURES' | 'BUILDS', bucket: Bucket): Record<string, string> {
  return {
    [`${kind}_S3_ENDPOINT`]: bucket.endpoint,
    [`${kind}_S3_BUCKET`]: bucket.bucket,
    [`${kind}_S3_REGION`]: bucket.region,
    [`${kind}_S3_ACCESS_KEY_ID`]: bucket.accessKeyId,
    [`${kind}_S3_SECRET_ACCESS_KEY`]: bucket.secretAccessKey,
    [`${kind}_S3_PREFIX`]: `${kind.toLowerCase()}/`,
  };
}
