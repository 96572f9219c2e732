import {
  areaOf,
  buildPath,
  claimProblems,
  findBuild,
  fitProblems,
  type LiveShell,
} from '@sastre/registry';
import { registryEntrySchema } from '@sastre/shared-contracts/registry';
import { liveShell } from '../../build/publish/promote-local.ts';
import { askServer } from '../ask-registry.ts';
import { fileAtServer } from '../ask-server.ts';
import type { Context } from '../context.ts';

/**
 * Says of builds whether all their files are there and unchanged, fit the live shell, claim nothing of others and reach a
 * browser: of one, or of all that is live. Throws when one does not.
 */
export async function runVerify(
  context: Context,
  remote: string | undefined,
  build: string | undefined,
): Promise<void> {
  const { store, urls, own, say } = context;
  const registry = await store.read();
  const [url] = urls;
  const shell =
    (url === undefined ? undefined : (await askServer(url)).shell) ?? (await liveShell(own));
  const entries = registry.remotes.flatMap((raw) => registryEntrySchema.safeParse(raw).data ?? []);
  const live = entries
    .filter(({ name }) => remote === undefined || areaOf(name) === areaOf(remote))
    .flatMap(({ name, active, canary }) =>
      [active, canary?.build].flatMap((one) => (one ? [{ remote: name, build: one }] : [])),
    );
  const asked = remote !== undefined && build !== undefined ? [{ remote, build }] : live;
  if (asked.length === 0) throw new Error('There is nothing live to verify.');
  let wrong = 0;
  for (const one of asked) {
    const problems = await problemsOf(context, one, shell, registry.remotes);
    if (problems.length === 0) say(`good  ${one.remote} ${one.build}`);
    else say([`bad   ${one.remote} ${one.build}`, ...problems].join('\n        '));
    wrong += problems.length > 0 ? 1 : 0;
  }
  if (wrong > 0) throw new Error(`${wrong} of ${asked.length} builds must not be live.`);
}

async function problemsOf(
  { builds, urls }: Context,
  { remote, build }: { remote: string; build: string },
  shell: LiveShell,
  others: readonly unknown[],
): Promise<string[]> {
  const found = await findBuild(builds, remote, build).catch((error: Error) => error);
  if (found instanceof Error) return found.message.split('\n');
  const { manifest } = found;
  const files = { ...manifest.files, 'remoteEntry.js': manifest.integrity };
  const folder = buildPath(areaOf(manifest.name), manifest.build);
  const served = urls.flatMap((url) =>
    Object.entries(files)
      // What stands beside the scripts for people is served to nobody.
      .filter(([file]) => /\.(js|css|mjs|json|woff2|svg|png)$/.test(file))
      .map(([file, integrity]) => fileAtServer(url, `/${folder}/${file}`, integrity)),
  );
  return [
    ...fitProblems(found, shell),
    ...claimProblems(manifest, others),
    ...(await Promise.all(served)).filter((problem) => problem !== undefined),
  ];
}
