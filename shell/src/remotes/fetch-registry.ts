import * as z from 'zod/mini';

const TIME_LIMIT_MS = 8_000;
const answerSchema = z.object({ revision: z.number(), remotes: z.array(z.unknown()) });

export type LiveRegistry = z.output<typeof answerSchema>;

/** The registry as it is now; with a token, as its user has it on all devices. */
export async function fetchRegistry(token?: string): Promise<LiveRegistry> {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    credentials: 'same-origin',
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  return answerSchema.parse(await response.json());
}
