import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import {
  openBench,
  openSharedThreads,
  startTemporaryPostgres,
  type TailoringBench,
  type TemporaryPostgres,
} from './tailoring-bench.ts';

/** A bench on a fresh database for each test of the file that calls this at its top; ask for it inside of a test. */
export function benchForEachTest(): () => TailoringBench {
  let postgres: TemporaryPostgres;
  let bench: TailoringBench;
  const threads = openSharedThreads();
  beforeAll(async () => {
    postgres = await startTemporaryPostgres();
  });
  afterAll(async () => {
    await threads.stop();
    await postgres.stop();
  });
  beforeEach(async () => {
    bench = await openBench(postgres, threads);
  });
  afterEach(async () => bench.end());
  return () => bench;
}
