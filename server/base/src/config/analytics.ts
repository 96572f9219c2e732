import type { SettingName, SettingValues } from './settings.ts';

/** Where use of the product is reported to. */
export interface AnalyticsSettings {
  /** An origin. */
  host: string;
  /** The project's key; browsers get to see it. */
  key: string;
}

/** The variables that a half configuration lacks; `given` are the names that are set. */
export function missingForAnalytics(given: readonly string[]): SettingName[] {
  const isHalf = given.includes('POSTHOG_HOST') && !given.includes('POSTHOG_KEY');
  return isHalf ? ['POSTHOG_KEY'] : [];
}

/** Analytics as configured; undefined: nothing is loaded and nothing leaves the page. */
export function readAnalytics({
  POSTHOG_KEY: key,
  POSTHOG_HOST: host = 'https://eu.i.posthog.com',
}: SettingValues): AnalyticsSettings | undefined {
  return key === undefined ? undefined : { host, key };
}
