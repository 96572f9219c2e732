import type { AnalyticsEventName, AnalyticsEvents } from '@sastre/shared-contracts/events';
import { report } from './report.ts';

export interface AnalyticsRecord<N extends AnalyticsEventName = AnalyticsEventName> {
  name: N;
  properties: AnalyticsEvents[N];
}

export interface Analytics {
  track: <N extends AnalyticsEventName>(name: N, properties: AnalyticsEvents[N]) => void;
  /** The last events, oldest first. */
  recent: () => readonly AnalyticsRecord[];
  /** Returns the release. */
  listen: (listener: (record: AnalyticsRecord) => void) => () => void;
}

const KEPT = 100;

/** Without `send` nothing leaves the page. What a listener or the network does wrong never reaches the caller. */
export function createAnalytics(
  options: { send?: (record: AnalyticsRecord) => void } = {},
): Analytics {
  const records: AnalyticsRecord[] = [];
  const listeners = new Set<(record: AnalyticsRecord) => void>();
  if (options.send) listeners.add(options.send);
  return {
    track: (name, properties) => {
      const record: AnalyticsRecord = { name, properties };
      records.push(record);
      if (records.length > KEPT) records.shift();
      for (const listener of listeners) {
        try {
          listener(record);
        } catch (error) {
          report(error);
        }
      }
    },
    recent: () => records,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
