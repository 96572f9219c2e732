import * as z from 'zod/mini';

const localText = z.object({ en: z.string(), es: z.string(), de: z.string() });

/** A page of a remote: where it lives, whether it needs a session, and its dashboard card if it has one. */
export const remotePageSchema = z.object({
  /** Key in the remote's `pages`. */
  id: z.string(),
  path: z.string().check(z.regex(/^\/[a-z0-9-]+$/)),
  auth: z._default(z.boolean(), true),
  card: z.optional(
    z.object({
      /** Cards are sorted by it. */
      order: z.number(),
      /** A name of shared-ui's icons; unknown names show none. */
      icon: z.string(),
      title: localText,
      text: localText,
    }),
  ),
});
export type RemotePage = z.output<typeof remotePageSchema>;

/** `remote.json`, emitted by a remote's build beside its entry. */
export const remoteManifestSchema = z.object({
  name: z.string().check(z.regex(/^mfe_[a-z0-9_]+$/)),
  team: z.string(),
  namespace: z.string(),
  version: z.string(),
  /** Folder name of the build: `{version}-{contentHash}`. */
  build: z.string(),
  /** Range of the shell contract it needs, e.g. `^1.0.0`. */
  contract: z.string(),
  /** URL path of the container script. */
  entry: z.string(),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: z.string(),
  pages: z.array(remotePageSchema),
});
export type RemoteManifest = z.output<typeof remoteManifestSchema>;

const versionSchema = z.object({
  build: z.string(),
  entry: z.string(),
  integrity: z.string(),
  contract: z.string(),
});

/** One remote in `registry/*.json`. `versions` is keyed by build. */
export const registryEntrySchema = z.object({
  name: z.string(),
  team: z.string(),
  namespace: z.string(),
  enabled: z._default(z.boolean(), true),
  /** Build that is live. */
  active: z.string(),
  canary: z.optional(
    z.nullable(
      z.object({ build: z.string(), percent: z.number().check(z.minimum(0), z.maximum(100)) }),
    ),
  ),
  /** Build that `rollback` returns to. */
  previous: z.optional(z.nullable(z.string())),
  versions: z.record(z.string(), versionSchema),
  pages: z.array(remotePageSchema),
});
export type RegistryEntry = z.output<typeof registryEntrySchema>;

/** The registry file. `revision` grows with every change; an open tab compares it. */
export const registrySchema = z.object({
  revision: z.number(),
  /** Entries are validated one by one: a bad one makes one remote unavailable. */
  remotes: z.array(z.unknown()),
});
export type Registry = z.output<typeof registrySchema>;
