import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import {
  openHarness,
  openSharedThreads,
  openTestDatabases,
  type TailoringHarness,
  type TestDatabases,
} from './tailoring-harness.ts';

/** A harness on a fresh database for each test of the file that calls this at its top; ask for it inside of a test. */
export function harnessForEachTest(open = openTestDatabases): () => TailoringHarness {
  let postgres: TestDatabases;
  let harness: TailoringHarness;
  const threads = openSharedThreads();
  beforeAll(async () => {
    postgres = await open();
  });
  afterAll(async () => {
    await threads.stop();
    await postgres.stop();
  });
  beforeEach(async () => {
    harness = await openHarness(postgres, threads);
  });
  afterEach(async () => harness.end());
  return () => harness;
}
