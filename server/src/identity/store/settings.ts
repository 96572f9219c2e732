import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JSONWebKeySet } from 'jose';
import type { Kysely } from 'kysely';
import type { JWKS } from 'oidc-provider';
import type { Database } from '../../db/index.ts';

const generate = promisify(generateKeyPair);

async function read(db: Kysely<Database>, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('idp_setting')
    .select('v')
    .where('k', '=', key)
    .executeTakeFirst();
  return row?.v;
}

/** The stored value, made once: of several servers that start together the first one's value is everybody's. */
async function readOrMake(
  db: Kysely<Database>,
  key: string,
  make: () => Promise<unknown>,
): Promise<unknown> {
  const present = await read(db, key);
  if (present !== undefined) return present;
  await db
    .insertInto('idp_setting')
    .values({ k: key, v: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
  return read(db, key);
}

async function newKeySet(): Promise<JWKS> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: randomUUID() }] } as JWKS;
}

/** The signing keys with their private parts, the first one signs. */
export async function loadSigningKeys(db: Kysely<Database>): Promise<JWKS> {
  return (await readOrMake(db, 'jwks', newKeySet)) as JWKS;
}

/** The secrets of cookies and forms, the first one signs. */
export async function loadCookieKeys(db: Kysely<Database>): Promise<string[]> {
  const make = async () => [randomBytes(32).toString('base64url')];
  return (await readOrMake(db, 'cookie-keys', make)) as string[];
}

/** The public halves of the signing keys, for verification without a fetch. Makes the keys if there are none. */
export async function loadPublicKeys(db: Kysely<Database>): Promise<JSONWebKeySet> {
  const { keys } = await loadSigningKeys(db);
  return { keys: keys.map(({ kty, n, e, use, alg, kid }) => ({ kty, n, e, use, alg, kid })) };
}
