export { listObjects } from './list-objects.ts';
export type { ListedPage } from './list-objects.ts';
export { accepted, createS3Client, isMissing } from './s3-client.ts';
export type { S3Answer, S3Client, S3Request, S3Timing } from './s3-client.ts';
export type { StoredObject } from './s3-answers.rules.ts';
export { refusal } from './s3-refusal.rules.ts';
export type { StoreName } from './s3-refusal.rules.ts';
export { StoreError } from './store-error.ts';
