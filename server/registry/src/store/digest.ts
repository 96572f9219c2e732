import { createHash } from 'node:crypto';
import type { Registry } from '@sastre/shared-contracts/registry';

/** Sixteen hex digits over all that a registry says, whatever the order of its keys. */
export function digestOf({ revision, remotes }: Registry): string {
  const text = JSON.stringify({ revision, remotes }, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
