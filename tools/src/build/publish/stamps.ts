import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@sastre/base/files';

/** What was built last from which inputs. `build` is the folder name of a remote's build, or the shell's content hash. */
export interface Stamp {
  inputs: string;
  build: string;
}

export async function readStamp(buildDir: string, name: string): Promise<Stamp | undefined> {
  try {
    const stamp = JSON.parse(await readFile(stampFile(buildDir, name), 'utf8')) as Partial<Stamp>;
    const whole = typeof stamp.inputs === 'string' && typeof stamp.build === 'string';
    return whole ? (stamp as Stamp) : undefined;
  } catch {
    // No stamp, or one that cannot be read: the room is built again.
    return undefined;
  }
}

export async function writeStamp(buildDir: string, name: string, stamp: Stamp): Promise<void> {
  await writeAtomically(stampFile(buildDir, name), JSON.stringify(stamp));
}

/** Whether the output that a stamp speaks of is still there. */
export function outputExists(
  buildDir: string,
  room: { folder: string; area: string },
  build: string,
): boolean {
  const files =
    room.folder === 'shell'
      ? ['shell/asset-manifest.json', 'shell/documents/app.html']
      : [`mfe/${room.area}/${build}/remoteEntry.js`, `mfe/${room.area}/${build}/remote.json`];
  return files.every((file) => existsSync(join(buildDir, file)));
}

function stampFile(buildDir: string, name: string): string {
  return join(buildDir, '.stamps', `${name}.json`);
}
