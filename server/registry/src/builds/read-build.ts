import { remoteManifestSchema, type RemoteManifest } from '@sastre/shared-contracts/registry';
import { areaOf, entryProblems } from '../rules/claims.rules.ts';
import type { WireApi } from '../rules/wire/schema.types.ts';
import type { Because, LiveShell } from '../rules/fit.rules.ts';
import type { BuildStore } from './build-store.ts';
import { integrityOf } from './integrity.ts';

/** A file with the integrity that its container asks of it. */
export interface FirstFile {
  name: string;
  integrity: string;
}

/**
 * A browser has six connections to an HTTP/1.1 server, for all its tabs together. One must be left while the files of an
 * area hang: for the shell, the other areas and the next try.
 */
export const MOST_FIRST_FILES = 5;

/** What a build's pages need before one is drawn, its entry apart. */
export interface FirstFiles {
  pages: FirstFile[];
  /** By language. */
  texts: Record<string, FirstFile[]>;
}

/** Beside `remote.json`: what the build carries and which versions of shared-ui it can be shown with. */
export interface BuildReport {
  bundled: string[];
  sharedUi: string;
  /** The calls that it makes, as it was made for them; builds before 1.7 do not say. */
  api?: WireApi;
  /** Why it needs these versions of what the shell gives; builds before 1.9 do not say. */
  because?: Because;
  /** For documents to ask for at once; builds before 1.9 do not say. */
  first?: FirstFiles;
}

/** Folder of one build of an area in a build store. */
export function buildPath(area: string, build: string): string {
  return `mfe/${area}/${build}`;
}

/** Reads a build's `remote.json` and report. Throws when a file is missing or has the wrong shape. */
export async function readBuild(
  builds: BuildStore,
  area: string,
  build: string,
): Promise<{ manifest: RemoteManifest; report: BuildReport }> {
  const json = async (file: string): Promise<unknown> => {
    const content = await builds.read(`${buildPath(area, build)}/${file}`);
    if (content === undefined) throw new Error(`${file} is not there.`);
    return JSON.parse(new TextDecoder().decode(content));
  };
  const manifest = remoteManifestSchema.parse(await json('remote.json'));
  return { manifest, report: (await json('build-report.json')) as BuildReport };
}

/** Whether all files of a build are there and are those that were built; the reasons when they are not. */
export async function fileProblems(
  builds: BuildStore,
  manifest: RemoteManifest,
): Promise<string[]> {
  const wrong = entryProblems(manifest);
  if (wrong.length > 0) return wrong;
  const folder = buildPath(areaOf(manifest.name), manifest.build);
  // Builds of before have the hash of their entry alone.
  const files = Object.entries({ ...manifest.files, 'remoteEntry.js': manifest.integrity });
  const problems = files.map(async ([file, integrity]) => {
    const content = await builds.read(`${folder}/${file}`);
    if (content === undefined) return [`/${folder}/${file} is not there.`];
    if (integrityOf(content) === integrity) return [];
    return [`/${folder}/${file} is not the file that was built: its integrity differs.`];
  });
  return (await Promise.all(problems)).flat();
}

/** What the shell in a build store gives to remotes; undefined where there is none. */
export async function readShellOffer(builds: BuildStore): Promise<LiveShell | undefined> {
  const content = await builds.read('shell/asset-manifest.json');
  if (content === undefined) return undefined;
  const { contract, sharedUi } = JSON.parse(new TextDecoder().decode(content)) as LiveShell;
  return { contract, sharedUi };
}
