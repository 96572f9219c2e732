import type { z } from 'zod';
import {
  batchSchema,
  findingsOf,
  lotsOf,
  weaknessSchema,
  type Finding,
  type Weakness,
} from './osv.rules.ts';

/** How long one call may take. */
const PATIENCE_MS = 20_000;

/** OSV could not be asked: away, blocked, or it answers with a failure of its own. */
export class OsvUnreachable extends Error {}

/**
 * Asks OSV (https://osv.dev) which weaknesses are known of packages, given as package URLs with versions. Nothing else is
 * sent. Throws `OsvUnreachable` when it cannot be asked.
 */
export async function askOsv(osvUrl: string, purls: readonly string[]): Promise<Finding[]> {
  const found: { purl: string; id: string }[] = [];
  for (const lot of lotsOf(purls)) found.push(...(await askLot(osvUrl, lot)));
  const known = new Map<string, Weakness>();
  for (const id of new Set(found.map((one) => one.id)))
    known.set(id, await call(`${osvUrl}/v1/vulns/${encodeURIComponent(id)}`, weaknessSchema));
  return findingsOf(found, known);
}

interface Query {
  package: { purl: string };
  page_token?: string;
}

/** One lot, and the further pages of those of it that have some. */
async function askLot(osvUrl: string, lot: readonly string[]) {
  const found: { purl: string; id: string }[] = [];
  let queries: Query[] = lot.map((purl) => ({ package: { purl } }));
  while (queries.length > 0) {
    const { results } = await call(`${osvUrl}/v1/querybatch`, batchSchema, { queries });
    if (results.length !== queries.length)
      throw new Error(`OSV gave ${results.length} answers to ${queries.length} questions`);
    const next: Query[] = [];
    for (const [index, { package: asked }] of queries.entries()) {
      const { vulns = [], next_page_token: page_token } = results[index] ?? {};
      found.push(...vulns.map(({ id }) => ({ purl: asked.purl, id })));
      if (page_token !== undefined && page_token !== '') next.push({ package: asked, page_token });
    }
    queries = next;
  }
  return found;
}

async function call<S extends z.ZodType>(
  url: string,
  schema: S,
  body?: object,
): Promise<z.infer<S>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { 'content-type': 'application/json' };
  const sent = body && { method: 'POST', body: JSON.stringify(body), headers };
  const response = await fetch(url, { signal, ...sent }).catch((error: unknown) => {
    throw new OsvUnreachable('it does not answer', { cause: error });
  });
  if (!response.ok) throw new OsvUnreachable(`it answers ${response.status}`);
  return schema.parse(await response.json());
}
