import { LIMITS } from '@sastre/shared-contracts/api';
import type { Database } from '@sastre/db';
import { sql, type Kysely } from 'kysely';
import { acceptedVersions, readChange, type CheckedPatch } from '../stored/cv.rules.ts';
import { columns, type StoredCv } from '../stored/cv.store.ts';

/** A save as it was before versions were kept: what a save with them is measured against. */
export async function saveBefore(
  db: Kysely<Database>,
  {
    userId,
    id,
    patch,
    ifMatch,
    now,
  }: { userId: string; id: string; patch: CheckedPatch; ifMatch: string; now: Date },
): Promise<StoredCv> {
  const { document, touchesContent } = readChange(patch);
  const merged = sql`cv.body || ${JSON.stringify(document)}::jsonb`;
  const saved = await db
    .updateTable('cv')
    .set((eb) => ({
      body: sql`${merged}`,
      version: eb('version', '+', 1),
      edited: touchesContent ? true : eb.ref('edited'),
      updated_at: sql`greatest(${now}, created_at + interval '1 millisecond')`,
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`version = any(${acceptedVersions(id, ifMatch)})`)
    .where(sql<boolean>`octet_length((${merged})::text) <= ${LIMITS.documentBytes}`)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...saved, companyName: null, jobContent: null };
}
