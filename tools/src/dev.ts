// `npm run dev [-- room …] [--shell URL] [--port N]`: the server restarting on a change, rooms rebuilt while they are edited. A
// remote is served on its own port, or on the one that is asked for, in a harness and inside the shell: the local one, or one
// that is deployed.
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishEdited } from './build/rooms/build-room.ts';
import { buildRooms } from './build/rooms/build-rooms.ts';
import { readCompileOutcome } from './build/rooms/run-webpack.ts';
import { beginDevRegistry } from './dev/begin-registry.ts';
import { chooseRooms } from './dev/choose-rooms.ts';
import { editRemote } from './dev/edit-remote.ts';
import { defaultBuildDir, defaultRegistryFile, findRooms, ROOT, type Room } from './workspace.ts';

const buildDir = resolve(defaultBuildDir());
const children = new Set<ChildProcess>();

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
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    stop(code ?? 0);
  });
  return child;
}

/** Ends with whichever ends first, when all have ended. */
function stop(code: number): void {
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
  if (children.size === 0) process.exit();
}

/** Compiles a room whenever it changes; `compiled` is called after each time that succeeds, one at a time. */
function watch(room: Room, out: string, compiled: () => Promise<void>): void {
  const child = start(
    [join(import.meta.dirname, 'webpack/compile.ts'), room.directory, out, '--watch'],
    'pipe',
  );
  let queue = Promise.resolve();
  child.stdout?.on('data', (said: Buffer) => {
    if (!said.toString().includes('built')) return;
    queue = queue.then(compiled).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
  });
}

async function editShell(room: Room, out: string): Promise<void> {
  watch(room, out, async () => {
    const compiled = { out, outcome: await readCompileOutcome(out) };
    say(`shell ${await publishEdited(buildDir, room, compiled)} is live; reload the page`);
  });
}

async function edit(room: Room, shell: string): Promise<void> {
  const out = join(buildDir, '.work', `${room.folder}-watch-${process.pid}`);
  if (room.folder === 'shell') return editShell(room, out);
  const edited = await editRemote(room, out, shell, port);
  let isTold = false;
  watch(room, out, async () => {
    await edited.compiled();
    if (!isTold)
      say(
        `${room.folder} alone: ${edited.harness}\n${room.folder} in the shell: ${edited.product}`,
      );
    isTold = true;
  });
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

/** Starts the product on this machine; answers its address. */
async function startProduct(rooms: Room[], asked: Room[]): Promise<string> {
  const registryFile = await prepare(rooms, asked);
  // Node watches what the server imports, so its own sources and the contract, but no room of the browser.
  start(
    ['--watch', '--watch-preserve-output', join(ROOT, 'server/api/src/main.ts')],
    'inherit',
    // What is tried here is live here alone, whatever the environment serves otherwise.
    { REGISTRY_STORE: 'file', REGISTRY_FILE: registryFile, MFE_OVERRIDES: 'true' },
  );
  return process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shell: { type: 'string' }, port: { type: 'string' } },
});
const port = values.port === undefined ? undefined : Number(values.port);
if (port !== undefined && (!Number.isInteger(port) || positionals.length !== 1))
  throw new Error('--port is of one remote: npm run dev -- mfe-tailoring --port 5200');
const rooms = findRooms();
const asked = positionals.map((folder) => {
  const room = rooms.find((one) => one.folder === folder);
  if (room === undefined)
    throw new Error(`No room ${folder}. Rooms: ${rooms.map((one) => one.folder).join(', ')}.`);
  return room;
});
const isRemoteShell = values.shell !== undefined;
if (isRemoteShell && (asked.length === 0 || asked.some(({ folder }) => folder === 'shell')))
  throw new Error('--shell shows remotes inside a shell: npm run dev -- mfe-tailoring --shell URL');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(0));
const shell = values.shell ?? (await startProduct(rooms, asked));
for (const room of asked) await edit(room, shell);
