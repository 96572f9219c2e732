import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the loader knows about an entry script before it is fetched. */
export interface EntryFacts {
  integrity: string;
  /** Loads that failed so far: a new address gets past a request that hangs and past a cached failure. */
  failures: number;
}

/** The runtime's own limit; the loader says by itself when it waits in vain. */
const NO_LIMIT_MS = 600_000;

/** Puts integrity and a fresh address on the entry scripts of remotes. */
export function createGuardPlugin(
  factsOf: (remote: string) => EntryFacts | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'sastre-guard',
    createScript: ({ url, remoteInfo }) => {
      const facts = factsOf(remoteInfo?.name ?? '');
      if (facts === undefined) return undefined;
      const script = document.createElement('script');
      script.src =
        facts.failures > 0 ? `${url}${url.includes('?') ? '&' : '?'}retry=${facts.failures}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (facts.integrity !== '') script.integrity = facts.integrity;
      return { script, timeout: NO_LIMIT_MS };
    },
  };
}
