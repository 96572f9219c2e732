import { userKey, type Boot } from '@sastre/shared-contracts/registry';
import type { LiveRegistry } from '../remotes/fetch-registry.ts';
import type { Clock } from '../services/clock.ts';
import { withTimeLimit } from '../services/time-limit.ts';

type Registry = Boot['registry'];

/** Longer than this nobody waits for the builds that they have elsewhere. */
const TIME_LIMIT_MS = 3_000;

/**
 * The registry as the user has it on all devices. The document's is chosen for this browser as long as the server does not
 * know who they are; while builds are split by a canary, it is told so once, by a call with their token.
 */
export async function registryOfUser(
  registry: Registry,
  given: {
    subject: string;
    fetchRegistry: () => Promise<LiveRegistry>;
    clock: Pick<Clock, 'after'>;
  },
): Promise<Registry> {
  const { subject, fetchRegistry, clock } = given;
  if (registry.visitor === undefined || registry.visitor === userKey(subject)) return registry;
  return withTimeLimit(fetchRegistry(), TIME_LIMIT_MS, clock, 'The registry of the user').then(
    (own) => ({ ...registry, ...own, visitor: userKey(subject) }),
    () => registry,
  );
}
