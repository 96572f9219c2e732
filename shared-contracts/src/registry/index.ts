export { CAPABILITIES } from './capability-names.ts';
export type { CapabilityName } from './capability-names.ts';
export {
  registryEntrySchema,
  registrySchema,
  remoteManifestSchema,
  remotePageSchema,
  servedRegistrySchema,
} from './registry.schema.ts';
export type {
  Registry,
  RegistryEntry,
  RegistryVersion,
  RemoteManifest,
  RemotePage,
  ServedRegistry,
} from './registry.schema.ts';
export { nameOf, resolvedRemoteSchema, resolveRegistry, resolveRemote } from './resolve-remote.ts';
export type { ResolvedRegistry, ResolvedRemote } from './resolve-remote.ts';
export { bucketOf, userKey } from './bucket.rules.ts';
export {
  firstSegment,
  isReservedPath,
  isServerPath,
  PAGE_PATH,
  SERVER_AREAS,
  SHELL_NAMESPACES,
  SHELL_PATHS,
} from './reserved-paths.rules.ts';
export { BOOT_ELEMENT_ID, bootSchema, NO_SITE_FACTS, siteFactsSchema } from './boot.schema.ts';
export type { Boot, SiteFacts } from './boot.schema.ts';
export { SEEN_EVENTS, SEEN_MOST, SEEN_PATH, vitalSteps, WEB_VITALS } from './seen.rules.ts';
export type { SeenEvent, WebVital } from './seen.rules.ts';
export { seenAnswerSchema, seenSchema } from './seen.schema.ts';
export type { Seen, SeenFigures } from './seen.schema.ts';
export { defineRemoteConfig } from './remote-config.ts';
export type { RemoteConfig, RemoteConfigPage } from './remote-config.ts';
