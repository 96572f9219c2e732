/** Parts that a remote may offer to the pages of others; what each is given stands in `shell/capabilities.ts`. */
export const CAPABILITIES = ['cv-sheet', 'cv-thumbnail'] as const;
/** Name of a capability. */
export type CapabilityName = (typeof CAPABILITIES)[number];
