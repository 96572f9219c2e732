import { createHash } from 'node:crypto';

/** The CSP source that allows exactly this inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The policy of the provider's documents. No script source at all unless one is named: the provider appends
 * the hash of its own auto-submitting forms, which the keyword 'none' would not allow.
 */
export function contentSecurityPolicy(
  options: { scripts?: string[]; framable?: boolean; connect?: boolean } = {},
): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    ['script-src', ...(options.scripts ?? [])].join(' '),
    ...(options.connect ? ["connect-src 'self'"] : []),
    "form-action 'self'",
    `frame-ancestors ${options.framable ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    // Nothing here makes markup or scripts of text, so nothing may.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy of a page of ours: its one script is a file of ours. */
export const PAGE_POLICY = contentSecurityPolicy({ scripts: ["'self'"] });

/** Headers that every answer below /idp carries. `same-origin`: with `no-referrer` form posts would say `Origin: null`. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}
