import { Counter, type Registry } from 'prom-client';

export interface SecurityCounter {
  /** Counts an event of the security log. */
  count(event: string): void;
}

/** Counts what happens to accounts, by event alone. */
export function countSecurity(registry: Registry): SecurityCounter {
  const total = new Counter({
    name: 'sastre_security_events_total',
    help: 'Events of the security log.',
    labelNames: ['event'],
    registers: [registry],
  });
  return { count: (event) => total.inc({ event }) };
}
