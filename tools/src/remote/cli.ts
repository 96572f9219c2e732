#!/usr/bin/env node
// `sastre-remote <command>` in the folder of a remote that has a repository of its own.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from './build-remote.ts';
import { editAlone } from './edit-alone.ts';
import { ownRoom } from './own-room.ts';
import { runInRemote } from './run-in-remote.ts';

const USAGE = `usage: sastre-remote <command>

  build [--out .build]   into mfe/<area>/<build> of the folder, ready for \`registry publish\`
  test [pattern …]       its tests, the suite of the contract among them
  types                  its types
  verify                 types, tests and build: what has to be green before a build goes anywhere
  dev --shell <URL>      in its harness, and inside the shell of a product that runs, while it is edited`;

async function main(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, shell: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, ...rest] = positionals;
  const directory = process.cwd();
  const test = () =>
    runInRemote(
      directory,
      'jest',
      ['--rootDir', directory, ...rest],
      ['--experimental-vm-modules'],
    );
  const types = () => runInRemote(directory, 'typescript', ['-p', directory]);
  const build = async () => {
    const room = ownRoom(directory);
    const { manifest, gzipped } = await buildRemote(room, resolve(values.out ?? '.build'));
    say(`${manifest.name} ${manifest.build}  ${(gzipped / 1000).toFixed(1)} kB gz`);
    return true;
  };
  switch (values.help ? undefined : command) {
    case 'build':
      return build();
    case 'test':
      return test();
    case 'types':
      return types();
    case 'verify':
      return (await types()) && (await test()) && (await build());
    case 'dev':
      if (values.shell === undefined) throw new Error('sastre-remote dev --shell <URL>');
      return editAlone(ownRoom(directory), values.shell, say);
    default:
      say(USAGE);
      return values.help === true;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await main().then(
  (ok) => (ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  },
);
