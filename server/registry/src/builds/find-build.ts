import { areaOf, nameOfArea } from '../rules/claims.rules.ts';
import type { Candidate } from '../rules/fit.rules.ts';
import type { BuildStore } from './build-store.ts';
import { buildPath, fileProblems, readBuild } from './read-build.ts';

/** Finds a build by its folder name or the newest one of a version, and checks its files. Throws with the reason. */
export async function findBuild(
  builds: BuildStore,
  remote: string,
  asked: string,
): Promise<Candidate> {
  const area = areaOf(remote);
  const build = await resolveBuild(builds, area, asked);
  const folder = buildPath(area, build);
  const { manifest, report } = await readBuild(builds, area, build).catch((cause: unknown) => {
    throw new Error(`${folder} has no whole remote.json and build-report.json.`, { cause });
  });
  if (manifest.name !== nameOfArea(area) || manifest.build !== build) {
    throw new Error(`${folder}/remote.json speaks of ${manifest.name} ${manifest.build}.`);
  }
  const problems = await fileProblems(builds, manifest);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { sharedUi, api, because } = report;
  return { manifest, sharedUi, ...(api && { api }), ...(because && { because }) };
}

/** The builds of an area that are whole, the newest first. */
export async function listBuilds(builds: BuildStore, area: string): Promise<string[]> {
  const found = (await builds.list(`mfe/${area}/`)).flatMap(({ path, modifiedAt }) => {
    const [, build] = /^mfe\/[^/]+\/([^/]+)\/remote\.json$/.exec(path) ?? [];
    return build === undefined ? [] : [{ build, modifiedAt }];
  });
  return found.sort((a, b) => b.modifiedAt - a.modifiedAt).map(({ build }) => build);
}

async function resolveBuild(builds: BuildStore, area: string, asked: string): Promise<string> {
  const there = await listBuilds(builds, area);
  if (there.includes(asked)) return asked;
  const newest = there.find((build) => build.replace(/-[0-9a-f]{8}$/, '') === asked);
  if (newest !== undefined) return newest;
  throw new Error(
    `No build ${asked} of ${nameOfArea(area)} in ${builds.name}. There are: ${there.join(', ') || 'none'}.`,
  );
}
