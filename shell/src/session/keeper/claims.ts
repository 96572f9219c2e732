/** What a token says of itself. */
export interface Claims {
  sub?: string;
  /** Seconds. */
  exp?: number;
  iat?: number;
  nonce?: string;
  [claim: string]: unknown;
}

/** How somebody is called and written to; what is blank, or is not told, is undefined. */
export interface Names {
  name: string | undefined;
  email: string | undefined;
}

/** Reads a token without asking whether it is genuine: that is for who is shown it. Throws when it is none. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

/** The names that a token tells. */
export function namesOf(claims: Readonly<Record<string, unknown>>): Names {
  const told = (claim: string) => {
    const value = claims[claim];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return { name: told('name'), email: told('email') };
}
