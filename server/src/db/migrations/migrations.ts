import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { tailoringCosts } from './0002-tailoring-costs.ts';

/** All migrations by name, in the order in which they run. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-tailoring-costs': tailoringCosts,
};
