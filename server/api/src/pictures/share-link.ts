import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { claimSetting, readSetting, type Database } from '@sastre/db';

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
  await claimSetting(db, KEY_NAME, randomBytes(32).toString('base64url'));
  const key = await readSetting(db, KEY_NAME);
  if (key === undefined) throw new Error('The key of share links is gone.');
  return Buffer.from(String(key), 'base64url');
}
