import type { ServerConfig } from '../config/index.ts';

/** Which policy a document gets. */
export type DocumentKind = 'app' | 'checkout' | 'silent-check' | 'preview-frame' | 'api';
type Site = Pick<ServerConfig, 'publicUrl' | 'identity' | 'overrides'>;
type Policy = Record<string, string[]>;

const SELF = "'self'";
const NONE = "'none'";
const YEAR_SECONDS = 31_536_000;

const PREVIEW_FRAME: Policy = {
  'default-src': [NONE],
  'style-src': ["'unsafe-inline'"],
  'font-src': [SELF],
  'img-src': ['blob:', 'data:'],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
};
const API: Policy = { 'default-src': [NONE], 'frame-ancestors': [NONE] };

/** The Content-Security-Policy of a document. */
export function contentSecurityPolicy(kind: DocumentKind, site: Site): string {
  if (kind === 'preview-frame') return written(PREVIEW_FRAME);
  if (kind === 'api') return written(API);
  const identity = site.identity.embedded ? [] : [new URL(site.identity.url).origin];
  // Overridden remotes of a developer come from a port of their own.
  const remotes = site.overrides ? ['http://localhost:*'] : [];
  const policy: Policy = {
    'default-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'script-src': [SELF, ...remotes],
    'style-src': [SELF, ...remotes],
    'frame-src': [SELF, ...identity],
    'img-src': [SELF, 'blob:', 'data:'],
    'connect-src': [SELF, ...identity, ...remotes, ...(site.overrides ? ['ws://localhost:*'] : [])],
    'form-action': [SELF, ...identity],
    'frame-ancestors': [kind === 'silent-check' ? SELF : NONE],
  };
  if (kind === 'checkout') {
    policy['script-src']?.push('https://js.stripe.com');
    policy['frame-src']?.push('https://js.stripe.com', 'https://hooks.stripe.com');
    policy['connect-src']?.push('https://api.stripe.com');
  }
  return written(policy);
}

/** Headers of every answer. */
export function baselineHeaders({ publicUrl }: Pick<Site, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // `no-referrer` would make forms of the identity pages say `Origin: null`.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
      : {}),
  };
}

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
