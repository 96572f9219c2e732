import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '@sastre/base/files';
import {
  areaOf,
  buildPath,
  fileProblems,
  folderBuilds,
  integrityOf,
  wireOf,
  type BuildReport,
} from '@sastre/registry/builds';
import {
  remoteManifestSchema,
  type RemoteConfig,
  type RemoteManifest,
} from '@sastre/shared-contracts/registry';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import { ownOpenApi } from '../../contract/own-open-api.ts';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { CONTRACT, installedVersions, UI } from '../../webpack/shares.ts';
import { buildVersion, type Room } from '../../workspace.ts';
import { contentHash } from './content-hash.ts';
import { buildsToDrop } from './keep.rules.ts';
import { firstFiles, firstFilesProblem } from './first-files.ts';
import { precompress } from './precompress.ts';

/**
 * Puts a compiled remote into its immutable folder and answers its manifest and gzipped size. The folder's name covers all
 * that the build says, its pages included; a build that is there already stays as it is. `pack` is left out while somebody
 * edits: it takes longer than the compiler.
 */
export async function publishRemote(
  buildDir: string,
  room: Room,
  compiled: { out: string; outcome: CompileOutcome },
  { pack = true } = {},
): Promise<{ manifest: RemoteManifest; gzipped: number }> {
  const files = join(compiled.out, 'remote');
  const workers = join(compiled.out, 'workers');
  // Beside the container: its address is the only one that the remote knows.
  if (existsSync(workers)) await cp(workers, files, { recursive: true });
  const version = buildVersion(room.package);
  const { bundled, endpoints, needs } = compiled.outcome;
  const facts = await factsOf(room, needs);
  const problem = firstFilesProblem(compiled.outcome.first);
  if (pack && problem !== undefined) throw new Error(problem);
  const api = wireOf(ownOpenApi(), new Set(endpoints));
  const build = `${version}-${await contentHash(files, JSON.stringify({ ...facts, api }))}`;
  const staging = join(compiled.out, 'staging');
  await rm(staging, { recursive: true, force: true });
  await cp(files, staging, { recursive: true });
  const { sharedUi, ...declared } = facts;
  const hashes = await integrities(files);
  const manifest = checked(room, {
    ...{ ...declared, version, build },
    entry: `/${buildPath(room.area, build)}/remoteEntry.js`,
    integrity: hashes['remoteEntry.js'],
    files: hashes,
  });
  const gzipped = pack ? await precompress(staging) : 0;
  const first = await firstFiles(files, compiled.outcome.first);
  const because = needs && mapped(needs, (need) => need.because);
  const report: BuildReport = { bundled, sharedUi, api, because, ...(first && { first }) };
  await writeFile(join(staging, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(staging, 'build-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await install(staging, buildDir, manifest);
  return { manifest, gzipped };
}

async function install(staging: string, buildDir: string, manifest: RemoteManifest): Promise<void> {
  const target = join(buildDir, buildPath(areaOf(manifest.name), manifest.build));
  const isThere = existsSync(join(target, 'remote.json'));
  if (isThere && (await fileProblems(folderBuilds(buildDir), manifest)).length === 0) {
    const now = new Date();
    for (const path of [target, join(target, 'remote.json')]) await utimes(path, now, now);
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
}

async function integrities(folder: string): Promise<Record<string, string>> {
  const names = await listFiles(folder);
  const hashes = await Promise.all(
    names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const),
  );
  return Object.fromEntries(hashes);
}

/** What a build says of itself beyond its files. */
async function factsOf(room: Room, needs: CompileOutcome['needs']) {
  const { mfe } = room.package;
  if (mfe === undefined) throw new Error(`${room.folder}/package.json has no "mfe" part.`);
  const { team, pages, capabilities } = await readConfig(join(room.directory, 'remote.config.ts'));
  const { name, namespace } = mfe;
  const requires = needs && mapped(needs, ({ lowest }) => lowest);
  // Where nobody looked, what it was built with.
  const contract = `^${requires?.[CONTRACT] ?? CONTRACT_VERSION}`;
  const sharedUi = `^${requires?.[UI] ?? installedVersions(room.directory).ui}`;
  return { name, namespace, team, contract, pages, capabilities, sharedUi, requires };
}

function mapped<V, R>(all: Record<string, V>, of: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, of(value)]));
}

/** What a build says that is served from a developer's machine while it is edited: it has no name and no hashes yet. */
export async function editedManifest(
  room: Room,
  entry: string,
  needs: CompileOutcome['needs'],
): Promise<RemoteManifest> {
  const { sharedUi: _, ...declared } = await factsOf(room, needs);
  const version = buildVersion(room.package);
  return checked(room, { ...declared, version, build: `${version}-edited`, entry, integrity: '' });
}

function checked(room: Room, manifest: object): RemoteManifest {
  const parsed = remoteManifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${room.folder}/remote.config.ts: ${issue?.path.join('.')}: ${issue?.message}`);
}

async function readConfig(file: string): Promise<RemoteConfig> {
  // The time in the address makes a watching build read the file again.
  const { mtimeMs } = await stat(file);
  const module = (await import(`${pathToFileURL(file).href}?at=${mtimeMs}`)) as {
    default?: RemoteConfig;
  };
  if (module.default === undefined) throw new Error(`${file} has no default export.`);
  return module.default;
}

/** Removes builds of an area that are neither among the last five nor named by a registry. */
export async function dropOldBuilds(
  buildDir: string,
  area: string,
  named: ReadonlySet<string>,
): Promise<string[]> {
  const folder = join(buildDir, 'mfe', area);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const builds = await Promise.all(
    names.map(async (build) => ({ build, madeAt: (await stat(join(folder, build))).mtimeMs })),
  );
  const dropped = buildsToDrop(builds, named);
  await Promise.all(
    dropped.map((build) => rm(join(folder, build), { recursive: true, force: true })),
  );
  return dropped;
}
