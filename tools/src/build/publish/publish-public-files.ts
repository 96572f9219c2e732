import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, writeAtomically } from '@sastre/base/files';
import { draw, type Drawing } from './draw.ts';
import { icoOf } from './ico.rules.ts';

/** What lies at the root of the site, as the shell has it rendered. */
export interface PublicFiles {
  /** Texts by file. */
  texts: Record<string, string>;
  drawings: Drawing[];
  /** Drawings that become `favicon.ico`. */
  favicon: string[];
}

/** Writes the files for the root of the site; `assets` is where the styles lie that the drawings name. */
export async function publishPublicFiles(
  buildDir: string,
  { texts, drawings, favicon }: PublicFiles,
  assets: string,
): Promise<void> {
  const folder = join(buildDir, 'shell', 'public');
  const drawn = await draw(drawings, assets);
  const parts = drawings.filter(({ file }) => favicon.includes(file));
  const files = new Map<string, string | Uint8Array>(Object.entries(texts));
  for (const [file, png] of drawn) if (!favicon.includes(file)) files.set(file, png);
  if (parts.length > 0) {
    const pictures = parts.map(({ file, width }) => ({
      size: width,
      png: drawn.get(file) ?? new Uint8Array(),
    }));
    files.set('favicon.ico', icoOf(pictures));
  }
  for (const [file, content] of files) await writeAtomically(join(folder, file), content);
  const gone = (await listFiles(folder)).filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })));
}
