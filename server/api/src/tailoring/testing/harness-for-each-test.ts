import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { hook } from '@sastre/shared-testing/node';
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
  beforeAll(
    ...hook(async (waitFor) => {
      postgres = await waitFor('databases', open());
    }),
  );
  afterAll(
    ...hook(async (waitFor) => {
      await waitFor('the end of the threads', threads.stop());
      await waitFor('the end of the databases', postgres.stop());
    }),
  );
  beforeEach(
    ...hook(async (waitFor) => {
      harness = await waitFor('the harness', openHarness(postgres, threads));
    }),
  );
  afterEach(...hook(async (waitFor) => waitFor('the end of the harness', harness.end())));
  return () => harness;
}
