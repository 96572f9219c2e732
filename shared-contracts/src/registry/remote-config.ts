import type { Language } from '../api/constants.ts';

/** What `remote.config.ts` declares; the build emits `remote.json` from it. */
export interface RemoteConfig {
  team: string;
  pages: RemoteConfigPage[];
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
