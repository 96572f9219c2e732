import { afterEach, expect, test } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type EmbeddedPostgres } from './postgres-supervisor.ts';
import { makeInitialisedFolder } from './testing/temporary-cluster.ts';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

const log = { info() {}, warn() {}, error() {} };
let dataDir: string;
let running: EmbeddedPostgres | undefined;
afterEach(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

async function query(url: string, ...texts: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const text of texts) ({ rows } = await client.query({ text, rowMode: 'array' }));
    return rows;
  } finally {
    await client.end();
  }
}

/** The same database as a server of before worked in it. */
async function asBefore({ url }: EmbeddedPostgres): Promise<string> {
  const before = new URL(url);
  before.username = 'sastre';
  before.password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  return before.href;
}

const REFUSED = [
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/sastre-out'`,
  `select pg_read_file('postgresql.conf')`,
  `select rolpassword from pg_authid`,
  `alter role current_user superuser`,
  `set role sastre`,
  `create role another superuser`,
];

test('the server works as a role that is no superuser and runs no programs', async () => {
  dataDir = await makeInitialisedFolder();
  running = await startPostgres({ dataDir, log, durable: true });
  const { url } = running;
  const text = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`;
  expect(await query(url, text)).toEqual([[false, false, false, false, false]]);
  for (const refused of REFUSED)
    await expect(query(url, refused)).rejects.toMatchObject({ code: '42501' });
  const stored = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  expect(url).not.toContain(stored);
  await query(url, 'create schema own', 'create table own.thing (id serial)');
});

test('what a server of before has made belongs to it after a start, whatever it is', async () => {
  dataDir = await makeInitialisedFolder();
  const first = await startPostgres({ dataDir, log, durable: false });
  running = first;
  const before = await asBefore(first);
  await query(
    before,
    'create schema "Odd name"',
    `create type "Odd name".mood as enum ('good')`,
    'create domain public.short as text check (length(value) < 9)',
    `create table "Odd name"."A table" (id serial primary key, at int generated always as identity,
      mood "Odd name".mood, name public.short) partition by range (id)`,
    'create table "Odd name".part partition of "Odd name"."A table" default',
    'create index on "Odd name"."A table" (mood)',
    'create sequence public.free_standing',
    'create view public.seen as select * from "Odd name"."A table"',
    'create materialized view public.kept as select 1 as one',
    'create type public.pair as (one int, two int)',
    `create function public.two(int, text) returns int language sql as 'select 2'`,
    `insert into "Odd name"."A table" (mood, name) values ('good', 'Ana')`,
  );
  await first.stop();
  running = await startPostgres({ dataDir, log, durable: false });
  const { url } = running;
  const left = `select format('%s %s', classid::regclass, objid) from pg_shdepend
    where deptype = 'o' and refobjid = 'sastre'::regrole and dbid = (
      select oid from pg_database where datname = current_database())`;
  expect(await query(url, left)).toEqual([]);
  expect(
    await query(
      url,
      `alter table "Odd name"."A table" add column more int`,
      `insert into "Odd name"."A table" (mood) values ('good')`,
      'drop function public.two(int, text)',
      `alter type "Odd name".mood add value 'bad'`,
      'refresh materialized view public.kept',
      'select id, name from "Odd name"."A table" order by id',
    ),
  ).toEqual([
    [1, 'Ana'],
    [2, null],
  ]);
  // And the server of before goes on as it did.
  expect(await query(before, 'select count(*)::int from public.seen')).toEqual([[2]]);
});
