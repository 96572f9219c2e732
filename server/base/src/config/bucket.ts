import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or with a slash at the end. */
  prefix: string;
}

/** What the names of a bucket's variables begin with. */
export type BucketGroup = 'PICTURES_S3' | 'BUILDS_S3';

const NEEDED = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'] as const;
const USUAL_REGION = 'us-east-1';

/** Files need none of them. */
export function bucketGroup(name: BucketGroup): SettingGroup {
  return { name, needed: NEEDED.map((part) => `${name}_${part}` as const) };
}

/** The bucket, or undefined when none is configured. */
export function readBucket(group: BucketGroup, values: SettingValues): Bucket | undefined {
  const endpoint = values[`${group}_ENDPOINT`];
  const bucket = values[`${group}_BUCKET`];
  const accessKeyId = values[`${group}_ACCESS_KEY_ID`];
  const secretAccessKey = values[`${group}_SECRET_ACCESS_KEY`];
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const region = values[`${group}_REGION`] ?? USUAL_REGION;
  return {
    ...{ endpoint, bucket, region, accessKeyId, secretAccessKey },
    prefix: values[`${group}_PREFIX`] ?? '',
  };
}
