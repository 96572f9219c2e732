export { startS3StandIn } from './s3-stand-in.ts';
export type { S3StandIn } from './s3-stand-in.ts';
export { findVersitygw, startVersitygw } from './versitygw.ts';
export type { Versitygw } from './versitygw.ts';
