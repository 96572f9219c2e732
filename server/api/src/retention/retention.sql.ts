import { LIMITS } from '@sastre/shared-contracts/api';
import { daysBefore } from '@sastre/time';
import { sql, type RawBuilder } from 'kysely';

const PURGED_AT_ONCE = 500;

/** What was deleted before this moment is gone for good. */
export function goneBefore(now: Date): Date {
  return daysBefore(now, LIMITS.trashDays);
}

/**
 * The condition on rows of a table that go for good: deleted long enough ago, or beyond the `most` deleted ones that a user
 * keeps, the oldest of them; some hundred at once.
 */
export function isDue(table: 'cv' | 'picture', most: number, now: Date): RawBuilder<boolean> {
  return sql<boolean>`id in (
    select id from (
      select id, deleted_at, row_number() over (partition by user_id order by deleted_at desc) as place
      from ${sql.table(table)} where deleted_at is not null
    ) as deleted
    where deleted_at <= ${goneBefore(now)} or place > ${most}
    limit ${PURGED_AT_ONCE}
  )`;
}
