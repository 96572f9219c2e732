import type { Kysely } from 'kysely';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Database, JsonObject } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { hashed } from '../account/hash.ts';

/** jsonb cannot hold U+0000, and a request parameter may carry one. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : value;
}

/** The payload without the secrets that it is found by: its own id and, in an interaction, the session's. */
function storable(payload: AdapterPayload): string {
  const { jti: _jti, session, ...rest } = payload;
  const { cookie: _cookie, ...sessionRest } = session ?? {};
  return JSON.stringify({ ...rest, ...(session ? { session: sessionRest } : {}) }, withoutNul);
}

function accountOf(payload: AdapterPayload): string | null {
  return (
    payload.accountId ?? payload.result?.login?.accountId ?? payload.session?.accountId ?? null
  );
}

function restored(row: { payload: JsonObject; consumed_at: number | null }): AdapterPayload {
  return { ...row.payload, ...(row.consumed_at === null ? {} : { consumed: row.consumed_at }) };
}

function adapterFor(db: Kysely<Database>, clock: Clock, model: string): Adapter {
  const now = () => epochSeconds(clock);
  const alive = () =>
    db
      .selectFrom('idp_artifact')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now())]));

  async function revoke(grantId: string): Promise<void> {
    await db.deleteFrom('idp_artifact').where('grant_id', '=', grantId).execute();
  }

  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: storable(payload),
        grant_id: payload.grantId ?? (model === 'Grant' ? id : null),
        uid: payload.uid ?? null,
        account_id: accountOf(payload),
        expires_at: expiresIn ? now() + expiresIn : null,
      };
      await db
        .insertInto('idp_artifact')
        .values({ model, id_hash: hashed(id), consumed_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(values))
        .execute();
    },
    async find(id) {
      const row = await alive().where('id_hash', '=', hashed(id)).executeTakeFirst();
      return row && { ...restored(row), jti: id };
    },
    // Found by its public id a session is only read, never saved: it needs no secret id.
    async findByUid(uid) {
      const row = await alive().where('uid', '=', uid).executeTakeFirst();
      return row && restored(row);
    },
    async findByUserCode() {
      return undefined;
    },
    async destroy(id) {
      await db
        .deleteFrom('idp_artifact')
        .where('model', '=', model)
        .where('id_hash', '=', hashed(id))
        .execute();
    },
    // Of two that redeem the same code or token at the same moment exactly one wins.
    async consume(id) {
      const result = await db
        .updateTable('idp_artifact')
        .set({ consumed_at: now() })
        .where('model', '=', model)
        .where('id_hash', '=', hashed(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      if (result.numUpdatedRows === 1n) return;
      // The library ends the grant of a token that it finds used; of two at the same moment the later one finds out here.
      const [row] = await db
        .selectFrom('idp_artifact')
        .select('grant_id')
        .where('model', '=', model)
        .where('id_hash', '=', hashed(id))
        .execute();
      if (row?.grant_id) await revoke(row.grant_id);
      throw new errors.InvalidGrant(`${model} already used`);
    },
    revokeByGrantId: revoke,
  };
}

/** The provider's storage: sessions, grants, codes and refresh tokens in `idp_artifact`, ids hashed. */
export function createArtifactAdapter(db: Kysely<Database>, clock: Clock): AdapterFactory {
  return (model) => adapterFor(db, clock, model);
}
