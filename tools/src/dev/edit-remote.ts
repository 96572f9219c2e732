import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editedManifest } from '../build/publish/publish-remote.ts';
import { readCompileOutcome } from '../build/rooms/run-webpack.ts';
import type { Room } from '../workspace.ts';
import { openDevFront, OWN } from './front/dev-front.ts';
import { HARNESS, serveHarness } from './harness/serve-harness.ts';

/** Where a remote is shown while it is edited. */
export interface EditedRemote {
  /** Its pages in a shell in memory. */
  harness: string;
  /** The shell with this remote overridden. */
  product: string;
  /** To be called after each compilation into `out`. */
  compiled: () => Promise<void>;
}

/**
 * Serves a remote while it is edited: its harness, its build, and the shell at `shell` around it; on its own port, or on
 * `port` (0: a free one).
 */
export async function editRemote(
  room: Room,
  out: string,
  shell: string,
  port?: number,
): Promise<EditedRemote> {
  const { mfe } = room.package;
  if (mfe === undefined) throw new Error(`${room.folder}/package.json has no "mfe" part.`);
  const files = join(out, 'remote');
  let pages: string[] = [];
  const front = await openDevFront({
    port: port ?? mfe.port,
    shell: new URL(shell).origin,
    file: (name) => readFile(join(files, name)),
    pages: () => pages,
    harness: serveHarness(room.directory),
  });
  const build = `${OWN}build`;
  return {
    harness: `${front.origin}${HARNESS}`,
    product: `${front.origin}/?mfe=${mfe.name}@${front.origin}${build}`,
    compiled: async () => {
      const workers = join(out, 'workers');
      if (existsSync(workers)) await cp(workers, files, { recursive: true });
      const { needs } = await readCompileOutcome(out);
      const manifest = await editedManifest(room, `${build}/remoteEntry.js`, needs);
      pages = manifest.pages.map(({ path }) => path);
      await writeFile(join(files, 'remote.json'), JSON.stringify(manifest));
      front.changed();
    },
  };
}
