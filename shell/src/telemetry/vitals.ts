import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Telemetry } from './telemetry.ts';

/** Measures the page from its beginning; what is told is rounded to steps. */
export function watchVitals(telemetry: Pick<Telemetry, 'vital'>): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => telemetry.vital(name, value));
}
