import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JSONWebKeySet } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { JWKS } from 'oidc-provider';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { isRotationDue, keysInUse, rotationTimes, type KeyTimes } from './keys.rules.ts';

/** What a key is for: signing tokens, or signing cookies and guarding forms. */
export type KeyPurpose = 'token' | 'cookie';

/** The keys that are good now; of each list the first one signs. */
export interface IdentityKeys {
  /** Changes when any key or the order does. */
  version: string;
  /** With private parts. */
  jwks: JWKS;
  cookieKeys: string[];
}

interface StoredKey extends KeyTimes {
  purpose: KeyPurpose;
  secret: unknown;
}

const PURPOSES: readonly KeyPurpose[] = ['token', 'cookie'];
const generate = promisify(generateKeyPair);

async function newKey(purpose: KeyPurpose, box: SecretBox) {
  const kid = randomUUID();
  if (purpose === 'cookie') {
    return { kid, purpose, secret: await box.seal(kid, randomBytes(32).toString('base64url')) };
  }
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid };
  return { kid, purpose, secret: await box.seal(kid, jwk) };
}

function readAll(db: Kysely<Database>): Promise<StoredKey[]> {
  return db
    .selectFrom('idp_key')
    .select(['kid', 'purpose', 'secret', 'signs_from as signsFrom', 'ends_at as endsAt'])
    .execute();
}

const ofPurpose = (keys: readonly StoredKey[], purpose: KeyPurpose) =>
  keys.filter((key) => key.purpose === purpose);

/**
 * Publishes the next key of each purpose when its time has come, or in any case when `when` says so; `at-once` makes
 * it sign now and everything that its predecessors signed void. Servers that come together make one.
 */
export async function rotateKeys(
  db: Kysely<Database>,
  clock: Clock,
  when: 'if-due' | 'next' | 'at-once' = 'if-due',
  box: SecretBox = createSecretBox(),
): Promise<KeyPurpose[]> {
  const dueOf = (stored: StoredKey[]) =>
    PURPOSES.filter(
      (purpose) =>
        when !== 'if-due' || isRotationDue(ofPurpose(stored, purpose), epochSeconds(clock)),
    );
  // Made before anything is locked: a key may take a second, and others wait meanwhile.
  const made = await Promise.all(dueOf(await readAll(db)).map((purpose) => newKey(purpose, box)));
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('identity-keys', 0))`.execute(trx);
    const stored = await readAll(trx);
    const due = dueOf(stored);
    for (const { purpose, kid, secret } of made.filter((key) => due.includes(key.purpose))) {
      const now = epochSeconds(clock);
      const keys = ofPurpose(stored, purpose);
      const { signsFrom, predecessorsEnd } = rotationTimes(keys, now, when === 'at-once');
      await trx
        .updateTable('idp_key')
        .set({ ends_at: predecessorsEnd })
        .where('purpose', '=', purpose)
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', predecessorsEnd)]))
        .execute();
      await trx
        .insertInto('idp_key')
        .values({ kid, purpose, secret, created_at: now, signs_from: signsFrom, ends_at: null })
        .execute();
    }
    return due;
  });
}

/** Opens what is stored; what lies there as it should not is sealed, once, whoever comes first. */
async function openAll(
  db: Kysely<Database>,
  box: SecretBox,
  keys: readonly StoredKey[],
): Promise<StoredKey[]> {
  return Promise.all(
    keys.map(async (key) => {
      const { secret, isStale } = await box.open(key.kid, key.secret);
      if (isStale)
        await db
          .updateTable('idp_key')
          .set({ secret: await box.seal(key.kid, secret) })
          .where('kid', '=', key.kid)
          .execute();
      return { ...key, secret };
    }),
  );
}

/** The keys that are good now, out of their box. Makes those that are missing or due. */
export async function loadKeys(
  db: Kysely<Database>,
  clock: Clock,
  box: SecretBox = createSecretBox(),
): Promise<IdentityKeys> {
  const now = epochSeconds(clock);
  let stored = await readAll(db);
  if (PURPOSES.some((purpose) => isRotationDue(ofPurpose(stored, purpose), now))) {
    await rotateKeys(db, clock, 'if-due', box);
    stored = await readAll(db);
  }
  const opened = await openAll(db, box, stored);
  const tokens = keysInUse(ofPurpose(opened, 'token'), now);
  const cookies = keysInUse(ofPurpose(opened, 'cookie'), now);
  return {
    version: [...tokens, ...cookies].map(({ kid }) => kid).join(' '),
    jwks: { keys: tokens.map(({ secret }) => secret) } as JWKS,
    cookieKeys: cookies.map(({ secret }) => String(secret)),
  };
}

/** The public halves of the signing keys, for verification without a fetch. */
export function publicKeys({ jwks }: Pick<IdentityKeys, 'jwks'>): JSONWebKeySet {
  return { keys: jwks.keys.map(({ kty, n, e, use, alg, kid }) => ({ kty, n, e, use, alg, kid })) };
}
