import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registryEntrySchema } from '@sastre/shared-contracts/registry';
import { areaOf, findBuild, nameOfArea } from './registry/find-build.ts';
import { readLiveShell } from './registry/live-shell.ts';
import { readRegistry, updateRegistry } from './registry/registry-file.ts';
import { findEntry, promote, rollback, type Change } from './registry/registry.rules.ts';
import { defaultBuildDir, ROOT } from './workspace.ts';

const USAGE = `usage: npm run registry -- promote <remote> <build|version> [--canary <percent>]
       npm run registry -- rollback <remote>
       npm run registry -- list
options: --file <registry>  (default: REGISTRY_FILE or registry/production.json)
         --out <build folder>  (default: BUILD_DIR or .build)`;

class Refusal extends Error {}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      file: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, remote, asked, ...more] = positionals;
  const file =
    values.file ?? process.env['REGISTRY_FILE'] ?? join(ROOT, 'registry/production.json');
  const buildDir = values.out ?? defaultBuildDir();
  if (values.help) return say(USAGE);
  if (command === 'list' && remote === undefined) return list(file);
  if (command === 'promote' && remote && asked && more.length === 0) {
    return runPromote({
      file,
      buildDir,
      area: areaOf(remote),
      asked,
      canary: percentOf(values.canary),
    });
  }
  if (command === 'rollback' && remote && asked === undefined) {
    return runRollback({ file, buildDir, area: areaOf(remote) });
  }
  throw new Refusal(USAGE);
}

interface Target {
  file: string;
  buildDir: string;
  area: string;
}

async function runPromote(target: Target & { asked: string; canary?: number }): Promise<void> {
  const { file, buildDir, area, asked, canary } = target;
  const candidate = await findBuild(buildDir, area, asked);
  const shell = await readLiveShell(buildDir);
  await apply(file, async (registry) => promote(registry, candidate, shell, canary));
}

async function runRollback({ file, buildDir, area }: Target): Promise<void> {
  const shell = await readLiveShell(buildDir);
  const name = nameOfArea(area);
  await apply(file, async (registry) => {
    const { entry } = findEntry(registry, name);
    const needed = entry && !entry.canary ? entry.previous : undefined;
    const back = needed ? await findBuild(buildDir, area, needed) : undefined;
    return rollback(registry, name, back, shell);
  });
}

async function apply(
  file: string,
  decide: (registry: Awaited<ReturnType<typeof readRegistry>>) => Promise<Change>,
): Promise<void> {
  let said = '';
  const { revision } = await updateRegistry(file, async (registry) => {
    const change = await decide(registry);
    if (!change.ok)
      throw new Refusal(`Refused:\n${change.reasons.map((reason) => `  ${reason}`).join('\n')}`);
    said = change.said;
    return change.registry;
  });
  say(`${said} Revision ${revision}.`);
}

async function list(file: string): Promise<void> {
  const registry = await readRegistry(file);
  say(`${file}, revision ${registry.revision}`);
  for (const raw of registry.remotes) {
    const parsed = registryEntrySchema.safeParse(raw);
    if (!parsed.success) {
      say(`  broken entry: ${JSON.stringify(raw).slice(0, 80)}`);
      continue;
    }
    const { name, enabled, active, canary, previous, team } = parsed.data;
    const beside = canary ? `, canary ${canary.build} for ${canary.percent} %` : '';
    say(
      `  ${name} (${team})${enabled ? '' : ' disabled'}: ${active}${beside}, previous ${previous ?? 'none'}`,
    );
  }
}

function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Refusal('--canary takes a whole number of percent.');
  return Number(text);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
