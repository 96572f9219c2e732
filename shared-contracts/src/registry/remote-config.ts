import type { Language } from '../api/constants.ts';
import type { CapabilityName } from './capability-names.ts';

/** What `remote.config.ts` declares; the build emits `remote.json` from it. */
export interface RemoteConfig {
  team: string;
  pages: RemoteConfigPage[];
  /** What `src/capabilities.ts` offers to the pages of other remotes. */
  capabilities?: CapabilityName[];
}
export interface RemoteConfigPage {
  id: string;
  path: string;
  auth?: boolean;
  card?: {
    order: number;
    icon: string;
    title: Record<Language, string>;
    text: Record<Language, string>;
  };
}
/** Types a `remote.config.ts`. */
export function defineRemoteConfig(config: RemoteConfig): RemoteConfig {
  return config;
}
