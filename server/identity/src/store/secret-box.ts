import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import * as z from 'zod/mini';

const sealedSchema = z.strictObject({ sealed: z.string() });
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Keeps secrets in the database: as they are, or encrypted with a key that is not there. */
export interface SecretBox {
  /** Tells the key that seals from others, and gives nothing of it away; empty: nothing is sealed. */
  readonly mark: string;
  /** What is stored for a secret, as JSON text; `name` is the row's, and a secret is good in no other. */
  seal(name: string, secret: unknown): Promise<string>;
  /** The secret, and whether it should be sealed anew. Throws, with what to do, when no key fits. */
  open(name: string, stored: unknown): Promise<{ secret: unknown; isStale: boolean }>;
}

/** A box with the keys given (32 bytes each): the first one seals, all open. Without keys nothing is sealed. */
export function createSecretBox(keys: readonly Uint8Array[] = []): SecretBox {
  const [first] = keys;
  const decoder = new TextDecoder();

  async function unseal(name: string, sealed: string) {
    for (const [place, key] of keys.entries()) {
      const opened = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
      }).catch(() => undefined);
      if (opened?.protectedHeader.kid !== name) continue;
      const secret: unknown = JSON.parse(decoder.decode(opened.plaintext));
      return { secret, isStale: place > 0 };
    }
    const what = 'The keys of the identity provider are encrypted';
    throw new Error(
      first === undefined
        ? `${what}: set SECRETS_KEY to the key that they were encrypted with.`
        : `${what}, and SECRETS_KEY does not fit: add the key that they were encrypted with, after a comma.`,
    );
  }

  return {
    mark:
      first === undefined
        ? ''
        : createHash('sha256').update('mark:').update(first).digest('base64url').slice(0, 12),
    async seal(name, secret) {
      const text = JSON.stringify(secret);
      if (first === undefined) return text;
      const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ ...ALGORITHMS, kid: name })
        .encrypt(first);
      return JSON.stringify({ sealed });
    },
    async open(name, stored) {
      const box = sealedSchema.safeParse(stored);
      if (box.success) return unseal(name, box.data.sealed);
      return { secret: stored, isStale: first !== undefined };
    },
  };
}
