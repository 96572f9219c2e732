import type { SettingValues } from './settings.ts';

/** Who may read the metrics, and where. */
export interface MetricsSettings {
  /** A port of their own. */
  port?: number;
  /** Whoever has it may read them. */
  token?: string;
}

/** Where metrics are served; empty: nowhere. */
export function readMetrics({
  METRICS_PORT: port,
  METRICS_TOKEN: token,
}: SettingValues): MetricsSettings {
  return { ...(port === undefined ? {} : { port }), ...(token === undefined ? {} : { token }) };
}
