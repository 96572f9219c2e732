import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeWorkFolder } from '../build/rooms/work-folder.ts';
import { editRemote } from '../dev/edit-remote.ts';
import type { Room } from '../workspace.ts';

const COMPILER = join(import.meta.dirname, '../webpack/compile.ts');

/** Serves a remote while it is edited, until it is told to stop: alone, and in the shell of a product that runs. */
export async function editAlone(
  room: Room,
  shell: string,
  say: (text: string) => void,
): Promise<never> {
  const out = await makeWorkFolder(resolve('.build'), room.folder);
  const edited = await editRemote(room, out, shell);
  const compiler = spawn(process.execPath, [COMPILER, room.directory, out, '--watch'], {
    cwd: room.directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => compiler.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  let isTold = false;
  let queue = Promise.resolve();
  compiler.stdout.on('data', (said: Buffer) => {
    if (!said.toString().includes('built')) return;
    queue = queue.then(edited.compiled).then(
      () => {
        if (!isTold) say(`alone: ${edited.harness}\nin the shell: ${edited.product}`);
        isTold = true;
      },
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    );
  });
  await once(compiler, 'close');
  await rm(out, { recursive: true, force: true });
  // What serves the harness watches files and keeps answers open.
  return process.exit(0);
}
