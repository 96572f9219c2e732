import { ModelError } from './model-error.ts';

/** Bytes of the largest answer that is read, whatever is said about its size. */
export const LARGEST_ANSWER = 1_000_000;

/** Fetch that stops reading an answer when it grows too large, and takes no redirect: it would carry the key elsewhere. */
export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText } = response;
    const parts = await readBounded(response);
    // A response of 204 may be made with no body only.
    const body = parts.length === 0 ? null : new Blob(parts);
    const headers = new Headers();
    for (const name of ['content-type', 'retry-after']) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(body, { status, statusText, headers });
  };
}

async function readBounded({ body }: Response): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  if (body === null) return parts;
  let size = 0;
  // Leaving the loop early cancels the body, and with it the connection.
  for await (const part of body) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new ModelError('too-large');
    parts.push(part);
  }
  return parts;
}
