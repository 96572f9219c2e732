import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// Plain SQL, frozen: a later change of the tables is a later migration.
const statements = [
  `create table app_user (
    id text primary key,
    email text not null,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create table deleted_subject (
    sub text primary key,
    until timestamptz not null
  )`,
  `create table cv (
    id uuid primary key,
    user_id text not null references app_user (id) on delete cascade,
    kind text not null check (kind in ('main', 'tailored')),
    body jsonb not null,
    job_description_id uuid,
    edited boolean not null default false,
    version bigint not null default 1,
    report jsonb,
    tailoring_job_id uuid unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create unique index cv_one_main on cv (user_id) where kind = 'main'`,
  `create index cv_by_user on cv (user_id, updated_at desc)`,
  `create table job_description (
    id uuid primary key,
    user_id text not null references app_user (id) on delete cascade,
    company_name text not null,
    content text not null,
    created_at timestamptz not null default now()
  )`,
  `create index job_description_by_user on job_description (user_id)`,
  `create table tailoring_job (
    id uuid primary key,
    user_id text not null references app_user (id) on delete cascade,
    request jsonb not null,
    state text not null default 'queued'
      check (state in ('queued', 'active', 'completed', 'failed')),
    progress int not null default 0 check (progress between 0 and 100),
    stage text,
    engine text,
    cv_id uuid,
    failed_reason text,
    counted_day date,
    refunded boolean not null default false,
    usage jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  `create index tailoring_job_by_user on tailoring_job (user_id, created_at desc)`,
  `create index tailoring_job_open on tailoring_job (updated_at) where state in ('queued', 'active')`,
  `create table ai_consumption (
    user_id text not null references app_user (id) on delete cascade,
    day date not null,
    used int not null check (used >= 0),
    primary key (user_id, day)
  )`,
  `create table picture (
    id uuid primary key,
    user_id text not null references app_user (id) on delete cascade,
    content_type text not null,
    bytes int not null,
    width int not null,
    height int not null,
    created_at timestamptz not null default now()
  )`,
  `create index picture_by_user on picture (user_id, created_at)`,
  `create table idp_user (
    id text primary key,
    email text not null unique,
    name text not null,
    locale text,
    email_verified boolean not null default false,
    pw_hash text not null,
    pw_changed_at bigint not null,
    created_at bigint not null
  )`,
  `create table idp_artifact (
    model text not null,
    id_hash text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    account_id text,
    expires_at bigint,
    consumed_at bigint,
    primary key (model, id_hash)
  )`,
  `create index idp_artifact_by_grant on idp_artifact (grant_id)`,
  `create index idp_artifact_by_uid on idp_artifact (uid)`,
  `create index idp_artifact_by_account on idp_artifact (account_id)`,
  `create index idp_artifact_by_expiry on idp_artifact (expires_at)`,
  `create table idp_throttle (
    key text primary key,
    failures int not null,
    locked_until bigint not null,
    updated_at bigint not null
  )`,
  `create table idp_action_token (
    token_hash text primary key,
    user_id text not null references idp_user (id) on delete cascade,
    kind text not null,
    expires_at bigint not null
  )`,
  `create index idp_action_token_by_user on idp_action_token (user_id)`,
  `create table idp_setting (
    k text primary key,
    v jsonb not null
  )`,
  `create table app_setting (
    key text primary key,
    value jsonb not null
  )`,
];

/** The tables of the first release. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
