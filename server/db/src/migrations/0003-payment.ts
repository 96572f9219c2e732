import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Without a reference to the user: what is at the provider outlives the account until it is ended there.
  `create table payment_customer (
    id uuid primary key,
    user_id text not null unique,
    provider_id text unique,
    created_at timestamptz not null default now()
  )`,
  `create table payment_subscription (
    id uuid primary key,
    user_id text not null references app_user (id) on delete cascade,
    plan_id text not null,
    price_cents int not null check (price_cents > 0),
    currency text not null,
    language text not null,
    success_url text not null,
    cancel_url text not null,
    session_id text unique,
    provider_id text unique,
    status text not null default 'pending'
      check (status in ('pending', 'active', 'past-due', 'payment-failed', 'cancelled', 'expired')),
    period_start timestamptz,
    period_end timestamptz,
    ending boolean not null default false,
    grace_ends_at timestamptz,
    superseded_by uuid,
    version bigint not null default 1,
    checked_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`,
  `create index payment_subscription_by_user on payment_subscription (user_id, created_at desc)`,
  // The database itself refuses a second grant.
  `create unique index payment_subscription_one_grant on payment_subscription (user_id)
    where status in ('active', 'past-due') and superseded_by is null`,
  `create index payment_subscription_open on payment_subscription (checked_at)
    where status in ('pending', 'active', 'past-due')`,
  `create table payment_event (
    id text primary key,
    type text not null,
    received_at timestamptz not null default now()
  )`,
  `create index payment_event_by_time on payment_event (received_at)`,
  `create table standin_object (
    id text primary key,
    kind text not null,
    customer_id text,
    body jsonb not null,
    due_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index standin_object_by_customer on standin_object (customer_id, kind)`,
  `create index standin_object_due on standin_object (due_at) where due_at is not null`,
  `create table standin_request (
    key text primary key,
    fingerprint text not null,
    status int not null,
    answer jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table standin_delivery (
    id text primary key,
    customer_id text,
    body text not null,
    attempts int not null default 0,
    next_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index standin_delivery_due on standin_delivery (next_at) where next_at is not null`,
  `create table standin_setting (
    key text primary key,
    value jsonb not null
  )`,
];

/** Purchases and subscriptions, the events already applied, and what the stand-in of the payment provider keeps. */
export const payment: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
