import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { listFiles, writeAtomically } from '@sastre/base/files';
import { collectNotices } from './collect-notices.ts';
import { formatNotices } from './notices.rules.ts';
import { readSbom } from './sbom.ts';
import { ROOT } from '../workspace.ts';
import { readStamp, writeStamp } from '../build/publish/stamps.ts';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';
export const SBOM = 'sbom.cdx.json';

/**
 * Writes what of others is in the product, as a text for people and as a bill of materials (CycloneDX), which the server
 * publishes at `/legal/`. Nothing is done when the lockfile and what collects it are as they were.
 */
export async function publishLegal(buildDir: string, { force = false } = {}): Promise<void> {
  const inputs = await inputsHash();
  const folder = join(buildDir, 'legal');
  const stamp = await readStamp(buildDir, 'legal');
  const there = await listFiles(folder);
  const isThere = [NOTICES, SBOM].every((name) => there.includes(name));
  if (!force && isThere && stamp?.inputs === inputs) return;
  const sbom = await readSbom();
  const files = { [SBOM]: sbom, [NOTICES]: formatNotices(await collectNotices(sbom)) };
  for (const [name, text] of Object.entries(files)) {
    await writeAtomically(join(folder, name), text);
    await writeAtomically(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
  }
  await writeStamp(buildDir, 'legal', { inputs, build: inputs });
}

async function inputsHash(): Promise<string> {
  const own = join(ROOT, 'tools/src/legal');
  const files = (await listFiles(own)).map((file) => join(own, file));
  const hash = createHash('sha256');
  for (const file of [join(ROOT, 'package-lock.json'), ...files]) hash.update(await readFile(file));
  return hash.digest('hex');
}
