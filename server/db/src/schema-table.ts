import type { Generated } from 'kysely';

/** One row: the last migration that a server must know to work on the tables. */
export interface SchemaNeedsTable {
  one: Generated<boolean>;
  migration: string;
}
