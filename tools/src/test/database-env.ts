import { initialisedSeed } from '@sastre/postgres/testing';

/** A database that sites copy before they start it, as the journeys read it; where there is none, each makes its own. */
export async function databaseEnv(): Promise<Record<string, string>> {
  const seed = await initialisedSeed().catch(() => undefined);
  return seed === undefined ? {} : { E2E_DATABASE: seed };
}
