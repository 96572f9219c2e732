import { baseUrl, bucketName, keyPrefix, segment, text } from './setting-types.ts';
import { setting } from './setting.ts';

/** A bucket for pictures. */
export const pictureBucketSettings = {
  PICTURES_S3_ENDPOINT: setting(
    baseUrl(),
    null,
    'Base URL of an S3-compatible store for pictures; with it, bucket and both keys must be set',
    'none: pictures are files in the data folder',
  ),
  PICTURES_S3_BUCKET: setting(bucketName(), null, 'Bucket of the pictures', 'none'),
  PICTURES_S3_ACCESS_KEY_ID: setting(
    text(),
    null,
    'Access key that may read, list, write and delete in the bucket',
    'none',
  ),
  PICTURES_S3_SECRET_ACCESS_KEY: setting(text(), null, 'Secret of the access key', 'none'),
  PICTURES_S3_REGION: setting(segment(), null, 'Region of the bucket', 'us-east-1'),
  PICTURES_S3_PREFIX: setting(
    keyPrefix(),
    null,
    'What the keys of pictures begin with, so that a bucket can be shared',
    'none',
  ),
} as const;

/** A bucket for builds, for nodes that share no folder. */
export const buildBucketSettings = {
  BUILDS_S3_ENDPOINT: setting(
    baseUrl(),
    null,
    'Base URL of an S3-compatible store of builds, from which a node takes what its own build folder lacks; with it, bucket and both keys must be set',
    'none: builds are those of the build folder',
  ),
  BUILDS_S3_BUCKET: setting(bucketName(), null, 'Bucket of the builds', 'none'),
  BUILDS_S3_ACCESS_KEY_ID: setting(
    text(),
    null,
    'Access key that may read and list in the bucket, and for `registry publish` write',
    'none',
  ),
  BUILDS_S3_SECRET_ACCESS_KEY: setting(text(), null, 'Secret of the access key', 'none'),
  BUILDS_S3_REGION: setting(segment(), null, 'Region of the bucket', 'us-east-1'),
  BUILDS_S3_PREFIX: setting(
    keyPrefix(),
    null,
    'What the keys of builds begin with, so that a bucket can be shared',
    'none',
  ),
} as const;
