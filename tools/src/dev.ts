// `npm run dev [-- room]`: the server restarting on a change, one room rebuilt while it is edited, in a registry of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishEdited } from './build/rooms/build-room.ts';
import { buildRooms } from './build/rooms/build-rooms.ts';
import { promoteLocally } from './build/publish/promote-local.ts';
import { readCompileOutcome } from './build/rooms/run-webpack.ts';
import { beginDevRegistry } from './dev/begin-registry.ts';
import { chooseRooms } from './dev/choose-rooms.ts';
import { defaultBuildDir, defaultRegistryFile, findRooms, ROOT, type Room } from './workspace.ts';

const buildDir = resolve(defaultBuildDir());
const children: ChildProcess[] = [];

function start(
  args: string[],
  stdout: 'inherit' | 'pipe',
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    cwd: ROOT,
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code: number): void {
  process.exitCode ??= code;
  for (const child of children.splice(0)) child.kill('SIGTERM');
}

function watch(room: Room, registryFile: string): void {
  const out = join(buildDir, '.work', `${room.folder}-watch-${process.pid}`);
  const child = start(
    [join(import.meta.dirname, 'webpack/compile.ts'), room.directory, out, '--watch'],
    'pipe',
  );
  let queue = Promise.resolve();
  child.stdout?.on('data', (said: Buffer) => {
    if (!said.toString().includes('built')) return;
    queue = queue
      .then(() => release(room, out, registryFile))
      .catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
  });
}

async function release(room: Room, out: string, registryFile: string): Promise<void> {
  const begun = performance.now();
  const compiled = { out, outcome: await readCompileOutcome(out) };
  const build = await publishEdited(buildDir, room, compiled);
  if (room.folder !== 'shell')
    await promoteLocally(registryFile, buildDir, [{ room, build, same: false }]);
  const took = Math.round(performance.now() - begun);
  say(`${room.folder} ${build} is live after ${took} ms; reload the page`);
}

async function prepare(rooms: Room[], asked: Room[]): Promise<string> {
  const { built, stale } = await chooseRooms(buildDir, rooms, asked);
  for (const { folder } of stale)
    say(`${folder} is stale and runs as it was built last: npm run build -- ${folder}`);
  const { failures, notes } = await buildRooms({
    rooms: built,
    buildDir,
    registryFile: defaultRegistryFile(),
    onResult: ({ room, build, fresh, milliseconds }) =>
      say(`${room.folder} ${fresh ? 'is fresh' : `built in ${milliseconds} ms`}: ${build}`),
  });
  for (const note of notes) say(note);
  for (const { room, reason } of failures)
    process.stderr.write(`${room.folder} failed\n${reason}\n`);
  return beginDevRegistry(defaultRegistryFile());
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { positionals } = parseArgs({ allowPositionals: true, options: {} });
const rooms = findRooms();
const asked = positionals.map((folder) => {
  const room = rooms.find((one) => one.folder === folder);
  if (room === undefined)
    throw new Error(`No room ${folder}. Rooms: ${rooms.map((one) => one.folder).join(', ')}.`);
  return room;
});
const registryFile = await prepare(rooms, asked);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
// Node watches what the server imports, so its own sources and the contract, but no room of the browser.
start(
  ['--watch', '--watch-preserve-output', join(ROOT, 'server/api/src/main.ts')],
  'inherit',
  // What is edited is live here alone, whatever the environment serves otherwise.
  { REGISTRY_STORE: 'file', REGISTRY_FILE: registryFile },
);
for (const room of asked) watch(room, registryFile);
