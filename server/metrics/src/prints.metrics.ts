import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface PrintCounter {
  /** Counts what `print` does: that it is open, how long it took, and how it ended. Answers and throws what it does. */
  follow<T>(print: () => Promise<T>): Promise<T>;
}

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 15];

/** Counts PDFs by how they ended: `ok`, or the code of what stopped them. */
export function countPrints(registry: Registry): PrintCounter {
  const registers = [registry];
  const total = new Counter({
    name: 'sastre_prints_total',
    help: 'PDFs by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'sastre_print_duration_seconds',
    help: 'From the call to the PDF, waiting included.',
    buckets: SECONDS,
    registers,
  });
  const open = new Gauge({
    name: 'sastre_prints_open',
    help: 'PDFs that are waiting or being printed.',
    registers,
  });
  return {
    async follow(print) {
      open.inc();
      const from = performance.now();
      try {
        const printed = await print();
        total.inc({ outcome: 'ok' });
        return printed;
      } catch (error) {
        const { code } = error as { code?: unknown };
        total.inc({ outcome: typeof code === 'string' ? code : 'failed' });
        throw error;
      } finally {
        open.dec();
        duration.observe((performance.now() - from) / 1_000);
      }
    },
  };
}
