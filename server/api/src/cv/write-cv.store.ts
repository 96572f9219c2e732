import type { VersionReason } from '@sastre/shared-contracts/api';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { CvChange } from './cv.rules.ts';
import type { StoredCv } from './cv.store.ts';
import { withoutGoneSections } from './gone-sections.sql.ts';
import { replacing, type CvUpdate } from './replacing.sql.ts';

/** Where and under which conditions a change is written. */
export interface SaveConditions {
  userId: string;
  id: string;
  /** Versions that the CV may have; undefined: any. */
  versions: number[] | undefined;
  /** Bytes that the whole document may have as JSON text. */
  maxBytes: number;
  now: Date;
}

/** What is written of a change; `report` replaces that of the CV. */
export interface WrittenChange
  extends
    Pick<CvChange, 'touchesContent' | 'jobDescriptionId'>,
    Partial<Pick<CvChange, 'namesSections'>> {
  document: object;
  report?: string | undefined;
  /** By what the new version comes about; an ordinary save unless it is said. */
  reason?: VersionReason | undefined;
}

/** The document of a change over the stored one; what its layout says of added sections that are gone goes. */
function mergedBody(document: object, namesSections = false) {
  const merged = sql`cv.body || ${JSON.stringify(document)}::jsonb`;
  return namesSections ? withoutGoneSections(merged) : merged;
}

/** An ordinary save of another template alone is told as such, whichever page sends it. */
function reasonOf({ reason = 'save', touchesContent, document }: WrittenChange) {
  const { tailored } = document as { tailored?: { pdfOptions?: { template?: string } } };
  const template = tailored?.pdfOptions?.template;
  if (reason !== 'save' || touchesContent || template === undefined) return sql<string>`${reason}`;
  const stored = sql`cv.body #>> '{tailored,pdfOptions,template}'`;
  return sql<string>`case when ${stored} is distinct from ${template} then 'template' else 'save' end`;
}

/**
 * Applies a change in one statement if all conditions hold, and keeps the version that it replaces; answers the CV as it
 * then is (its job's texts left out), else undefined.
 */
export async function updateCv(
  db: Kysely<Database>,
  change: WrittenChange,
  save: SaveConditions,
): Promise<StoredCv | undefined> {
  const { versions, maxBytes, now } = save;
  const { jobDescriptionId, report, touchesContent } = change;
  const merged = mergedBody(change.document, change.namesSections);
  const matches = (eb: ExpressionBuilder<Database, 'cv'>) =>
    eb.and([
      eb('id', '=', save.id),
      eb('user_id', '=', save.userId),
      eb('deleted_at', 'is', null),
      ...(versions === undefined ? [] : [sql<boolean>`version = any(${versions})`]),
      ...(jobDescriptionId === undefined ? [] : [eb('job_description_id', '=', jobDescriptionId)]),
      sql<boolean>`octet_length((${merged})::text) <= ${maxBytes}`,
    ]);
  const update: CvUpdate = (query) =>
    query
      .updateTable('cv')
      .set((eb) => ({
        body: sql`${merged}`,
        reason: reasonOf(change),
        stored_at: now,
        version: eb('version', '+', 1),
        ...(report === undefined ? {} : { report }),
        edited: touchesContent ? true : eb.ref('edited'),
        // Later than the creation in any case: "edited" is told by the difference.
        updated_at: sql`greatest(${now}, created_at + interval '1 millisecond')`,
      }))
      .where(matches);
  const [saved] = await replacing(db, update, now);
  return saved;
}
