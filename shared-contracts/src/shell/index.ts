export { ApiError, isApiError, messageOf } from './api-error.ts';
export {
  Link,
  NamespaceProvider,
  ShellProvider,
  useCapability,
  useLanguage,
  useQuery,
  useShell,
  useT,
} from './facade.tsx';
export type { LinkProps, ShellImplementation, TextValues, Translate } from './facade.tsx';
export { CONTRACT_VERSION } from './contract-version.ts';
export type {
  Capabilities,
  Capability,
  CapabilityName,
  CapabilityParts,
  CapabilityState,
  CvSheetProps,
  CvThumbnailProps,
  SheetLayout,
} from './capabilities.ts';
export { defineCapabilities, defineRemote } from './remote-module.ts';
export type { CapabilityModule, Messages, RemoteModule } from './remote-module.ts';
export type {
  CallAnswer,
  CallOptions,
  OpenedTab,
  ShellServices,
  ShellUser,
  ToastAction,
} from './services.ts';
