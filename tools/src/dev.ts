// `npm run dev [-- room]`: everything built, the server restarting on a change, one room rebuilt while it is edited.
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publish } from './build/rooms/build-room.ts';
import { buildRooms } from './build/rooms/build-rooms.ts';
import { promoteLocally } from './build/publish/promote-local.ts';
import { readCompileOutcome } from './build/rooms/run-webpack.ts';
import { defaultBuildDir, findRooms, ROOT, type Room } from './workspace.ts';

const buildDir = resolve(defaultBuildDir());
const registryFile = resolve(process.env['REGISTRY_FILE'] ?? join(ROOT, 'registry/local.json'));
const children: ChildProcess[] = [];

function start(args: string[], stdout: 'inherit' | 'pipe'): ChildProcess {
  const stdio = ['inherit', stdout, 'inherit'] as const;
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    cwd: ROOT,
    stdio: [...stdio],
  });
  children.push(child);
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code: number): void {
  process.exitCode ??= code;
  for (const child of children.splice(0)) child.kill('SIGTERM');
}

function watch(room: Room): void {
  const out = join(buildDir, '.work', `${room.folder}-watch-${process.pid}`);
  const child = start(
    [join(import.meta.dirname, 'webpack/compile.ts'), room.directory, out, '--watch'],
    'pipe',
  );
  let queue = Promise.resolve();
  child.stdout?.on('data', (said: Buffer) => {
    if (!said.toString().includes('built')) return;
    queue = queue
      .then(() => release(room, out))
      .catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
  });
}

async function release(room: Room, out: string): Promise<void> {
  const begun = performance.now();
  const { build } = await publish(buildDir, room, { out, outcome: await readCompileOutcome(out) });
  if (room.folder !== 'shell')
    await promoteLocally(registryFile, buildDir, [{ room, build, same: false }]);
  const took = Math.round(performance.now() - begun);
  process.stdout.write(`${room.folder} ${build} is live after ${took} ms; reload the page\n`);
}

const { positionals } = parseArgs({ allowPositionals: true, options: {} });
const rooms = findRooms();
const asked = positionals.map((folder) => {
  const room = rooms.find((one) => one.folder === folder);
  if (room === undefined)
    throw new Error(`No room ${folder}. Rooms: ${rooms.map((one) => one.folder).join(', ')}.`);
  return room;
});
const { failures } = await buildRooms({ rooms, buildDir, registryFile });
for (const { room, reason } of failures) process.stderr.write(`${room.folder} failed\n${reason}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
// Node watches what the server imports, so its own sources and the contract, but no room of the browser.
start(['--watch', '--watch-preserve-output', join(ROOT, 'server/api/src/main.ts')], 'inherit');
for (const room of asked) watch(room);
