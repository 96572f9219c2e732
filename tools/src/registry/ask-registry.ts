import { servedRegistrySchema, type ServedRegistry } from '@sastre/shared-contracts/registry';

/** Milliseconds that a server may take to answer. */
export const ANSWER_MS = 5_000;

/** What a server serves now. Throws a sentence when it cannot be asked. */
export async function askServer(url: string): Promise<ServedRegistry> {
  const response = await fetch(`${url}/registry.json`, {
    signal: AbortSignal.timeout(ANSWER_MS),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new Error(
      `Nothing answers at ${url}: start the server, name it by --url, or act without one by --no-server.`,
      { cause },
    );
  });
  const parsed = response.ok
    ? servedRegistrySchema.safeParse(await response.json().catch(() => undefined))
    : undefined;
  if (parsed?.success) return parsed.data;
  throw new Error(`${url}/registry.json (${response.status}) is no registry of this product.`);
}
