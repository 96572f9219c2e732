import type { AnalyticsRecord } from './analytics.ts';
import { report } from './report.ts';

/** A PostHog that takes events in, as the boot data names it. */
export interface AnalyticsTarget {
  host: string;
  key: string;
}
export type SendRecord = (record: AnalyticsRecord) => void;

export interface SenderOptions {
  target: AnalyticsTarget | null | undefined;
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  /** Fetches the library; called with the first event only. */
  load: () => Promise<{ openPosthog: (target: AnalyticsTarget) => SendRecord }>;
}

/** Sends events on. Undefined, with nothing to be loaded ever, where no target is configured or the visitor wants no tracking. */
export function createAnalyticsSender({
  target,
  navigator,
  load,
}: SenderOptions): SendRecord | undefined {
  if (!target || refusesTracking(navigator)) return undefined;
  let opened: Promise<SendRecord | undefined> | undefined;
  return (record) => {
    opened ??= load().then(
      ({ openPosthog }) => openPosthog(target),
      (error: unknown) => void report(error),
    );
    // In the order of the events, as each waits for the same promise.
    void opened.then((send) => send?.(record)).catch(report);
  };
}

function refusesTracking({
  doNotTrack,
  globalPrivacyControl,
}: SenderOptions['navigator']): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
