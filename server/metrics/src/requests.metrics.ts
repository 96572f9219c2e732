import { Counter, Histogram, type Registry } from 'prom-client';

/** An answered request. */
export interface AnsweredRequest {
  method: string;
  /** The route's pattern, never a path. */
  route: string;
  status: number;
  seconds: number;
}

export interface RequestCounter {
  count(request: AnsweredRequest): void;
}

/** Around what is promised: a save within 150 ms, a document within 300, a PDF within some seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 1, 3, 10];

/** Counts requests by route and status, and how long each route takes. */
export function countRequests(registry: Registry): RequestCounter {
  const total = new Counter({
    name: 'sastre_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'sastre_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    count({ method, route, status, seconds }) {
      total.inc({ method, route, status });
      duration.observe({ method, route }, seconds);
    },
  };
}
