import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may call. */
export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/**
 * What S3 would refuse a request for, computed anew from the request as it came (Signature Version 4); undefined when it is
 * good. It shares no code with the client, so that a mistake of the client shows.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Uint8Array,
  key: SigningKey,
): string | undefined {
  const match = HEADER.exec(request.headers.authorization ?? '');
  if (match === null) return 'AccessDenied';
  const [, accessKeyId, day = '', region = '', signedHeaders = '', given = ''] = match;
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (needed.some((name) => !names.includes(name))) return 'AccessDenied';
  const header = (name: string) => String(request.headers[name] ?? '');
  const url = new URL(request.url ?? '/', 'http://localhost');
  const digest = createHash('sha256').update(body).digest('hex');
  if (header('x-amz-content-sha256') !== digest) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonicalDigest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, canonicalDigest].join('\n');
  const secret = ['aws4_request', 's3', region, day].reduceRight<string | Buffer>(
    (chained, part) => hmac(chained, part),
    `AWS4${key.secretAccessKey}`,
  );
  const fits = timingSafeEqual(hmac(secret, toSign), Buffer.from(given, 'hex'));
  return fits ? undefined : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
