import * as z from 'zod/mini';
import type { Keeper } from '../session/keeper/keeper.types.ts';

const ADDRESS = '/registry.json';
const TIME_LIMIT_MS = 8_000;
const answerSchema = z.object({ revision: z.number(), remotes: z.array(z.unknown()) });

export type LiveRegistry = z.output<typeof answerSchema>;

/** The registry as it is now. */
export async function fetchRegistry(): Promise<LiveRegistry> {
  const response = await fetch(ADDRESS, {
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return answerSchema.parse(await response.json());
}

/** The registry as it is now, as whoever is signed in has it on all devices. */
export async function fetchRegistryOfUser({ call }: Pick<Keeper, 'call'>): Promise<LiveRegistry> {
  const reply = await call({
    method: 'get',
    url: ADDRESS,
    headers: {},
    answer: 'json',
    timeout: TIME_LIMIT_MS,
    authorised: true,
  });
  if (!('status' in reply)) throw new Error(`${ADDRESS}: ${reply.failure}`);
  if (reply.status !== 200) throw new Error(`${ADDRESS} answered ${reply.status}`);
  return answerSchema.parse(reply.data);
}
