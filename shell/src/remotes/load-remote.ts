import type { ResolvedRemote } from '@sastre/shared-contracts/registry';
import {
  CONTRACT_VERSION,
  type CapabilityModule,
  type RemoteModule,
} from '@sastre/shared-contracts/shell';
import { UI_VERSION } from '@sastre/shared-ui/ui-version';
import type * as FederationRuntime from '@module-federation/enhanced/runtime';
import type { Clock } from '../services/clock.ts';
import { withTimeLimit } from '../services/time-limit.ts';
import { FileError } from './blame.ts';
import { ContractError } from './contract-error.ts';
import { missingHere } from './contract.rules.ts';
import { createGuardPlugin } from './guard.plugin.ts';
import type { RemoteFiles } from './remote-files.ts';
import { readRemotes } from './remote-registry.ts';
import { createSharePlugin } from './share.plugin.ts';
import { StallError, withStallLimit } from './stall-limit.ts';

export type Federation = Pick<
  typeof FederationRuntime,
  'registerRemotes' | 'loadRemote' | 'registerPlugins' | 'registerGlobalPlugins'
>;

/** What a remote's container can be asked for. */
interface Exposed {
  remote: RemoteModule;
  capabilities: CapabilityModule;
}

export interface RemoteLoader {
  load: (name: string) => Promise<RemoteModule>;
  /** A remote that has been loaded, at once. */
  loaded: (name: string) => RemoteModule | undefined;
  /** Loads all of it anew after a failure of any kind, by what the registry says now. */
  retry: (name: string) => Promise<RemoteModule>;
  /** What a remote offers to the pages of others. */
  loadCapabilities: (name: string) => Promise<CapabilityModule>;
  /** Loads that again after a failure, by what the registry says now. */
  retryCapabilities: (name: string) => Promise<CapabilityModule>;
  /** Loads ahead all that a remote has; a failure is left to the visit. */
  preload: (name: string) => void;
  /** Waits for what a remote loads by itself, as long as it comes. */
  whileComing: <T>(name: string, work: Promise<T>, what: string) => Promise<T>;
  namespaceOf: (name: string) => string;
}

/** What remotes get from this shell. */
const GIVEN = { contract: CONTRACT_VERSION, ui: UI_VERSION };

/** Another try does not wait longer for the registry; then the one at hand has to do. */
const REGISTRY_LIMIT_MS = 3_000;

/** The only place that knows federation. */
export function createRemoteLoader(options: {
  federation: Federation;
  remotes: readonly ResolvedRemote[];
  fetchRegistry: () => Promise<{ remotes: readonly unknown[] }>;
  files: RemoteFiles;
  clock: Pick<Clock, 'after' | 'now'>;
}): RemoteLoader {
  const { federation, clock, files } = options;
  const remotes = new Map(options.remotes.map((remote) => [remote.name, remote]));
  const failures = new Map<string, number>();
  const loads = new Map<string, Promise<Exposed[keyof Exposed]>>();
  const loaded = new Map<string, RemoteModule>();

  federation.registerGlobalPlugins([createSharePlugin(clock)]);
  federation.registerPlugins([
    createGuardPlugin((name) => {
      const remote = remotes.get(name);
      return remote && { integrity: remote.integrity, failures: failures.get(name) ?? 0 };
    }),
  ]);

  /** What is there of a remote is used no more: the next load takes another address, and so a container of its own. */
  function giveUp(name: string, exposed: keyof Exposed): void {
    loads.delete(`${name}/${exposed}`);
    if (exposed === 'remote') loaded.delete(name);
    failures.set(name, (failures.get(name) ?? 0) + 1);
    const remote = remotes.get(name);
    if (remote) files.drop(remote.entry);
  }

  function load<E extends keyof Exposed>(name: string, exposed: E): Promise<Exposed[E]> {
    const key = `${name}/${exposed}`;
    const known = loads.get(key);
    if (known !== undefined) return known as Promise<Exposed[E]>;
    const loading = fetchModule(name, exposed);
    loads.set(key, loading);
    loading.catch(() => {
      if (loads.get(key) === loading) giveUp(name, exposed);
    });
    return loading;
  }

  async function fetchModule<E extends keyof Exposed>(
    name: string,
    exposed: E,
  ): Promise<Exposed[E]> {
    const remote = remotes.get(name);
    if (remote === undefined) throw new Error(`${name} is not in the registry`);
    const { entry } = remote;
    const missing = missingHere(remote, GIVEN);
    if (missing !== undefined) throw new ContractError(name, missing);
    federation.registerRemotes([{ name, entry }], { force: failures.has(name) });
    const loading = federation.loadRemote<{ default?: unknown }>(`${name}/${exposed}`);
    const container = await whileComing(name, loading, `Loading ${name}`).catch(
      (error: unknown) => {
        throw error instanceof StallError ? error : new FileError(entry, error);
      },
    );
    return readModule(name, exposed, container);
  }

  async function whileComing<T>(name: string, work: Promise<T>, what: string): Promise<T> {
    const watch = files.watch(remotes.get(name)?.entry ?? '/');
    return withStallLimit(work, { watch, clock, what });
  }

  async function retry<E extends keyof Exposed>(name: string, exposed: E): Promise<Exposed[E]> {
    // What failed after it was loaded, a part of it or its drawing, is not healed by the same module.
    if (loads.has(`${name}/${exposed}`)) giveUp(name, exposed);
    const asking = withTimeLimit(options.fetchRegistry(), REGISTRY_LIMIT_MS, clock, 'The registry');
    const registry = await asking.catch(() => undefined);
    const fresh =
      registry && readRemotes(registry.remotes).remotes.find((remote) => remote.name === name);
    if (fresh) remotes.set(name, fresh);
    return load(name, exposed);
  }

  async function loadPages(name: string): Promise<RemoteModule> {
    const loading = load(name, 'remote');
    const module = await loading;
    // Unless it was given up meanwhile.
    if (loads.get(`${name}/remote`) === loading) loaded.set(name, module);
    return module;
  }

  return {
    load: loadPages,
    loaded: (name) => loaded.get(name),
    retry: (name) => retry(name, 'remote'),
    loadCapabilities: (name) => load(name, 'capabilities'),
    retryCapabilities: (name) => retry(name, 'capabilities'),
    preload: (name) => {
      void loadPages(name).catch(() => undefined);
      const offers = (remotes.get(name)?.capabilities ?? []).length > 0;
      if (offers) void load(name, 'capabilities').catch(() => undefined);
    },
    whileComing,
    namespaceOf: (name) => remotes.get(name)?.namespace ?? name,
  };
}

/** The parts of a module by what they must be. */
const SHAPES = { remote: 'pages', capabilities: 'capabilities' } as const;

function readModule<E extends keyof Exposed>(
  name: string,
  exposed: E,
  container: { default?: unknown } | null,
): Exposed[E] {
  const module = container?.default as Record<string, unknown> | null | undefined;
  if (typeof module !== 'object' || module === null || typeof module['contract'] !== 'string') {
    throw new Error(`${name} does not expose a remote`);
  }
  const { id, contract, loadMessages } = module;
  const missing = missingHere({ contract: module['contract'] }, GIVEN);
  if (missing !== undefined) throw new ContractError(name, missing);
  const parts = module[SHAPES[exposed]];
  if (
    id !== name ||
    typeof parts !== 'object' ||
    parts === null ||
    typeof loadMessages !== 'function'
  ) {
    throw new Error(`${name} does not expose a complete remote`);
  }
  return { id, contract, [SHAPES[exposed]]: parts, loadMessages } as unknown as Exposed[E];
}
