import type { SettingName, SettingValues } from './settings.ts';

/** An S3-compatible bucket for pictures. */
export interface PictureBucket {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or with a slash at the end. */
  prefix: string;
}

const NEEDED = [
  'PICTURES_S3_ENDPOINT',
  'PICTURES_S3_BUCKET',
  'PICTURES_S3_ACCESS_KEY_ID',
  'PICTURES_S3_SECRET_ACCESS_KEY',
] as const satisfies readonly SettingName[];
const USUAL_REGION = 'us-east-1';

/** The variables that a half configuration lacks; `given` are the names that are set. Files need none of them. */
export function missingForPictures(given: readonly string[]): SettingName[] {
  if (!given.some((name) => name.startsWith('PICTURES_S3_'))) return [];
  return NEEDED.filter((name) => !given.includes(name));
}

/** The bucket, or undefined when none is configured. */
export function readPictureBucket(values: SettingValues): PictureBucket | undefined {
  const {
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    PICTURES_S3_REGION: region = USUAL_REGION,
    PICTURES_S3_PREFIX: prefix = '',
  } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
}
