import { registrySchema, type Registry } from '@sastre/shared-contracts/registry';

/** A text as a registry, or why it is none. */
export function parseRegistry(text: string): Registry | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${(error as Error).message}.`;
  }
  const parsed = registrySchema.safeParse(value);
  return parsed.success ? parsed.data : 'is no registry: it needs "revision" and "remotes".';
}
