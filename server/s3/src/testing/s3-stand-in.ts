import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '@sastre/base/config';
import { signatureFault } from './signature-check.ts';

/** A stand-in for an S3 server, in memory: not S3, but as strict about signatures. What it keeps can be looked at. */
export interface S3StandIn {
  settings: Bucket;
  /** Keys with the bucket's prefix. */
  objects: Map<string, { bytes: Uint8Array; modifiedAt: number }>;
  /** `GET /bucket/key` of every request so far. */
  seen: string[];
  /** Takes the next requests over, first one first; `undefined` lets one through. */
  next: (((request: IncomingMessage, response: ServerResponse) => void) | undefined)[];
  /** Its clock. */
  clock: () => number;
  stop(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function startS3StandIn(prefix = ''): Promise<S3StandIn> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: S3StandIn = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'cv-pictures',
      region: 'eu-test-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
      prefix,
    },
    objects: new Map(),
    seen: [],
    next: [],
    clock: Date.now,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    standIn.seen.push(`${request.method} ${request.url}`);
    const takeOver = standIn.next.shift();
    if (takeOver) return takeOver(request, response);
    // A body that breaks off is no object.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return void response.destroy();
    const { status, content = '' } = serve(standIn, request, body);
    response.writeHead(status, { date: new Date(standIn.clock()).toUTCString() }).end(content);
  }
  return standIn;
}

interface Served {
  status: number;
  content?: Uint8Array | string;
}

function serve(standIn: S3StandIn, request: IncomingMessage, body: Uint8Array): Served {
  const { objects, settings } = standIn;
  const fault = signatureFault(request, body, settings);
  if (fault !== undefined) return error(403, fault);
  const url = new URL(request.url ?? '/', settings.endpoint);
  const [, bucket, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (bucket !== settings.bucket) return error(404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, modifiedAt: standIn.clock() });
    return { status: 200 };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (key === '') return list(objects, url.searchParams);
  const object = objects.get(key);
  return object ? { status: 200, content: object.bytes } : error(404, 'NoSuchKey');
}

function list(objects: S3StandIn['objects'], query: URLSearchParams): Served {
  const after = query.get('continuation-token')?.replace(/^after <&> /, '') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(prefix) && (after === '' || key > after));
  const size = Number(query.get('max-keys'));
  const page = keys.slice(0, size);
  const contents = page.map((key) => {
    const modified = new Date(objects.get(key)?.modifiedAt ?? 0).toISOString();
    return `<Contents><LastModified>${modified}</LastModified><Key>${escaped(key)}</Key></Contents>`;
  });
  const truncated = keys.length > size;
  // A token of its own shape, with letters that XML and URLs must escape.
  const next = `<NextContinuationToken>${escaped(`after <&> ${page.at(-1)}`)}</NextContinuationToken>`;
  const inner = `<IsTruncated>${truncated}</IsTruncated>${truncated ? next : ''}${contents.join('')}`;
  return {
    status: 200,
    content: `<?xml version="1.0"?><ListBucketResult>${inner}</ListBucketResult>`,
  };
}

function error(status: number, code: string): Served {
  return {
    status,
    content: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>wJalrXUtnFEMI</Message></Error>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
