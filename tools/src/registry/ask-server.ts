import { setTimeout as delay } from 'node:timers/promises';
import {
  SEEN_PATH,
  seenAnswerSchema,
  type SeenFigures,
  type ServedRegistry,
} from '@sastre/shared-contracts/registry';
import { integrityOf, type OpenApi } from '@sastre/registry';
import { ANSWER_MS, askServer } from './ask-registry.ts';

const PAUSE_MS = 150;

/** The API that a server has. Throws a sentence when it cannot be asked. */
export async function askApi(url: string): Promise<OpenApi> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(`${url}/api/openapi.json`, { signal, redirect: 'error' });
  const api = response.ok ? ((await response.json()) as Partial<OpenApi>) : {};
  if (api.paths !== undefined) return { paths: api.paths };
  throw new Error(`${url}/api/openapi.json (${response.status}) describes no API of this product.`);
}

/** How builds fared in the last hour, as the server says it to who has the secret. Throws when it does not. */
export async function askSeen(url: string, secret: string | undefined): Promise<SeenFigures[]> {
  const response = await fetch(url + SEEN_PATH, {
    signal: AbortSignal.timeout(ANSWER_MS),
    redirect: 'error',
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
  });
  const answer = response.ok ? seenAnswerSchema.safeParse(await response.json()) : undefined;
  if (answer?.success) return answer.data.seen;
  throw new Error(`${url}${SEEN_PATH} (${response.status}) says nothing of builds.`);
}

/** Waits until a server serves a registry; answers what it serves in the end. */
export async function untilServed(
  url: string,
  wanted: { digest: string; revision: number },
  withinMs: number,
): Promise<{ followed: boolean; served: ServedRegistry }> {
  const end = performance.now() + withinMs;
  for (;;) {
    const served = await askServer(url);
    // A later act of somebody else stands on this one.
    const followed = served.digest === wanted.digest || served.revision > wanted.revision;
    if (followed || performance.now() > end) return { followed, served };
    await delay(PAUSE_MS);
  }
}

/** Why a file of a build does not reach a browser as it was built; undefined when it does. */
export async function fileAtServer(
  url: string,
  path: string,
  integrity: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(url + path, { signal: AbortSignal.timeout(ANSWER_MS) });
    const content = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) return `${url}${path} answers ${response.status}.`;
    if (integrityOf(content) === integrity) return undefined;
    return `${url}${path} is not the file that was built: its integrity differs.`;
  } catch {
    return `${url}${path} does not answer.`;
  }
}
