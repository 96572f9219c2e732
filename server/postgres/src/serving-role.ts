import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { databaseName, type PostgresCluster } from './postgres-cluster.ts';

/** The role that the server works as: it owns what is in the database, and may run no program and read no file. */
export const servingRole = `${databaseName}_server`;

/** Its password, made of the cluster's, which it so cannot be turned back into. */
export function servingPassword({ password }: Pick<PostgresCluster, 'password'>): string {
  return createHmac('sha256', password).update(servingRole).digest('base64url');
}

const lockKey = 7_265_412;

// Whatever a server of before, which worked as the cluster's owner, has made and will make. Sequences and row types
// follow their tables; members of extensions stay.
const handOver = `do $$
declare said text;
begin
  for said in
    with ours as (select oid from pg_roles where rolname = current_user),
      members as (select objid from pg_depend where deptype = 'e')
    select format('alter schema %I owner to ${servingRole}', nspname) from pg_namespace
      where nspowner = (select oid from ours) and oid >= 16384 and nspname !~ '^pg_'
    union all
    select format('alter %s %s owner to ${servingRole}',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'c' then 'type' else 'table' end,
        oid::regclass)
      from pg_class where relowner = (select oid from ours) and oid >= 16384
        and relkind in ('r', 'p', 'v', 'm', 'S', 'c') and oid not in (select objid from members)
        and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_')
        and not (relkind = 'S' and oid in (select objid from pg_depend where deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${servingRole}', oid::regprocedure) from pg_proc
      where proowner = (select oid from ours) and oid >= 16384
        and oid not in (select objid from members)
    union all
    select format('alter type %s owner to ${servingRole}', oid::regtype) from pg_type
      where typowner = (select oid from ours) and oid >= 16384 and typtype in ('e', 'd', 'r')
        and oid not in (select objid from members)
  loop
    execute said;
  end loop;
end $$`;

/**
 * Makes the role that the server works as, once, and hands over to it what is in our database. `isTest`: it may make
 * databases. `admin` is a connection of the cluster's owner to another database; who comes together waits.
 */
export async function prepareServingRole(
  admin: Client,
  place: { cluster: PostgresCluster; port: number; session: string; isTest: boolean },
): Promise<void> {
  const { cluster, port, session, isTest } = place;
  await admin.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    const found = await admin.query('select 1 from pg_roles where rolname = $1', [servingRole]);
    if (!found.rowCount) await admin.query(`create role ${servingRole}`);
    const may = isTest ? 'createdb' : 'nocreatedb';
    await admin.query(
      `alter role ${servingRole} login nosuperuser nocreaterole noreplication nobypassrls ${may}
        password '${servingPassword(cluster)}'`,
    );
    // Tests look at the server itself.
    if (isTest) await admin.query(`grant pg_monitor, pg_checkpoint to ${servingRole}`);
    await admin.query(`alter database ${databaseName} owner to ${servingRole}`);
    const inside = new Client({
      ...{ host: '127.0.0.1', port, user: databaseName, password: cluster.password },
      ...{ database: databaseName, application_name: session },
    });
    inside.on('error', () => undefined);
    await inside.connect();
    try {
      await inside.query(handOver);
    } finally {
      await inside.end();
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}
