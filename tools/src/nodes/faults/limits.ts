import { once } from '../people/ask.ts';
import { signUp } from '../people/sign-up.ts';
import type { Verdict } from '../judge.rules.ts';
import type { Nodes } from '../topology/start-nodes.ts';

/** As shipped: uploads of a user in a minute. */
const LIMIT = 60;

/**
 * One person asks both servers at once, past the proxy, for twice what is allowed. A call whose count has no answer in time,
 * as on a machine that is busy elsewhere, is told to come back: never is one more let through.
 */
export async function judgeLimits({
  url,
  servers,
}: Pick<Nodes, 'url' | 'servers'>): Promise<Verdict> {
  const person = await signUp(url, 'hasty');
  const headers = await person.headers();
  const began = performance.now();
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
  const toldToWait = answers.filter(({ status }) => status === 503).length;
  // Who was told to come back may have been counted all the same.
  const isKept = toldToWait === 0 ? admitted === LIMIT : admitted <= LIMIT;
  return {
    says: 'limits count over both servers',
    holds: isOneWindow && isKept && admitted + refused + toldToWait === answers.length,
    found: `${admitted} of ${answers.length} admitted (limit ${LIMIT}, ${toldToWait} told to come back)`,
  };
}
