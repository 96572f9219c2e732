import {
  areaOf,
  claimProblems,
  findBuild,
  findEntry,
  fitProblems,
  nameOfArea,
  wireOf,
  wireProblems,
  type Candidate,
  type LiveShell,
  type WireApi,
} from '@sastre/registry';
import { registryEntrySchema, type RegistryEntry } from '@sastre/shared-contracts/registry';
import { liveShell } from '../../build/publish/promote-local.ts';
import { ownOpenApi } from '../../contract/own-open-api.ts';
import { askServer } from '../ask-registry.ts';
import { askApi } from '../ask-server.ts';
import type { Context } from '../context.ts';

/** What stands in the way, and what somebody can do about it. */
interface Obstacle {
  problems: readonly string[];
  remedy: string;
}

const REMEDY = {
  files: 'Build it again and publish it: npm run build, npm run registry -- publish.',
  shell: 'Deploy the shell that gives it first, or build the remote without what is new in it.',
  claims: 'Choose what nobody has, or agree with its owner and disable theirs first.',
  pages: 'Keep the page, if only as a way to the new one: links and bookmarks lead there.',
  wire: 'Deploy a server first that has it, or build the remote with the contract that is live.',
  house:
    'Keep what these builds were made for, beside the new, until they can be rolled back to no more.',
} as const;
/** How far the way back of a remote is looked at. */
const BUILDS_BEFORE = 2;

/** Says whether a build can go live on what is deployed now. Throws when it cannot. */
export async function runCanIDeploy(
  context: Context,
  remote: string,
  build: string,
): Promise<void> {
  const { builds, store, urls, own, say } = context;
  const name = nameOfArea(areaOf(remote));
  const found = await findBuild(builds, remote, build).catch((error: Error) => error);
  if (found instanceof Error) {
    return conclude(say, `${name}@${build}`, [
      { problems: found.message.split('\n'), remedy: REMEDY.files },
    ]);
  }
  const registry = await store.read();
  const [url] = urls;
  const shell =
    (url === undefined ? undefined : (await askServer(url)).shell) ?? (await liveShell(own));
  const api = url === undefined ? ownOpenApi() : await askApi(url);
  const { entry } = findEntry(registry, name);
  conclude(say, `${name}@${found.manifest.build}`, [
    { problems: fitProblems(found, shell), remedy: REMEDY.shell },
    { problems: claimProblems(found.manifest, registry.remotes), remedy: REMEDY.claims },
    { problems: lostPages(found, entry), remedy: REMEDY.pages },
    { problems: wireTexts(found, wireOf(api)), remedy: REMEDY.wire },
  ]);
  if (found.api === undefined)
    say('It is a build of before 1.7, which does not say what it calls.');
}

/** Says whether this checkout's shell and server can carry what is live and the builds that may come back. Throws otherwise. */
export async function runCanIDeployHouse({ store, builds, own, say }: Context): Promise<void> {
  const registry = await store.read();
  const [shell, api] = [await liveShell(own), wireOf(ownOpenApi())];
  const entries = registry.remotes.flatMap((raw) => registryEntrySchema.safeParse(raw).data ?? []);
  const obstacles = await Promise.all(
    entries.flatMap((entry) =>
      liveAndBefore(entry).map(async (build): Promise<Obstacle> => {
        const problems = await houseProblems(entry.name, build, { builds, shell, api });
        return {
          problems: problems.map((one) => `${entry.name}@${build}: ${one}`),
          remedy: REMEDY.house,
        };
      }),
    ),
  );
  if (obstacles.length === 0) throw new Error('There is nothing live to compare with.');
  conclude(say, `The house (${obstacles.length} builds are live or may come back)`, obstacles);
}

function liveAndBefore({ active, canary, before = [] }: RegistryEntry): string[] {
  const builds = [active, canary?.build, ...before.slice(-BUILDS_BEFORE)];
  return [...new Set(builds.filter((build) => build !== undefined))];
}

async function houseProblems(
  name: string,
  build: string,
  { builds, shell, api }: Pick<Context, 'builds'> & { shell: LiveShell; api: WireApi },
): Promise<string[]> {
  const found = await findBuild(builds, name, build).catch((error: Error) => error);
  if (found instanceof Error) return found.message.split('\n');
  return [...fitProblems(found, shell), ...wireTexts(found, api)];
}

function wireTexts({ api }: Candidate, server: WireApi): string[] {
  return api === undefined ? [] : wireProblems(api, server).map(({ text }) => `${text}.`);
}

function lostPages({ manifest }: Candidate, entry: RegistryEntry | undefined): string[] {
  const kept = manifest.pages.map(({ path }) => path);
  const lost = (entry?.pages ?? []).filter(({ path }) => !kept.includes(path));
  return lost.map(({ path }) => `${path} is live, and this build has no such page.`);
}

function conclude(say: Context['say'], what: string, obstacles: readonly Obstacle[]): void {
  const inTheWay = obstacles.filter(({ problems }) => problems.length > 0);
  if (inTheWay.length === 0) return say(`yes  ${what} can be deployed.`);
  const remedies = [...new Set(inTheWay.map(({ remedy }) => remedy))];
  const lines = remedies.flatMap((remedy) => [
    ...inTheWay.filter((one) => one.remedy === remedy).flatMap(({ problems }) => problems),
    `  → ${remedy}`,
  ]);
  say([`no   ${what} must not be deployed:`, ...lines].join('\n     '));
  throw new Error(`${what} must not be deployed.`);
}
