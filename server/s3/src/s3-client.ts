import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bucket } from '@sastre/base/config';
import { backoff } from '@sastre/time';
import { AwsV4Signer } from 'aws4fetch';
import { readErrorCode } from './s3-answers.rules.ts';
import { refusal, type StoreName } from './s3-refusal.rules.ts';
import { StoreError } from './store-error.ts';

/** Times in milliseconds; a test may shorten them, and say itself when one is over. */
export interface S3Timing {
  /** The longest that one attempt may take, its answer's body included. */
  attemptMs: number;
  /** The longest that a call may take with all its attempts. */
  callMs: number;
  /** Pause before the second attempt; doubled before the third. */
  pauseMs: number;
  /** A signal that aborts with a `TimeoutError` after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
}

/** One request. Every request of this client may be sent twice: it reads, or it leaves the same state again. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

/** An answer with its whole body. `code` is the store's own for an error, empty otherwise. */
export interface S3Answer {
  status: number;
  code: string;
  bytes: Uint8Array;
  /** The store's clock, by its `Date` header; NaN when it tells none. */
  serverTime: number;
}

/** Sends signed requests; answers what is below 500. Throws a `StoreError` when there is no such answer in time. */
export type S3Client = (request: S3Request) => Promise<S3Answer>;

/** Only the key is missing: without its bucket or its user a store answers 404 too. */
export function isMissing({ status, code }: S3Answer): boolean {
  return status === 404 && code === 'NoSuchKey';
}

/** The answer when it is a success. Throws a `StoreError` otherwise. */
export function accepted(answer: S3Answer, name: StoreName): S3Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new StoreError(refusal(name, answer.status, answer.code));
}

const ATTEMPTS = 3;
const TIMING: S3Timing = {
  attemptMs: 5_000,
  callMs: 12_000,
  pauseMs: 100,
  timeout: (ms) => AbortSignal.timeout(ms),
};

/** Makes the client of a bucket. `name` is how its errors speak of it. */
export function createS3Client(
  settings: Bucket,
  name: StoreName,
  timing: Partial<S3Timing> = {},
): S3Client {
  const { attemptMs, callMs, pauseMs, timeout } = { ...TIMING, ...timing };
  async function attempt(request: S3Request, deadline: AbortSignal): Promise<S3Answer> {
    const { method, url, headers } = await sign(settings, request);
    const response = await fetch(url, {
      method,
      headers,
      // A redirect would carry the request to somewhere that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.any([deadline, timeout(attemptMs)]),
      ...(request.body === undefined ? {} : { body: new Uint8Array(request.body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const code = response.ok ? '' : readErrorCode(new TextDecoder().decode(bytes));
    const serverTime = Date.parse(response.headers.get('date') ?? '');
    return { status: response.status, code, bytes, serverTime };
  }
  return async (request) => {
    const deadline = timeout(callMs);
    for (let count = 1; ; count += 1) {
      const outcome = await attempt(request, deadline).catch((cause: unknown) =>
        unreachable(name, cause),
      );
      const isAnswer = !(outcome instanceof StoreError);
      if (isAnswer && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (count === ATTEMPTS || deadline.aborted) {
        throw isAnswer ? new StoreError(refusal(name, outcome.status, outcome.code)) : outcome;
      }
      const pause = backoff(count, { first: pauseMs });
      await delay(pause, undefined, { signal: deadline }).catch(() => {});
    }
  };
}

function sign(settings: Bucket, { method, key, query, body }: S3Request) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const digest = createHash('sha256').update(body ?? '');
  // The digest lets the store refuse bytes that were changed or cut on their way.
  const headers = { 'x-amz-content-sha256': digest.digest('hex') };
  const request = { method, url: url.href, headers, service: 's3' };
  return new AwsV4Signer({ ...request, region, accessKeyId, secretAccessKey }).sign();
}

function unreachable({ store, settings }: StoreName, cause: unknown): StoreError {
  const { name } = cause as { name?: string };
  const late = name === 'TimeoutError' || name === 'AbortError';
  const reason = late ? 'does not answer in time' : 'cannot be reached';
  return new StoreError(`The ${store} ${reason}: check ${settings}_ENDPOINT.`, { cause });
}
