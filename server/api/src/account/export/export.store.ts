import { sql, type Kysely } from 'kysely';
import type { Database } from '@sastre/db';

type Db = Kysely<Database>;

/** The user's row and, with the embedded provider, what it knows beside; undefined when there is none. */
export async function readAccount(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .leftJoin('idp_user', 'idp_user.id', 'app_user.id')
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.created_at as createdAt'])
    .select(['idp_user.locale as language', 'idp_user.email_verified as emailVerified'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
}

/** Second factors of the embedded provider, without their secrets; seconds since 1970. Undefined: there are none. */
export async function factorsOf(db: Db, userId: string) {
  const app = await db
    .selectFrom('idp_totp')
    .select('confirmed_at as since')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('idp_passkey')
    .select(['name', 'created_at as addedAt', 'used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const codes = await db
    .selectFrom('idp_recovery_code')
    .select('used_at as usedAt')
    .where('user_id', '=', userId)
    .execute();
  if (app === undefined && passkeys.length === 0) return undefined;
  const recoveryCodesLeft = codes.filter(({ usedAt }) => usedAt === null).length;
  return { authenticatorApp: app, passkeys, recoveryCodesLeft };
}

/** Ids of the CVs that are there, the main one first, then in the order in which they were made. */
export async function cvIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cv')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`kind = 'main'`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Earlier versions of a CV, oldest first, without what they say. */
export async function earlierVersions(db: Db, cvId: string) {
  return db
    .selectFrom('cv_version')
    .select(['version', 'reason', 'stored_at as storedAt'])
    .where('cv_id', '=', cvId)
    .orderBy('version')
    .execute();
}

/** What an earlier version says; undefined: it is gone. */
export async function earlierBody(db: Db, cvId: string, version: number) {
  const row = await db
    .selectFrom('cv_version')
    .select('body')
    .where('cv_id', '=', cvId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body;
}

/** Deleted CVs, the first deleted first. */
export async function deletedCvs(db: Db, userId: string) {
  return db
    .selectFrom('cv')
    .leftJoin('job_description as job', 'job.id', 'cv.job_description_id')
    .select(['cv.id', 'cv.body', 'cv.deleted_kind as kind', 'job.company_name as companyName'])
    .where('cv.user_id', '=', userId)
    .where('cv.deleted_at', 'is not', null)
    .orderBy('cv.deleted_at')
    .orderBy('cv.id')
    .execute();
}

/** Job descriptions after `after`, oldest first, at most `limit`. */
export async function jobDescriptionsAfter(
  db: Db,
  userId: string,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
) {
  return db
    .selectFrom('job_description')
    .select(['id', 'company_name as companyName', 'content', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Tailoring jobs, oldest first, without the job description that `job-descriptions/` has. */
export async function tailoringJobs(db: Db, userId: string) {
  return db
    .selectFrom('tailoring_job')
    .select(['id', 'state', 'engine', 'model', 'cv_id as cvId', 'failed_reason as failedReason'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .select(sql<object>`request - 'jobDescription'`.as('request'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** AI operations by UTC day. */
export async function useByDay(db: Db, userId: string) {
  return db
    .selectFrom('ai_consumption')
    .select(['day', 'used'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
}

/** Purchases and what became of them, oldest first. */
export async function subscriptions(db: Db, userId: string) {
  return db
    .selectFrom('payment_subscription')
    .select(['id', 'plan_id as planId', 'price_cents as priceCents', 'currency', 'status'])
    .select(['period_start as periodStart', 'period_end as periodEnd', 'ending'])
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
