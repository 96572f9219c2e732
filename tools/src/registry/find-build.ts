import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, entryProblems, readBuild } from '../build/publish/remote-files.ts';
import type { Candidate } from './registry.rules.ts';

/** `mfe_cv_editor`, `mfe-cv-editor` and `cv-editor` mean the same remote. */
export function areaOf(remote: string): string {
  return remote.replace(/^mfe[-_]/, '').replaceAll('_', '-');
}

export function nameOfArea(area: string): string {
  return `mfe_${area.replaceAll('-', '_')}`;
}

/** Finds a build by its folder name or the newest one of a version, and checks its entry. Throws with the reason. */
export async function findBuild(buildDir: string, area: string, asked: string): Promise<Candidate> {
  const build = await resolveBuild(buildDir, area, asked);
  const { manifest, report } = await readBuild(buildFolder(buildDir, area, build)).catch(() => {
    throw new Error(`mfe/${area}/${build} has no whole remote.json and build-report.json.`);
  });
  if (manifest.name !== nameOfArea(area) || manifest.build !== build) {
    throw new Error(
      `mfe/${area}/${build}/remote.json speaks of ${manifest.name} ${manifest.build}.`,
    );
  }
  const problems = await entryProblems(buildDir, manifest);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { manifest, sharedUi: report.sharedUi };
}

async function resolveBuild(buildDir: string, area: string, asked: string): Promise<string> {
  const folder = join(buildDir, 'mfe', area);
  const builds = existsSync(folder) ? await readdir(folder) : [];
  if (builds.includes(asked)) return asked;
  const ofVersion = builds.filter((build) => build.replace(/-[0-9a-f]{8}$/, '') === asked);
  const aged = await Promise.all(
    ofVersion.map(async (build) => ({ build, at: (await stat(join(folder, build))).mtimeMs })),
  );
  const newest = aged.sort((a, b) => b.at - a.at)[0];
  if (newest === undefined) {
    throw new Error(
      `No build ${asked} of ${nameOfArea(area)}. There are: ${builds.join(', ') || 'none'}.`,
    );
  }
  return newest.build;
}
