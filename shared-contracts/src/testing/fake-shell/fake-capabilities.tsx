import { act } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { CAPABILITIES } from '../../registry/capability-names.ts';
import type {
  Capabilities,
  Capability,
  CapabilityName,
  CapabilityState,
} from '../../shell/capabilities.ts';
import { createStore, type Store } from './store.ts';

/** What another remote offers, as a test has it. */
export interface FakeCapability<N extends CapabilityName> {
  /** It gets this far from now on. */
  become: (state: CapabilityState) => void;
  /** What the part was given last; undefined while none is shown. */
  given: () => Capabilities[N] | undefined;
  /** How often somebody asked to load it again. */
  retries: () => number;
}
export type FakeCapabilities = { readonly [N in CapabilityName]: FakeCapability<N> };
type Held<N extends CapabilityName> = FakeCapability<N> & {
  use: (wanted: boolean) => Capability<N>;
};

/** Every capability; nobody offers one unless `states` says otherwise. One that is `idle` is loading once it is wanted. */
export function createFakeCapabilities(
  states: Partial<Record<CapabilityName, CapabilityState>> = {},
): {
  all: FakeCapabilities;
  use: <N extends CapabilityName>(name: N, wanted: boolean) => Capability<N>;
} {
  const held = Object.fromEntries(
    CAPABILITIES.map((name) => [name, hold(createStore(states[name] ?? 'absent'))]),
  ) as unknown as { readonly [N in CapabilityName]: Held<N> };
  return { all: held, use: (name, wanted) => held[name].use(wanted) };
}

function hold<N extends CapabilityName>(state: Store<CapabilityState>): Held<N> {
  let given: Capabilities[N] | undefined;
  let retries = 0;
  /** Draws nothing that a user could see, but a place where it is. */
  function Part(props: Capabilities[N]) {
    const isReady = useSyncExternalStore(state.subscribe, state.get) === 'ready';
    useEffect(() => {
      given = isReady ? props : undefined;
      return () => {
        given = undefined;
      };
    });
    return isReady ? <div data-capability="" /> : null;
  }
  return {
    become: (next) => act(() => state.set(next)),
    given: () => given,
    retries: () => retries,
    use: (wanted) => {
      const current = useSyncExternalStore(state.subscribe, state.get);
      useEffect(() => {
        if (wanted && current === 'idle') state.set('loading');
      }, [wanted, current]);
      const retry = () => {
        retries += 1;
        state.set('loading');
      };
      return { state: current, Part, retry };
    },
  };
}
