import * as z from 'zod/mini';
import { flag, whole } from './setting-types.ts';
import { setting } from './setting.ts';

/** How whoever runs the site sees what happens. */
export const observingSettings = {
  METRICS_PORT: setting(
    whole(1, 65_535),
    null,
    'Port of its own, on HOST, for /metrics (Prometheus) and /health/live, of the server and of a worker alike; nobody outside shall reach it',
    'none',
  ),
  METRICS_TOKEN: setting(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9._~+/=-]{16,}$/, 'Use at least 16 letters, digits, . _ ~ + / = -'),
      ),
    null,
    'Bearer token for /metrics: with it they are served on PORT, too, and on METRICS_PORT to nobody else',
    'none: no /metrics on PORT',
  ),
  REMOTE_REPORTS: setting(
    flag(),
    'true',
    'Browsers tell how often builds of remotes were loaded, failed and broke, and how fast pages were, by steps; nothing about the person. false: nothing is sent, and no canary is ended by itself',
  ),
} as const;
