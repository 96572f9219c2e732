import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RoomResult } from './build/rooms/build-room.ts';
import { buildRooms } from './build/rooms/build-rooms.ts';
import { checkGlossary } from './texts/check-glossary.ts';
import { checkTexts } from './texts/check-texts.ts';
import { glossary } from './texts/glossary.ts';
import { roomsOfTexts } from './texts/rooms-of-texts.ts';
import { findTexts } from './texts/text-sources.ts';
import { publishLegal } from './legal/publish-legal.ts';
import { writeProvenance } from './provenance.ts';
import {
  defaultBuildDir,
  defaultRegistryFile,
  findRooms,
  readWorkspaces,
  ROOT,
  type Room,
} from './workspace.ts';

const USAGE = `usage: npm run build -- [room …] [--force] [--no-promote] [--quiet] [--out <folder>] [--registry <file>]
Builds the rooms that are missing or stale (all of them by default) and makes new remotes live in registry/local.json.
A text that is missing in a language, that nothing uses, or that says otherwise than the glossary, fails the build.
MFE_VERSION=1.1.0 builds under another version; SOURCE_MAPS=1 adds source maps.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'no-promote': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      out: { type: 'string' },
      registry: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const rooms = chooseRooms(positionals);
  const problems = [
    ...(await Promise.all(roomsOfTexts(rooms).map(checkTexts))).flat(),
    ...checkGlossary(await findTexts(ROOT, readWorkspaces()), glossary),
  ];
  const buildDir = resolve(values.out ?? defaultBuildDir());
  const { results, failures, notes } = await buildRooms({
    rooms,
    buildDir,
    registryFile: values.registry ? resolve(values.registry) : defaultRegistryFile(),
    force: values.force,
    promote: !values['no-promote'],
    onResult: (result) => {
      if (!(values.quiet && result.fresh)) process.stdout.write(`${line(result)}\n`);
    },
  });
  await writeProvenance(buildDir);
  await publishLegal(buildDir);
  for (const note of notes) process.stderr.write(`${note}\n`);
  if (process.env['REGISTRY_STORE'] === 'database' && results.some(({ fresh }) => !fresh)) {
    process.stdout.write(
      'The registry is in the database, which a build leaves alone: npm run registry -- promote makes builds live.\n',
    );
  }
  for (const { room, reason } of failures)
    process.stderr.write(`${room.folder} failed\n${reason}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (failures.length > 0 || problems.length > 0) process.exitCode = 1;
}

function chooseRooms(asked: string[]): Room[] {
  const all = findRooms();
  const unknown = asked.filter((folder) => !all.some((room) => room.folder === folder));
  if (unknown.length > 0) {
    throw new Error(
      `No room ${unknown.join(', ')}. Rooms: ${all.map((room) => room.folder).join(', ')}.`,
    );
  }
  return asked.length === 0 ? all : all.filter((room) => asked.includes(room.folder));
}

function line({ room, build, fresh, milliseconds, gzipped }: RoomResult): string {
  const size = gzipped === undefined ? '' : `  ${(gzipped / 1000).toFixed(1)} kB gz`;
  return `${room.folder.padEnd(16)} ${fresh ? 'fresh' : 'built'}  ${build}  ${milliseconds} ms${size}`;
}

// An exit, unlike a signal, takes the compilers along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
