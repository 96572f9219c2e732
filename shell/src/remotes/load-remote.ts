import type { ResolvedRemote } from '@sastre/shared-contracts/registry';
import { CONTRACT_VERSION, type RemoteModule } from '@sastre/shared-contracts/shell';
import type * as FederationRuntime from '@module-federation/enhanced/runtime';
import type { Clock } from '../services/clock.ts';
import { withTimeLimit } from '../services/time-limit.ts';
import { satisfiesContract } from './contract.rules.ts';
import { createGuardPlugin, REMOTE_TIME_LIMIT_MS } from './guard.plugin.ts';
import { readRemotes } from './remote-registry.ts';

export type Federation = Pick<
  typeof FederationRuntime,
  'registerRemotes' | 'loadRemote' | 'registerPlugins'
>;

/** The remote speaks another contract than this shell: trying again needs another build. */
export class ContractError extends Error {
  constructor(remote: string, contract: string) {
    super(`${remote} needs shell contract ${contract}, this shell speaks ${CONTRACT_VERSION}`);
    this.name = 'ContractError';
  }
}

export interface RemoteLoader {
  load: (name: string) => Promise<RemoteModule>;
  /** Loads again after a failure, by what the registry says now. */
  retry: (name: string) => Promise<RemoteModule>;
  /** Loads ahead; a failure is left to the visit. */
  preload: (name: string) => void;
  namespaceOf: (name: string) => string;
}

/** The only place that knows federation. */
export function createRemoteLoader(options: {
  federation: Federation;
  remotes: readonly ResolvedRemote[];
  fetchRegistry: () => Promise<{ remotes: readonly unknown[] }>;
  clock: Pick<Clock, 'after'>;
}): RemoteLoader {
  const { federation, clock } = options;
  const remotes = new Map(options.remotes.map((remote) => [remote.name, remote]));
  const failures = new Map<string, number>();
  const loads = new Map<string, Promise<RemoteModule>>();

  federation.registerPlugins([
    createGuardPlugin((name) => {
      const remote = remotes.get(name);
      return remote && { integrity: remote.integrity, failures: failures.get(name) ?? 0 };
    }),
  ]);

  function load(name: string): Promise<RemoteModule> {
    const known = loads.get(name);
    if (known !== undefined) return known;
    const loading = fetchModule(name).catch((error: unknown) => {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      loads.delete(name);
      throw error;
    });
    loads.set(name, loading);
    return loading;
  }

  async function fetchModule(name: string): Promise<RemoteModule> {
    const remote = remotes.get(name);
    if (remote === undefined) throw new Error(`${name} is not in the registry`);
    if (!satisfiesContract(remote.contract, CONTRACT_VERSION))
      throw new ContractError(name, remote.contract);
    federation.registerRemotes([{ name, entry: remote.entry }], { force: failures.has(name) });
    const loading = federation.loadRemote<{ default?: unknown }>(`${name}/remote`);
    return readModule(
      name,
      await withTimeLimit(loading, REMOTE_TIME_LIMIT_MS, clock, `Loading ${name}`),
    );
  }

  async function retry(name: string): Promise<RemoteModule> {
    if (!loads.has(name)) {
      const registry = await options.fetchRegistry().catch(() => undefined);
      const fresh =
        registry && readRemotes(registry.remotes).remotes.find((remote) => remote.name === name);
      if (fresh) remotes.set(name, fresh);
    }
    return load(name);
  }

  return {
    load,
    retry,
    preload: (name) => void load(name).catch(() => undefined),
    namespaceOf: (name) => remotes.get(name)?.namespace ?? name,
  };
}

function readModule(name: string, container: { default?: unknown } | null): RemoteModule {
  const module = container?.default as Partial<RemoteModule> | null | undefined;
  if (typeof module !== 'object' || module === null || typeof module.contract !== 'string') {
    throw new Error(`${name} does not expose a remote`);
  }
  if (!satisfiesContract(module.contract, CONTRACT_VERSION))
    throw new ContractError(name, module.contract);
  const { id, contract, pages, loadMessages } = module;
  if (
    id !== name ||
    typeof pages !== 'object' ||
    pages === null ||
    typeof loadMessages !== 'function'
  ) {
    throw new Error(`${name} does not expose a complete remote`);
  }
  return { id, contract, pages, loadMessages };
}
