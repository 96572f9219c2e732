import * as z from 'zod/mini';
import { PAGE_PATH } from './reserved-paths.rules.ts';

const localText = z.object({ en: z.string(), es: z.string(), de: z.string() });

/** A page of a remote: where it lives, whether it needs a session, and its dashboard card if it has one. */
export const remotePageSchema = z.object({
  /** Key in the remote's `pages`. */
  id: z.string(),
  path: z.string().check(z.regex(PAGE_PATH)),
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

/** Names of what a remote offers to the pages of others; any text, for a newer remote may offer what nobody here knows. */
export const capabilityNamesSchema = z._default(z.array(z.string()), []);

/** The lowest version that a build needs of each package that the shell has once; builds before 1.9 do not say. */
export const requiresSchema = z.optional(z.record(z.string(), z.string()));

/** `remote.json`, emitted by a remote's build beside its entry. */
export const remoteManifestSchema = z.object({
  name: z.string().check(z.regex(/^mfe_[a-z0-9_]+$/)),
  team: z.string(),
  namespace: z.string(),
  version: z.string(),
  /** Folder name of the build: `{version}-{contentHash}`. */
  build: z.string().check(z.regex(/^[\w.+-]+$/)),
  /** Range of the shell contract it needs, e.g. `^1.0.0`. */
  contract: z.string(),
  /** URL path of the container script. */
  entry: z.string(),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: z.string(),
  pages: z.array(remotePageSchema),
  /** Integrity of every file that visitors may load, by its name in the folder; builds before 1.5 have none. */
  files: z.optional(z.record(z.string(), z.string())),
  capabilities: capabilityNamesSchema,
  requires: requiresSchema,
});
export type RemoteManifest = z.output<typeof remoteManifestSchema>;

const versionSchema = z.object({
  build: z.string(),
  /** A path of this site: what lies elsewhere is an override of a developer and belongs into no registry. */
  entry: z.string().check(z.regex(/^\/(?!\/)/)),
  integrity: z.string(),
  contract: z.string(),
  /** Pages of this build; those of the entry where it names none. */
  pages: z.optional(z.array(remotePageSchema)),
  /** Of this build: what a way back or a canary offers may be another. */
  capabilities: capabilityNamesSchema,
  requires: requiresSchema,
});
export type RegistryVersion = z.output<typeof versionSchema>;

/** A build that was rolled back from, by whom and why. */
const setBackSchema = z.object({
  build: z.string(),
  at: z.string(),
  who: z.string(),
  why: z.string(),
});

/** One remote in a registry. `versions` is keyed by build. */
export const registryEntrySchema = z.object({
  name: z.string(),
  team: z.string(),
  namespace: z.string(),
  enabled: z._default(z.boolean(), true),
  /** Build that is live. */
  active: z.string(),
  canary: z.optional(
    z.nullable(
      z.object({
        build: z.string(),
        percent: z.number().check(z.minimum(0), z.maximum(100)),
        /** Since when the server watches it, ISO 8601, and ends it by itself when it fails; absent: it does not. */
        watchedSince: z.optional(z.string()),
      }),
    ),
  ),
  /** Builds that were live before, the last one last: the way that `rollback` walks. */
  before: z.optional(z.array(z.string())),
  /** Builds that were rolled back from, and are not made live again without a word. */
  setBack: z.optional(z.array(setBackSchema)),
  /** In registries before 1.5: the one build before. */
  previous: z.optional(z.nullable(z.string())),
  versions: z.record(z.string(), versionSchema),
  pages: z.array(remotePageSchema),
});
export type RegistryEntry = z.output<typeof registryEntrySchema>;

/** The registry. `revision` grows with every change; an open tab compares it. */
export const registrySchema = z.object({
  revision: z.number(),
  /** Entries are validated one by one: a bad one makes one remote unavailable. */
  remotes: z.array(z.unknown()),
});
export type Registry = z.output<typeof registrySchema>;

/** What `/registry.json` answers to anybody: the registry as this visitor gets it, and which one it is. */
export const servedRegistrySchema = z.object({
  revision: z.number(),
  remotes: z.array(z.unknown()),
  /** Digest over the whole registry, the parts that this visitor does not see included. */
  digest: z.optional(z.string()),
  /** What the shell that is served gives to remotes. */
  shell: z.optional(z.object({ contract: z.string(), sharedUi: z.string() })),
});
export type ServedRegistry = z.output<typeof servedRegistrySchema>;
