import { UNLIMITED } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import type { Database } from '@sastre/db';
import { nextResets, utcDay, weekStart } from './allowance.rules.ts';
import type { PlanLimits } from './plan-catalog.ts';

/** AI operations used today and in the present week. */
export interface AiUse {
  today: number;
  week: number;
}

/** Reads a user's use at a moment (milliseconds since the epoch). */
export async function readUse(db: Kysely<Database>, userId: string, now: number): Promise<AiUse> {
  const today = utcDay(now);
  const rows = await db
    .selectFrom('ai_consumption')
    .select(['day', 'used'])
    .where('user_id', '=', userId)
    .where('day', '>=', utcDay(weekStart(now)))
    .where('day', '<', utcDay(nextResets(now).week))
    .execute();
  return {
    today: rows.find(({ day }) => day === today)?.used ?? 0,
    week: rows.reduce((sum, { used }) => sum + used, 0),
  };
}

/**
 * Takes one operation from the allowance, if the day's and the week's limits leave one; false otherwise. Run it in the
 * transaction that stores the job: until that ends, others of the same user wait, so the last one is never taken twice.
 */
export async function takeOperation(
  trx: Kysely<Database>,
  userId: string,
  limits: PlanLimits,
  now: number,
): Promise<boolean> {
  await lockUser(trx, userId);
  const use = await readUse(trx, userId, now);
  const isUnder = (used: number, limit: number) => limit === UNLIMITED || used < limit;
  if (!isUnder(use.today, limits.dailyLimit) || !isUnder(use.week, limits.weeklyLimit))
    return false;
  await trx
    .insertInto('ai_consumption')
    .values({ user_id: userId, day: utcDay(now), used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet(({ eb }) => ({ used: eb('ai_consumption.used', '+', 1) })),
    )
    .execute();
  return true;
}

/** Gives one operation back to the day that it was taken from (`YYYY-MM-DD`). That it happens once is the job's affair. */
export async function giveBack(trx: Kysely<Database>, userId: string, day: string): Promise<void> {
  await trx
    .updateTable('ai_consumption')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute();
}
