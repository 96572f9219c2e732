import type { ComponentType } from 'react';
import type { Language } from '../api/index.ts';
import type { CapabilityParts } from './capabilities.ts';
import { CONTRACT_VERSION } from './contract-version.ts';

/** Messages of one remote in one language: flat or nested texts, `{{name}}` for values. */
export type Messages = { readonly [key: string]: string | Messages };

/** What a remote exposes as `./remote` (default export). */
export interface RemoteModule {
  /** The remote's name, as in the registry. */
  id: string;
  /** `CONTRACT_VERSION` it was built against. */
  contract: string;
  /** Pages by the ids of remote.config.ts. */
  pages: Record<string, ComponentType>;
  /** Loads one language; called lazily. */
  loadMessages: (language: Language) => Promise<Messages>;
}

/** What a remote that offers capabilities exposes as `./capabilities` (default export), apart from its pages. */
export interface CapabilityModule extends Pick<RemoteModule, 'id' | 'contract' | 'loadMessages'> {
  /** Parts by the names of remote.config.ts. */
  capabilities: CapabilityParts;
}

/** Marks a module as a remote of this contract. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { ...remote, contract: CONTRACT_VERSION };
}

/** Marks a module as what a remote offers to the pages of others. */
export function defineCapabilities(module: Omit<CapabilityModule, 'contract'>): CapabilityModule {
  return { ...module, contract: CONTRACT_VERSION };
}
