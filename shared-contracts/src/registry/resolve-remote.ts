import * as z from 'zod/mini';
import { bucketOf } from './bucket.rules.ts';
import {
  capabilityNamesSchema,
  registryEntrySchema,
  registrySchema,
  remotePageSchema,
  requiresSchema,
  type RegistryEntry,
} from './registry.schema.ts';

/** A remote as one visitor gets it: one build, chosen. */
export const resolvedRemoteSchema = z.object({
  name: z.string(),
  namespace: z.string(),
  build: z.string(),
  entry: z.string().check(z.regex(/^(\/|https?:\/\/)/)),
  integrity: z._default(z.string(), ''),
  contract: z.string(),
  pages: z.array(remotePageSchema),
  capabilities: capabilityNamesSchema,
  requires: requiresSchema,
});
export type ResolvedRemote = z.output<typeof resolvedRemoteSchema>;

/** The registry as one visitor gets it. `broken` names entries that were left out. */
export interface ResolvedRegistry {
  revision: number;
  remotes: ResolvedRemote[];
  broken: string[];
  /** Visitors get different builds: a canary runs. */
  split: boolean;
}

/** Chooses the build for a visitor: the canary for buckets below its percentage, else the active one. `bucket` is 0–99. */
export function resolveRemote(entry: RegistryEntry, bucket: number): ResolvedRemote | undefined {
  if (!entry.enabled) return undefined;
  const canary =
    entry.canary && bucket < entry.canary.percent ? entry.versions[entry.canary.build] : undefined;
  const version = canary ?? entry.versions[entry.active];
  if (version === undefined) return undefined;
  const { name, namespace, pages } = entry;
  return { name, namespace, ...version, pages: version.pages ?? pages };
}

/**
 * Resolves a registry for a visitor, entry by entry; one bad entry never takes the others along. Throws only if the frame
 * is no registry.
 */
export function resolveRegistry(file: unknown, visitor: string): ResolvedRegistry {
  const { revision, remotes } = registrySchema.parse(file);
  const resolved: ResolvedRegistry = { revision, remotes: [], broken: [], split: false };
  remotes.forEach((raw, index) => {
    const entry = registryEntrySchema.safeParse(raw);
    const remote = entry.success
      ? resolveRemote(entry.data, bucketOf(visitor, entry.data.name))
      : undefined;
    if (remote) resolved.remotes.push(remote);
    else if (!entry.success || entry.data.enabled)
      resolved.broken.push(nameOf(raw) ?? `entry ${index}`);
    if (entry.data?.enabled && entry.data.canary) resolved.split = true;
  });
  return resolved;
}

/** The name of a raw entry, if it has one. */
export function nameOf(raw: unknown): string | undefined {
  const name = (raw as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : undefined;
}
