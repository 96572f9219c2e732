import type { Generated } from 'kysely';
import type { Created, Json, Time } from './column-types.ts';

/**
 * What a deletion or reset still has to do outside of this database, in `steps`; `note` says with what. Gone when all is done.
 * It outlives its user.
 */
export interface AccountErrandTable {
  id: string;
  user_id: string;
  kind: 'delete' | 'reset';
  steps: string[];
  note: Json;
  attempts: Generated<number>;
  due_at: Time;
  created_at: Created;
}
