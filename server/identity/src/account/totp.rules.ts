import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '@sastre/base/hosted-pages';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;
// What every authenticator app knows; some take nothing else.
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret, in base 32 as authenticator apps read it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app takes from a QR code; `email` names the account there. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ ...SHAPE, issuer: PRODUCT_NAME, label: email, secret }).toString();
}

/** Groups of four, for whoever types it. */
export function spacedSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The step of time that a code belongs to: the present one, the one before or the next; undefined: the code is of none. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const delta = TOTP.validate({
    ...{ ...SHAPE, secret: Secret.fromBase32(secret), token: code, timestamp: nowMs, window: 1 },
  });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}
