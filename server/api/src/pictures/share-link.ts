import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';

const LIFE_MS = 15 * 60_000;
const KEY_NAME = 'share-link-key';
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** Signs and reads the tokens of share links. */
export interface ShareLinks {
  /** A token for a picture, good for 15 minutes. */
  sign(pictureId: string): Promise<string>;
  /** The picture of a token, or undefined when it is forged or too old. */
  open(token: string): Promise<string | undefined>;
}

/** The key is made once and kept in the database, so that every server accepts every server's links. */
export function createShareLinks(db: Kysely<Database>, clock: () => number): ShareLinks {
  let loaded: Promise<Buffer> | undefined;
  const key = () => {
    loaded ??= loadKey(db).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const signature = async (claim: string) =>
    createHmac('sha256', await key())
      .update(claim)
      .digest();
  return {
    async sign(pictureId) {
      const claim = `${pictureId}.${(clock() + LIFE_MS).toString(36)}`;
      return `${claim}.${(await signature(claim)).toString('base64url')}`;
    },
    async open(token) {
      const [, pictureId = '', until = '', given = ''] = TOKEN.exec(token) ?? [];
      if (pictureId === '') return undefined;
      const expected = await signature(`${pictureId}.${until}`);
      const isOurs = timingSafeEqual(Buffer.from(given, 'base64url'), expected);
      return isOurs && clock() < Number.parseInt(until, 36) ? pictureId : undefined;
    },
  };
}

async function loadKey(db: Kysely<Database>): Promise<Buffer> {
  await db
    .insertInto('app_setting')
    .values({ key: KEY_NAME, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', KEY_NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(String(value), 'base64url');
}
