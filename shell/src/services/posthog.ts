import { PostHog } from 'posthog-js-lite';
import type { AnalyticsTarget, SendRecord } from './analytics-sender.ts';

/** Beside an event's own properties only these leave the page: no address with ids, no referrer, no device. */
const KEPT = ['$lib', '$lib_version', '$insert_id', '$process_person_profile', '$geoip_disable'];

/** An event that is on its way outlives the page. */
class LastingPostHog extends PostHog {
  override fetch(...[url, options]: Parameters<PostHog['fetch']>): ReturnType<PostHog['fetch']> {
    return globalThis.fetch(url, { ...options, keepalive: true });
  }
}

/** Opens the library without anything of its own will: no cookies or storage, autocapture, page views, flags or people. */
export function openPosthog({ host, key }: AnalyticsTarget): SendRecord {
  let own: readonly string[] = [];
  const posthog = new LastingPostHog(key, {
    host,
    persistence: 'memory',
    autocapture: false,
    captureHistoryEvents: false,
    preloadFeatureFlags: false,
    disableRemoteFeatureFlags: true,
    sendFeatureFlagEvent: false,
    disableSurveys: true,
    disableGeoip: true,
    disableCompression: true,
    personProfiles: 'never',
    flushAt: 1,
    fetchRetryCount: 1,
    before_send: (event) => ({
      ...event,
      properties: Object.fromEntries(
        Object.entries(event.properties ?? {}).filter(
          ([name]) => own.includes(name) || KEPT.includes(name),
        ),
      ),
    }),
  });
  return ({ name, properties }) => {
    own = Object.keys(properties);
    posthog.capture(name, { ...properties });
  };
}
