#!/usr/bin/env node
// `npx create-sastre-mfe <area>` in an empty folder: a remote in a repository of its own, as `npm run new:mfe` makes it in
// the product's.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planRemote, type Taken } from '../generator/new-remote.rules.ts';
import { ownRepositoryFiles, type Outfit } from '../generator/own-repository.templates.ts';
import { readOptions, OPTIONS } from '../generator/read-options.ts';
import { writeRemote } from '../generator/write-remote.ts';
import { readTakenFrom } from './read-taken.ts';
import { tarballsIn } from './tarballs.rules.ts';

const USAGE = `usage: create-sastre-mfe <area> [--card <what one finds there>] [--path </reports/2026>] [--port <port>]
                         [--shell <URL>] [--packages <folder>]
In an empty folder. With --shell the names and paths that live there are refused; --packages takes our packages from the
tarballs of a folder, which may lie in this one, instead of the registry of packages.`;

/** A folder that was cloned a moment ago is empty all the same. */
const OF_GIT = ['.git', '.gitattributes', 'LICENSE', 'README.md'];

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...OPTIONS, shell: { type: 'string' }, packages: { type: 'string' } },
  });
  const area = positionals[0]?.replace(/^mfe-/, '');
  if (area === undefined || positionals.length > 1) throw new Error(USAGE);
  const directory = process.cwd();
  const folder = values.packages === undefined ? undefined : resolve(values.packages);
  const there = readdirSync(directory).filter(
    (name) => !OF_GIT.includes(name) && resolve(name) !== folder,
  );
  if (there.length > 0) throw new Error(`${directory} is not empty: ${there.join(', ')}.`);
  const taken: Taken = values.shell === undefined ? NONE : await readTakenFrom(values.shell);
  const plan = planRemote(area, readOptions(values), taken);
  if (Array.isArray(plan)) throw new Error(plan.join('\n'));
  const tarballs = folder === undefined ? {} : tarballsIn(readdirSync(folder));
  const at = (name: string) =>
    folder && tarballs[name] && `file:${relative(directory, join(folder, tarballs[name]))}`;
  const outfit = readOutfit();
  await writeRemote(directory, ownRepositoryFiles(plan, outfit, at), outfit.format);
  process.stdout.write(
    `${plan.name}, port ${plan.port}, page ${plan.path}${plan.card ? ', with a card' : ''}.\n` +
      'Next: npm install && npm run verify\n',
  );
}

const NONE: Taken = { names: [], ports: [], paths: [], namespaces: [], orders: [] };

function readOutfit(): Outfit {
  const file = join(import.meta.dirname, '../../outfit.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Outfit;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
