import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A deleted CV is of another kind: a server of the release before takes it for neither main nor tailored, and the index
  // of the one main CV holds as it is.
  `alter table cv
    drop constraint cv_kind_check,
    add constraint cv_kind_check check (kind in ('main', 'tailored', 'deleted')),
    add column deleted_at timestamptz,
    add column deleted_kind text check (deleted_kind in ('main', 'tailored')),
    add column reason text not null default 'save',
    add column stored_at timestamptz,
    add constraint cv_deleted_check check (
      (kind = 'deleted') = (deleted_at is not null) and (kind = 'deleted') = (deleted_kind is not null)
    )`,
  `create index cv_deleted on cv (deleted_at) where deleted_at is not null`,
  `create table cv_version (
    cv_id uuid not null references cv (id) on delete cascade,
    version bigint not null,
    body jsonb not null,
    reason text not null,
    stored_at timestamptz not null,
    replaced_at timestamptz not null,
    look_at timestamptz not null,
    primary key (cv_id, version)
  )`,
  `create index cv_version_due on cv_version (look_at)`,
  `alter table picture add column deleted_at timestamptz`,
  `create index picture_deleted on picture (deleted_at) where deleted_at is not null`,
];

/** Earlier versions of CVs, and what was deleted and can be brought back. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
