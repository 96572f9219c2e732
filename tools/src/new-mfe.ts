// `npm run new:mfe -- job-board [--card "What one finds there"] [--path /jobs/board] [--port 5106]`: a remote that builds,
// passes every check of the house and shows one page, with a card on the dashboard where one is wished.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RemoteConfig } from '@sastre/shared-contracts/registry';
import { listRoom, planRemote, type Taken } from './generator/new-remote.rules.ts';
import { readOptions, OPTIONS } from './generator/read-options.ts';
import { remoteFiles } from './generator/templates.ts';
import { writeRemote } from './generator/write-remote.ts';
import { writeLanes } from './house/lane-files.ts';
import { runStep } from './test/run-step.ts';
import { findRemotes, readPackage, ROOT } from './workspace.ts';

const LISTS = ['package.json', 'tsconfig.json', 'CODEOWNERS'];

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: OPTIONS,
  });
  const area = positionals[0]?.replace(/^mfe-/, '');
  if (area === undefined || positionals.length > 1) {
    throw new Error(
      'usage: npm run new:mfe -- <area> [--card <what one finds there>] [--path </reports/2026>] [--port <port>]',
    );
  }
  const plan = planRemote(area, readOptions(values), await readTaken());
  if (Array.isArray(plan)) throw new Error(plan.join('\n'));
  const folder = `mfe-${area}`;
  const directory = join(ROOT, folder);
  if (existsSync(directory)) throw new Error(`${folder}/ is there already.`);
  await writeRemote(directory, remoteFiles(plan, versions()));
  const byHand = await enlist(folder);
  await writeLanes();
  await runStep(['tools/src/structure-cli.ts'], {});
  process.stdout.write(
    `${folder}/ is there: ${plan.name}, port ${plan.port}, page ${plan.path}${plan.card ? ', with a card' : ''}.\n`,
  );
  if (byHand.length > 0) process.stdout.write(`Add ${folder} by hand in ${byHand.join(', ')}.\n`);
  process.stdout.write(`Next: npm install && npm run build -- ${folder}\n`);
}

async function readTaken(): Promise<Taken> {
  const remotes = findRemotes();
  const taken: Taken = { names: [], ports: [], paths: [], namespaces: [], orders: [] };
  for (const { directory, package: room } of remotes) {
    if (room.mfe) taken.names.push(room.mfe.name);
    if (room.mfe) taken.ports.push(room.mfe.port);
    if (room.mfe) taken.namespaces.push(room.mfe.namespace);
    const config = join(directory, 'remote.config.ts');
    if (!existsSync(config)) continue;
    const module = (await import(pathToFileURL(config).href)) as { default: RemoteConfig };
    taken.paths.push(...module.default.pages.map((page) => page.path));
    taken.orders.push(...module.default.pages.flatMap(({ card }) => card?.order ?? []));
  }
  return taken;
}

function versions(): Record<string, string> {
  return {
    '@sastre/shared-contracts': readPackage(join(ROOT, 'shared-contracts')).version,
    '@sastre/shared-ui': readPackage(join(ROOT, 'shared-ui')).version,
    '@sastre/tools': readPackage(join(ROOT, 'tools')).version,
    react: readPackage(join(ROOT, 'node_modules/react')).version,
  };
}

// Answers the files that have no list of remotes to put it into.
async function enlist(folder: string): Promise<string[]> {
  const byHand: string[] = [];
  for (const file of LISTS) {
    const path = join(ROOT, file);
    if (!existsSync(path)) continue;
    const listed = listRoom(await readFile(path, 'utf8'), folder);
    if (listed === undefined) byHand.push(file);
    else await writeFile(path, listed);
  }
  return byHand;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
