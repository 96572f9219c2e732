import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where a build comes from; `unknown` where the build did not say. */
export interface Provenance {
  version: string;
  /** Of git; with `-changed` where files differed from it. */
  commit: string;
  /** When it was built: ISO 8601, UTC. */
  builtAt: string;
  /** SHA-256 of package-lock.json, so that what is installed can be told. */
  lockfile: string;
  /** The Node that runs. */
  node: string;
}

const UNKNOWN = 'unknown';
const word = () => z._default(z.string().check(z.maxLength(100)), UNKNOWN);
const written = z.object({ version: word(), commit: word(), builtAt: word(), lockfile: word() });

/** Reads what the build wrote about itself (`provenance.json`). */
export async function readProvenance(buildDir: string): Promise<Provenance> {
  const text = await readFile(join(buildDir, 'provenance.json'), 'utf8').catch(() => '{}');
  return { ...written.parse(parsed(text)), node: process.version };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
