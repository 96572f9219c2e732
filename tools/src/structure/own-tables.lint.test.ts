import { expect, test } from '@jest/globals';
import { ownTablesRule } from './own-tables.lint.ts';
import { lintText } from './testing/lint-text.ts';

const owners = { cv: 'cv', bill: 'payment' };
const said = (file: string, text: string) => lintText(ownTablesRule, { owners }, { file, text });

test.each([
  ['cv/store.ts', "db.insertInto('cv')"],
  ['cv/deep/store.ts', "trx.updateTable('cv').set({})"],
  ['payment/read.ts', "db.selectFrom('cv')"],
  ['payment/read.ts', 'sql`select 1 from cv for update of cv`'],
  ['payment/read.ts', 'sql`select pg_advisory_xact_lock(${key})`'],
])('%s may say %s', (file, text) => {
  expect(said(file, text)).toEqual([]);
});

test.each([
  ["db.insertInto('cv')", /^cv writes cv/],
  ["db.updateTable('cv').set({})", /^cv writes cv/],
  ["db.deleteFrom('cv')", /^cv writes cv/],
  ["db.insertInto('note')", /note has no owner/],
  ['for (const table of tables) db.deleteFrom(table)', /name of the table/],
  ['sql`delete from ${table} where id = 1`', /through Kysely/],
  ['sql`insert\n into cv values (1)`', /through Kysely/],
  ['sql`update cv set body = 1`', /through Kysely/],
])('another folder may not say %j', (text, why) => {
  expect(said('payment/store.ts', text)).toEqual([expect.stringMatching(why)]);
});
