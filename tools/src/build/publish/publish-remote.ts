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
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  remoteManifestSchema,
  type RemoteConfig,
  type RemoteManifest,
} from '@sastre/shared-contracts/registry';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import type { CompileOutcome } from '../../webpack/outcome.ts';
import { uiRange } from '../../webpack/shares.ts';
import { buildVersion, type Room } from '../../workspace.ts';
import { contentHash, integrityOf } from './content-hash.ts';
import { buildsToDrop } from './keep.rules.ts';
import { precompress } from './precompress.ts';
import { buildFolder, type BuildReport } from './remote-files.ts';

/** Puts a compiled remote into its immutable folder and answers its manifest and gzipped size. A build that is there already stays as it is. */
export async function publishRemote(
  buildDir: string,
  room: Room,
  compiled: { out: string; outcome: CompileOutcome },
): Promise<{ manifest: RemoteManifest; gzipped: number }> {
  const files = join(compiled.out, 'remote');
  const workers = join(compiled.out, 'workers');
  // Beside the container: its address is the only one that the remote knows.
  if (existsSync(workers)) await cp(workers, files, { recursive: true });
  const version = buildVersion(room.package);
  const build = `${version}-${await contentHash(files)}`;
  const staging = join(compiled.out, 'staging');
  await rm(staging, { recursive: true, force: true });
  await cp(files, staging, { recursive: true });
  const manifest = await describe(room, build, await readFile(join(files, 'remoteEntry.js')));
  const gzipped = await precompress(staging);
  const report: BuildReport = { bundled: compiled.outcome.bundled, sharedUi: uiRange() };
  await writeFile(join(staging, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(staging, 'build-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await install(staging, buildFolder(buildDir, room.area, build), manifest);
  return { manifest, gzipped };
}

// The folder's name covers scripts and styles; pages and team may change without them, so remote.json alone is renewed.
async function install(staging: string, target: string, manifest: RemoteManifest): Promise<void> {
  if (existsSync(join(target, 'remoteEntry.js'))) {
    const renewed = join(target, `remote.json.${process.pid}.tmp`);
    await writeFile(renewed, `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(renewed, join(target, 'remote.json'));
    await utimes(target, new Date(), new Date());
    return;
  }
  await mkdir(join(target, '..'), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(staging, target);
}

async function describe(room: Room, build: string, entry: Uint8Array): Promise<RemoteManifest> {
  const { mfe } = room.package;
  if (mfe === undefined) throw new Error(`${room.folder}/package.json has no "mfe" part.`);
  const config = await readConfig(join(room.directory, 'remote.config.ts'));
  const parsed = remoteManifestSchema.safeParse({
    name: mfe.name,
    namespace: mfe.namespace,
    team: config.team,
    version: buildVersion(room.package),
    build,
    contract: `^${CONTRACT_VERSION}`,
    entry: `/mfe/${room.area}/${build}/remoteEntry.js`,
    integrity: integrityOf(entry),
    pages: config.pages,
  });
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
