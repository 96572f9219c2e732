import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import {
  openBench,
  openSharedThreads,
  openTestDatabases,
  type TailoringBench,
  type TestDatabases,
} from './tailoring-bench.ts';

/** A bench on a fresh database for each test of the file that calls this at its top; ask for it inside of a test. */
export function benchForEachTest(open = openTestDatabases): () => TailoringBench {
  let postgres: TestDatabases;
  let bench: TailoringBench;
  const threads = openSharedThreads();
  beforeAll(async () => {
    postgres = await open();
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
