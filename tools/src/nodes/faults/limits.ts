import { once } from '../people/ask.ts';
import { signUp } from '../people/sign-up.ts';
import { countedAlone, type Verdict } from '../judge.rules.ts';
import type { Nodes } from '../topology/start-nodes.ts';

/** As shipped: uploads of a user in a minute. */
const LIMIT = 60;

/**
 * One person asks both servers at once, past the proxy, for twice what is allowed. A call that the database has no answer for
 * in time, as on a machine that is busy elsewhere, its server counts alone: as many more may be let through, and are told.
 */
export async function judgeLimits({
  url,
  servers,
}: Pick<Nodes, 'url' | 'servers'>): Promise<Verdict> {
  const person = await signUp(url, 'hasty');
  const headers = await person.headers();
  const began = performance.now();
  const since = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 2 * LIMIT }, async (_, at) =>
      // Nothing is sent, so that nothing is stored; it counts all the same.
      once(`${servers[at % servers.length]?.url}/api/user/me/picture`, { method: 'POST', headers }),
    ),
  );
  const admitted = answers.filter(({ status }) => status === 415).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  // Slower than a minute, a second window begins.
  const isOneWindow = performance.now() - began < 60_000;
  const alone = servers.reduce((sum, { log }) => sum + countedAlone(log(), since), 0);
  const isKept = admitted >= LIMIT && admitted <= LIMIT + alone;
  return {
    says: 'limits count over both servers',
    holds: isOneWindow && isKept && admitted + refused === answers.length,
    found: `${admitted} of ${answers.length} admitted (limit ${LIMIT}, ${alone} counted alone)`,
  };
}
