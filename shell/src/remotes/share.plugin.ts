import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Clock } from '../services/clock.ts';

type ResolveShare = NonNullable<ModuleFederationRuntimePlugin['resolveShare']>;
type Shared = NonNullable<ReturnType<Parameters<ResolveShare>[0]['resolver']>>['shared'];
type Asking = Parameters<ResolveShare>[0]['shareInfo'];

/** How long one waits for the copy of another remote before one takes one's own. */
const OTHERS_LIMIT_MS = 3_000;

/**
 * What remotes share among themselves (xstate) is loaded by the first who needs it. Without this, its failure would be
 * everybody's, for good: the runtime keeps the promise that was rejected, or hangs. Now whoever begins takes a copy of their
 * own, and who waits in vain for that of another one, or of an earlier try, takes theirs.
 */
export function createSharePlugin(clock: Pick<Clock, 'after'>): ModuleFederationRuntimePlugin {
  return {
    name: 'sastre-shares',
    resolveShare: (args) => {
      const { resolver, shareInfo } = args;
      if (shareInfo.shareConfig?.singleton) return args;
      args.resolver = () => {
        const found = resolver();
        if (found === undefined || found.shared.loaded || found.shared.lib) return found;
        return { ...found, shared: ownInNeed(found.shared, shareInfo, clock) };
      };
      return args;
    },
  };
}

function ownInNeed(shared: Shared, asking: Asking, clock: Pick<Clock, 'after'>): Shared {
  if (!shared.loading) {
    shared.get = asking.get;
    return shared;
  }
  const others = Promise.resolve(shared.loading);
  const own = inVain(others, clock).then(async () => {
    const factory = await asking.get();
    Object.assign(shared, { lib: factory, loaded: true });
    return factory;
  });
  const loading = Promise.any([others, own]).catch((both: AggregateError) => {
    throw both.errors.at(-1);
  });
  return { ...shared, loading };
}

/** Comes true when something failed or took too long; never when it came. */
function inVain(work: Promise<unknown>, clock: Pick<Clock, 'after'>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(OTHERS_LIMIT_MS, resolve);
    work.then(cancel, () => {
      cancel();
      resolve();
    });
  });
}
