import { DEFAULT_TEMPLATE, type VersionReason } from '@sastre/shared-contracts/api';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { prepareShapes, type Database } from '@sastre/db';
import type { CvChange } from './cv.rules.ts';
import type { StoredCv } from './cv.store.ts';
import { withoutGoneSections } from './gone-sections.sql.ts';
import {
  replacingStatement,
  replacingTimes,
  withoutJob,
  type CvUpdate,
  type ReplacingTimes,
} from './replacing.sql.ts';

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

/** What a save's statement looks like, apart from its values. */
interface Shape extends Record<string, boolean> {
  /** Only over certain versions. */
  guarded: boolean;
  /** Only of the CV of a certain job. */
  ofJob: boolean;
  replacesReport: boolean;
  touchesContent: boolean;
  namesSections: boolean;
  /** Whether it is another template decides how it is told. */
  choosesTemplate: boolean;
}

interface Values extends ReplacingTimes {
  userId: string;
  id: string;
  versions: number[] | undefined;
  jobDescriptionId: string | undefined;
  maxBytes: number;
  /** The keys that are replaced, as JSON text. */
  document: string;
  report: string | undefined;
  reason: VersionReason;
  template: string | undefined;
}

const runUpdate = prepareShapes((db, values: Values, shape: Shape) => {
  const { now } = values;
  const over = sql`cv.body || ${values.document}::jsonb`;
  const merged = shape.namesSections ? withoutGoneSections(over) : over;
  const matches = (eb: ExpressionBuilder<Database, 'cv'>) =>
    eb.and([
      eb('id', '=', values.id),
      eb('user_id', '=', values.userId),
      eb('deleted_at', 'is', null),
      ...(shape.guarded ? [sql<boolean>`version = any(${values.versions})`] : []),
      ...(shape.ofJob ? [sql<boolean>`job_description_id = ${values.jobDescriptionId}`] : []),
      sql<boolean>`octet_length((${merged})::text) <= ${values.maxBytes}`,
    ]);
  const update: CvUpdate = (query) =>
    query
      .updateTable('cv')
      .set((eb) => ({
        body: sql`${merged}`,
        reason: reasonOf(values, shape),
        stored_at: now,
        version: eb('version', '+', 1),
        ...(shape.replacesReport ? { report: values.report } : {}),
        edited: shape.touchesContent ? true : eb.ref('edited'),
        // Later than the creation in any case: "edited" is told by the difference.
        updated_at: sql`greatest(${now}, created_at + interval '1 millisecond')`,
      }))
      .where(matches);
  return replacingStatement(db, update, values);
});

function reasonOf({ reason, template }: Values, { choosesTemplate }: Shape) {
  if (!choosesTemplate) return sql<string>`${reason}`;
  // A CV without a layout has the usual template, and a newer version of a template is no other one.
  const stored = sql`coalesce(cv.body #>> '{tailored,pdfOptions,template}', ${DEFAULT_TEMPLATE})`;
  const isSame = sql`split_part(${stored}, '@', 1) = split_part(${template}, '@', 1)`;
  return sql<string>`case when ${isSame} then 'save' else 'template' end`;
}

/** The template of an ordinary save of nothing but how a CV looks: told as such, whichever page sends it. */
function chosenTemplate({ reason = 'save', touchesContent, document }: WrittenChange) {
  const { tailored } = document as { tailored?: { pdfOptions?: { template?: string } } };
  return reason === 'save' && !touchesContent ? tailored?.pdfOptions?.template : undefined;
}

/**
 * Applies a change in one statement if all conditions hold, and keeps the version that it replaces; answers the CV as it
 * then is (its job's texts left out), else undefined. What its layout says of added sections that are gone goes.
 */
export async function updateCv(
  db: Kysely<Database>,
  change: WrittenChange,
  { userId, id, versions, maxBytes, now }: SaveConditions,
): Promise<StoredCv | undefined> {
  const { jobDescriptionId, report, touchesContent, namesSections = false } = change;
  const template = chosenTemplate(change);
  const shape: Shape = {
    guarded: versions !== undefined,
    ofJob: jobDescriptionId !== undefined,
    replacesReport: report !== undefined,
    ...{ touchesContent, namesSections, choosesTemplate: template !== undefined },
  };
  const [saved] = await runUpdate(db, shape, {
    ...{ userId, id, versions, maxBytes, jobDescriptionId, report, template },
    ...replacingTimes(now),
    document: JSON.stringify(change.document),
    reason: change.reason ?? 'save',
  });
  return saved && withoutJob(saved);
}

/**
 * Gives a copy another report. Its document stays as it is, which leaves its history nothing to tell, and the list its
 * order.
 */
export async function replaceReport(
  db: Kysely<Database>,
  { userId, id }: Pick<SaveConditions, 'userId' | 'id'>,
  report: object,
): Promise<void> {
  await db
    .updateTable('cv')
    .set((eb) => ({ report: JSON.stringify(report), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}
