import { resolve } from 'node:path';
import {
  areaOf,
  findBuild,
  folderBuilds,
  listBuilds,
  namedBuilds,
  publishBuild,
  publishShellAssets,
  type BuildStore,
} from '@sastre/registry';
import { findRemotes } from '../../workspace.ts';
import type { Context } from '../context.ts';

/**
 * Brings the newest build of a remote (or the one that is named), the shell's assets, or all of it to where nodes look: of
 * each remote the newest build, and of those that are live or may come back what the build folder has.
 */
export async function runPublish(
  context: Context,
  what: string,
  build: string | undefined,
  to: string | undefined,
): Promise<void> {
  const { own, say, store } = context;
  const target = targetOf(context, to);
  const remotes = what === 'all' ? findRemotes().map(({ area }) => area) : [areaOf(what)];
  const named = what === 'all' ? namedBuilds(await store.read()) : new Set<string>();
  for (const area of what === 'shell' ? [] : remotes) {
    const there = await listBuilds(own, area);
    const newest = build ?? there[0];
    if (newest === undefined)
      throw new Error(
        `There is no build of mfe-${area} in ${own.name}: npm run build -- mfe-${area} --no-promote makes one.`,
      );
    const more = there.filter((one) => one !== newest && named.has(one));
    for (const one of [newest, ...more]) {
      const { manifest } = await findBuild(own, area, one);
      const files = await publishBuild(own, target, manifest);
      const came = files === 0 ? 'is there already, whole' : `${files} files`;
      say(`${manifest.name} ${manifest.build} in ${target.name}: ${came}.`);
    }
  }
  if (what === 'shell' || what === 'all') {
    const files = await publishShellAssets(own, target);
    say(`The shell’s assets in ${target.name}: ${files === 0 ? 'all there' : `${files} files`}.`);
  }
}

function targetOf({ bucket }: Context, to: string | undefined): BuildStore {
  if (to !== undefined && to !== 's3') return folderBuilds(resolve(to));
  if (bucket !== undefined) return bucket;
  throw new Error(
    to === 's3'
      ? 'There is no bucket: set BUILDS_S3_ENDPOINT and what belongs to it.'
      : 'Name where nodes take builds from: --to <folder>, or BUILDS_S3_ENDPOINT and what belongs to it for a bucket.',
  );
}
