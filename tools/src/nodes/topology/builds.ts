import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '@sastre/base/files';
import { areaOf, integrityOf, readRegistryFile } from '@sastre/registry';
import { registryEntrySchema, type RemoteManifest } from '@sastre/shared-contracts/registry';

/** A folder of builds, and the paths of the shell's and the remotes' files that browsers of it ask for. */
export interface NodeBuild {
  folder: string;
  assets: string[];
}

/** The remote of which there is a new build, and its name. */
export interface NextBuild extends NodeBuild {
  remote: string;
  build: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const readText = async (path: string) => readFile(path, 'utf8');

/** What is live in a folder of builds, copied: not what it keeps of builds before. Others would be found by accident. */
export async function liveBuild(from: string, to: string, registry: string): Promise<NodeBuild> {
  const { remotes } = await readRegistryFile(registry);
  const { builds } = JSON.parse(await readText(join(from, 'shell/asset-manifest.json'))) as {
    builds: string[][];
  };
  const kept = new Set(builds[0]);
  await mkdir(to, { recursive: true });
  await symlink(join(from, 'fonts'), join(to, 'fonts'));
  for (const part of ['legal', 'provenance.json', 'shell']) {
    const assets = join(from, 'shell/assets/');
    await cp(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) =>
        !path.startsWith(assets) ||
        kept.has(path.slice(assets.length).replace(/\.(br|gz)$/, '')) ||
        !/\.(js|css|txt|br|gz)$/.test(path),
    });
  }
  for (const remote of remotes) {
    const { name, active } = registryEntrySchema.parse(remote);
    const folder = join('mfe', areaOf(name), active);
    await cp(join(from, folder), join(to, folder), { recursive: true });
  }
  return { folder: to, assets: await assetsOf(to) };
}

/**
 * A build that follows another: its shell and one of its remotes have other scripts under other names, as any change
 * makes. What is new is not in the folder of the one before, nor the other way round.
 */
export async function nextBuild(before: NodeBuild, to: string, remote: string): Promise<NextBuild> {
  await cp(before.folder, to, { recursive: true, verbatimSymlinks: true });
  await renewShell(to);
  const build = await renewRemote(join(to, 'mfe', areaOf(remote)));
  return { folder: to, assets: await assetsOf(to), remote, build };
}

async function renewShell(folder: string): Promise<void> {
  const manifest = await readText(join(folder, 'shell/asset-manifest.json'));
  const [, script = ''] = /"\/assets\/(app\.\w+\.js)"/.exec(manifest) ?? [];
  const assets = join(folder, 'shell/assets');
  const text = `${await readText(join(assets, script))}\n// the build after\n`;
  const renewed = `app.${hashOf(text)}.js`;
  await writeFile(join(assets, renewed), text);
  for (const ending of ['', '.br', '.gz']) await rm(join(assets, script + ending), { force: true });
  const documents = join(folder, 'shell/documents');
  for (const path of [
    join(folder, 'shell/asset-manifest.json'),
    ...(await listFiles(documents)).map((name) => join(documents, name)),
  ])
    await writeFile(path, (await readText(path)).replaceAll(script, renewed));
}

async function renewRemote(area: string): Promise<string> {
  const [path = ''] = (await listFiles(area)).filter((name) => name.endsWith('/remote.json'));
  const before = dirname(path);
  const entry = join(area, before, 'remoteEntry.js');
  const text = `${await readText(entry)}\n// the build after\n`;
  const build = before.replace(/[0-9a-f]{8}$/, hashOf(text));
  await writeFile(entry, text);
  for (const ending of ['.br', '.gz']) await rm(entry + ending, { force: true });
  const manifest = JSON.parse(await readText(join(area, path))) as RemoteManifest;
  const integrity = integrityOf(Buffer.from(text));
  const renewed = {
    ...manifest,
    ...{ build, integrity, entry: manifest.entry.replace(before, build) },
    ...(manifest.files && { files: { ...manifest.files, 'remoteEntry.js': integrity } }),
  };
  await writeFile(join(area, path), JSON.stringify(renewed));
  await rename(join(area, before), join(area, build));
  return build;
}

async function assetsOf(folder: string): Promise<string[]> {
  const shell = (await listFiles(join(folder, 'shell/assets'))).map((name) => `/assets/${name}`);
  const remotes = (await listFiles(join(folder, 'mfe'))).map((name) => `/mfe/${name}`);
  return [...shell, ...remotes].filter((path) => /\.(js|css|woff2)$/.test(path));
}
