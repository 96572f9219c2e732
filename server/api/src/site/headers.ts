import type { ServerConfig } from '@sastre/base/config';

/** Which policy a document gets. */
export type DocumentKind = 'app' | 'checkout' | 'silent-check' | 'preview-frame';
type Site = Pick<ServerConfig, 'publicUrl' | 'identity' | 'overrides' | 'payment' | 'analytics'>;
type Policy = Record<string, string[]>;

const SELF = "'self'";
const NONE = "'none'";
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const YEAR_SECONDS = 31_536_000;

/**
 * Text becomes markup or a script's address only by way of a policy: the shell's, which looks at all that the areas set
 * (`shell/src/security`), and the one of the cleaner that they clean the user's words with, once in each area.
 */
const LOOKED_AT: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify', "'allow-duplicates'"],
};
const PREVIEW_FRAME: Policy = {
  'default-src': [NONE],
  'style-src': ["'unsafe-inline'"],
  'font-src': [SELF],
  'img-src': ['blob:', 'data:'],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
};
const NO_DOCUMENT: Policy = { 'default-src': [NONE], 'frame-ancestors': [NONE] };

/** The Content-Security-Policy of a document. */
export function contentSecurityPolicy(kind: DocumentKind, site: Site): string {
  if (kind === 'preview-frame') return written(PREVIEW_FRAME);
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
    ...LOOKED_AT,
  };
  if (kind !== 'silent-check' && site.analytics) {
    policy['connect-src']?.push(site.analytics.host);
  }
  // The stand-in of the payment provider is at home here.
  if (kind === 'checkout' && site.payment.stripe !== undefined) {
    policy['script-src']?.push(...STRIPE_SCRIPTS);
    policy['frame-src']?.push(...STRIPE_SCRIPTS, 'https://hooks.stripe.com');
    policy['connect-src']?.push('https://api.stripe.com');
    // The provider's script may bring policies of its own, whose names are its business.
    delete policy['trusted-types'];
  }
  return written(policy);
}

/**
 * The policy of the shell's own thread, which holds the tokens: a thread has the policy of its file, not of the page that
 * started it. It asks this site and the identity provider, and loads nothing. Undefined for other files.
 */
export function threadPolicy(name: string, { identity }: Pick<Site, 'identity'>) {
  if (!/^keeper\.\w+\.js$/.test(name)) return undefined;
  const provider = identity.embedded ? [] : [new URL(identity.url).origin];
  return written({ ...NO_DOCUMENT, 'connect-src': [SELF, ...provider] });
}

/** Headers of every answer that says nothing else: who comes to a file, a picture or a problem as to a page can do nothing there. */
export function baselineHeaders({ publicUrl }: Pick<Site, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': written(NO_DOCUMENT),
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
