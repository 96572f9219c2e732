import { resolvedRemoteSchema } from '@sastre/shared-contracts/registry';
import type { Taken } from '../generator/new-remote.rules.ts';
import { askServer } from '../registry/ask-registry.ts';

/** What lives in a product that runs, for a new remote must not claim it. */
export async function readTakenFrom(shell: string): Promise<Taken> {
  const served = await askServer(new URL(shell).origin);
  const remotes = served.remotes.flatMap((one) => resolvedRemoteSchema.safeParse(one).data ?? []);
  const pages = remotes.flatMap((remote) => remote.pages);
  return {
    names: remotes.map(({ name }) => name),
    // They are of machines where somebody edits.
    ports: [],
    paths: pages.map(({ path }) => path),
    namespaces: remotes.map(({ namespace }) => namespace),
    orders: pages.flatMap(({ card }) => card?.order ?? []),
  };
}
