import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGoProgram, killProgram, startProgram, type GoProgram } from '@sastre/base/testing';
import { freePort } from '@sastre/shared-testing/node';
import type { Bucket } from '@sastre/base/config';

const VERSITYGW: GoProgram = {
  name: 'versitygw',
  module: 'github.com/versity/versitygw/cmd/versitygw',
  version: 'v1.8.0',
};

/** An S3 server of someone else's, on a folder of its own. */
export interface Versitygw {
  settings: Bucket;
  /** Ends it as a power cut would, and starts it again on the same folder. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A versitygw program, or why there is none. */
export function findVersitygw(): { path: string } | { reason: string } {
  return findGoProgram(VERSITYGW);
}

/** Starts one with an empty bucket. */
export async function startVersitygw(path: string, prefix = ''): Promise<Versitygw> {
  const folder = await mkdtemp(join(tmpdir(), 'versitygw-'));
  const port = await freePort();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'cv-pictures',
    region: 'eu-test-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
    prefix,
  };
  await mkdir(join(folder, 'buckets', settings.bucket), { recursive: true });
  await mkdir(join(folder, 'meta'));
  const where = ['posix', '--sidecar', join(folder, 'meta'), join(folder, 'buckets')];
  const start = () =>
    startProgram(
      path,
      ['--quiet', '--region', settings.region, '--port', `127.0.0.1:${port}`, ...where],
      {
        url: settings.endpoint,
        env: {
          ROOT_ACCESS_KEY: settings.accessKeyId,
          ROOT_SECRET_KEY: settings.secretAccessKey,
        },
      },
    );
  let child = await start();
  return {
    settings,
    async crash() {
      await killProgram(child);
      child = await start();
    },
    async stop() {
      await killProgram(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
