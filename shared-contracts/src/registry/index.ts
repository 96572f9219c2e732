export {
  registryEntrySchema,
  registrySchema,
  remoteManifestSchema,
  remotePageSchema,
} from './registry.schema.ts';
export type { Registry, RegistryEntry, RemoteManifest, RemotePage } from './registry.schema.ts';
export { resolvedRemoteSchema, resolveRegistry, resolveRemote } from './resolve-remote.ts';
export type { ResolvedRegistry, ResolvedRemote } from './resolve-remote.ts';
export { BOOT_ELEMENT_ID, bootSchema } from './boot.schema.ts';
export type { Boot } from './boot.schema.ts';
export { defineRemoteConfig } from './remote-config.ts';
export type { RemoteConfig, RemoteConfigPage } from './remote-config.ts';
