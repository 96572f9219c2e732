import {
  digestOf,
  findBuild,
  wireOf,
  type BuildStore,
  type Candidate,
  type Change,
  type Done,
  type LiveShell,
} from '@sastre/registry';
import type { Registry } from '@sastre/shared-contracts/registry';
import { liveShell } from '../../build/publish/promote-local.ts';
import { askServer } from '../ask-registry.ts';
import { askApi, fileAtServer, untilServed } from '../ask-server.ts';
import type { Context } from '../context.ts';

/** An act of somebody else may be younger than the server's last look. */
const CATCH_UP_MS = 3_000;

/** The server does not serve what this command works on, or did not follow it; the message says what to do. */
export class NotFollowed extends Error {
  override readonly name = 'NotFollowed';
}

/** What a decision is made with. */
export interface Deciding {
  registry: Registry;
  shell: LiveShell;
  /** A build that is whole and reaches browsers. Throws with the reason. */
  candidate: (remote: string, build: string) => Promise<Candidate>;
  /**
   * The same of a build that was live before: where a bucket lacks it, for it is older than the bucket, it is enough that
   * it is whole in the build folder and that every server that is asked delivers it.
   */
  wayBack: (remote: string, build: string) => Promise<Candidate>;
}

/**
 * One act: first every server must serve the registry that is about to be changed, then it is changed, then every server
 * must follow. Throws a `NotFollowed`, or the reasons of a refusal.
 */
export async function act(
  context: Context,
  decide: (deciding: Deciding) => Promise<Change> | Change,
): Promise<void> {
  const { store, author } = context;
  await expectSame(context, await store.read());
  const shell = await shellOf(context);
  const candidate = (remote: string, build: string) =>
    findServed(context, context.builds, remote, build);
  const wayBack = async (remote: string, build: string) => {
    try {
      return await candidate(remote, build);
    } catch (error) {
      if (context.bucket === undefined || context.urls.length === 0) throw error;
      const own = await findServed(context, context.own, remote, build).catch(() => undefined);
      if (own === undefined) throw error;
      return own;
    }
  };
  const done = await store.change(author, (registry) =>
    decide({ registry, shell, candidate, wayBack }),
  );
  await tell(context, done);
}

/** Says what was done, and waits for the servers. */
export async function tell(context: Context, { registry, said }: Done): Promise<void> {
  const { store, say } = context;
  say(`${said} Revision ${registry.revision} in ${store.name}.`);
  await followed(context, registry);
}

/** Prints the revision that each server serves, once it is that of the registry. */
async function followed({ urls, say, waitMs }: Context, registry: Registry): Promise<void> {
  const wanted = { digest: digestOf(registry), revision: registry.revision };
  for (const url of urls) {
    const begun = performance.now();
    const answer = await untilServed(url, wanted, waitMs);
    if (!answer.followed) {
      throw new NotFollowed(
        `${url} still serves revision ${answer.served.revision}: it is live there when that server reads this registry.`,
      );
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(`${url} serves revision ${answer.served.revision} (after ${seconds} s).`);
  }
}

async function expectSame({ urls, store, waitMs }: Context, registry: Registry): Promise<void> {
  const wanted = { digest: digestOf(registry), revision: registry.revision };
  for (const url of urls) {
    const { followed: same, served } = await untilServed(
      url,
      wanted,
      Math.min(CATCH_UP_MS, waitMs),
    );
    // A server of before tells no digest.
    if (served.digest === undefined || (same && served.digest === wanted.digest)) continue;
    throw new NotFollowed(
      `${url} serves another registry (revision ${served.revision}) than ${store.name} (revision ${registry.revision}). Nothing was changed: name the server by --url, or its registry by --file, REGISTRY_STORE and REGISTRY_FILE.`,
    );
  }
}

async function shellOf({ urls, own }: Context): Promise<LiveShell> {
  const [url] = urls;
  if (url === undefined) return liveShell(own);
  const shell = (await askServer(url)).shell ?? (await liveShell(own));
  // A server that describes no API leaves this unsaid, as a build of before does.
  const api = await askApi(url).catch(() => undefined);
  return { ...shell, ...(api && { api: wireOf(api) }) };
}

async function findServed(
  { urls, own }: Context,
  builds: BuildStore,
  remote: string,
  build: string,
): Promise<Candidate> {
  const candidate = await findBuild(builds, remote, build).catch(async (error: Error) => {
    if (builds === own || !(await findBuild(own, remote, build).catch(() => undefined)))
      throw error;
    throw new Error(
      `${error.message}\nIt lies in ${own.name}; what brings it there is: npm run registry -- publish ${remote} ${build} --to s3`,
    );
  });
  const { entry, integrity } = candidate.manifest;
  for (const url of urls) {
    const problem = await fileAtServer(url, entry, integrity);
    if (problem !== undefined)
      throw new NotFollowed(`${problem} Publish the build to where this server takes builds from.`);
  }
  return candidate;
}
