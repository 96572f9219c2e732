import {
  NamespaceProvider,
  type Capabilities,
  type Capability,
  type CapabilityName,
  type CapabilityState,
  type ShellImplementation,
} from '@sastre/shared-contracts/shell';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import { report } from '../services/report.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { RemoteLoader } from './load-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface Held<N extends CapabilityName> {
  state: CapabilityState;
  /** The remote's own part, once it is there. */
  Own?: ComponentType<Capabilities[N]>;
  namespace?: string;
}

/** What a store is made with. `offered`: the remote of each capability that somebody offers. */
export interface CapabilityOptions {
  offered: ReadonlyMap<string, string>;
  loader: Pick<
    RemoteLoader,
    'loadCapabilities' | 'retryCapabilities' | 'namespaceOf' | 'whileComing'
  >;
  i18n: Pick<I18n, 'addNamespace'>;
  telemetry: Pick<Telemetry, 'tell'>;
}

/** Capabilities as pages ask for them. Each is loaded once, when the first wants it; what fails, fails for all. */
export function createCapabilities(
  options: CapabilityOptions,
): ShellImplementation['useCapability'] {
  const used = new Map<CapabilityName, unknown>();
  return <N extends CapabilityName>(name: N, wanted: boolean): Capability<N> => {
    const capability = (used.get(name) as OneCapability<N>) ?? createCapability(name, options);
    used.set(name, capability);
    return capability.use(wanted);
  };
}

interface OneCapability<N extends CapabilityName> {
  use: (wanted: boolean) => Capability<N>;
}

function createCapability<N extends CapabilityName>(
  name: N,
  { offered, loader, i18n, telemetry }: CapabilityOptions,
): OneCapability<N> {
  const remote = offered.get(name);
  const listeners = new Set<() => void>();
  let held: Held<N> = { state: remote === undefined ? 'absent' : 'idle' };
  const become = (next: Held<N>) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    report(error);
    become({ state: 'failed' });
  };
  const broke = (error: unknown) => {
    if (remote !== undefined) telemetry.tell('error', remote);
    fail(error);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => held;

  async function load(owner: string, again: boolean): Promise<Held<N>> {
    const { capabilities, loadMessages } = await (again
      ? loader.retryCapabilities(owner)
      : loader.loadCapabilities(owner));
    const Own = capabilities[name];
    if (Own === undefined) throw new Error(`${owner} does not offer ${name}`);
    const namespace = loader.namespaceOf(owner);
    const texts = i18n.addNamespace(namespace, loadMessages);
    await loader.whileComing(owner, texts, `The texts of ${owner}`);
    return { state: 'ready', Own, namespace };
  }
  const ask = (again: boolean) => {
    const expected = again ? 'failed' : 'idle';
    if (remote === undefined || held.state !== expected) return;
    become({ state: 'loading' });
    telemetry.tell('visit', remote);
    load(remote, again).then(become, (error: unknown) => {
      telemetry.tell('failure', remote);
      fail(error);
    });
  };
  const retry = () => ask(true);

  function Part(props: Capabilities[N]) {
    const { Own, namespace = '' } = useSyncExternalStore(subscribe, get);
    if (Own === undefined) return null;
    return (
      <RemoteBoundary failure={() => null} onFailure={broke}>
        <NamespaceProvider value={namespace}>
          <Own {...props} />
        </NamespaceProvider>
      </RemoteBoundary>
    );
  }
  return {
    use: (wanted) => {
      const { state } = useSyncExternalStore(subscribe, get);
      useEffect(() => {
        if (wanted) ask(false);
      }, [wanted]);
      return { state, Part, retry };
    },
  };
}
