import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** Where use of the product is reported to. */
export interface AnalyticsSettings {
  /** An origin. */
  host: string;
  /** The project's key; browsers get to see it. */
  key: string;
}

/** Without the key nothing is reported. */
export const ANALYTICS_GROUP: SettingGroup = { name: 'POSTHOG', needed: ['POSTHOG_KEY'] };

/** Analytics as configured; undefined: nothing is loaded and nothing leaves the page. */
export function readAnalytics({
  POSTHOG_KEY: key,
  POSTHOG_HOST: host = 'https://eu.i.posthog.com',
}: SettingValues): AnalyticsSettings | undefined {
  return key === undefined ? undefined : { host, key };
}
