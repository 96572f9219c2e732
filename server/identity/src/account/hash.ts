import { createHash } from 'node:crypto';

/** How ids and keys are kept: who reads the database can neither use a session nor learn an address. */
export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
