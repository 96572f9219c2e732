import { afterEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startPostgres, type EmbeddedPostgres } from './postgres-supervisor.ts';
import { makeInitialisedFolder, makeTemporaryFolder } from './testing/temporary-cluster.ts';
import { isAlive, until } from '@sastre/shared-testing/node';

// Databases are made and killed here: a busy machine may need longer than the usual limit.

const log = { info() {}, warn() {}, error() {} };
const folders: string[] = [];
const started: EmbeddedPostgres[] = [];

const folderFrom = async (make: () => Promise<string>) => {
  const folder = await make();
  folders.push(folder);
  return folder;
};
const start = async (dataDir: string, durable = false) => {
  const postgres = await startPostgres({ dataDir, log, durable });
  started.push(postgres);
  return postgres;
};
const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, maxRetries: 5 });
});

test('makes the database once, safely set up, and keeps the data over a stop and a start', async () => {
  const dataDir = join(await folderFrom(makeTemporaryFolder), 'made', 'by-us');
  const first = await start(dataDir, true);
  await query(first.url, `create table note (text text)`);
  await query(first.url, `insert into note values ('Grüße, São Paulo')`);
  const owner = new URL(first.url);
  owner.username = 'sastre';
  owner.password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const settings = await query(
    owner.href,
    `select current_setting('fsync') fsync, current_setting('listen_addresses') addresses,
      current_setting('unix_socket_directories') sockets, current_setting('server_encoding') encoding,
      current_setting('port')::int < 32768 low_port, upper('ß é') upper`,
  );
  expect(settings).toEqual([
    {
      fsync: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      low_port: true,
      upper: 'ß É',
    },
  ]);
  const passwords = `select rolpassword like 'SCRAM-SHA-256%' scram from pg_authid where rolcanlogin`;
  expect(await query(owner.href, passwords)).toEqual([{ scram: true }, { scram: true }]);
  await expect(query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
  const mode = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
  expect([await mode('pg'), await mode('postgres-password'), await mode('postgres.log')]).toEqual([
    0o700, 0o600, 0o600,
  ]);

  await first.stop();
  // Its parent reaps it a moment after it has let go of the data.
  await until(() => !isAlive(first.pid));
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select text from note')).toEqual([{ text: 'Grüße, São Paulo' }]);
  expect(new URL(second.url).host).toBe(new URL(first.url).host);
});

test('brings a killed postmaster back under the same URL with what was committed', async () => {
  const postgres = await start(await folderFrom(makeInitialisedFolder));
  const { url, pid } = postgres;
  await query(url, `create table note as select 'kept' as text`);
  await query(url, 'checkpoint');
  for (let round = 0; round < 2; round += 1) {
    const killed = postgres.pid;
    process.kill(killed, 'SIGKILL');
    await until(() => postgres.pid !== killed);
    expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]);
  }
  expect(postgres.url).toBe(url);
  expect(postgres.pid).not.toBe(pid);
});

test('recovers from the crash of a single backend without a new postmaster', async () => {
  const postgres = await start(await folderFrom(makeInitialisedFolder));
  const { pid } = postgres;
  const [backend] = await query(
    postgres.url,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  );
  process.kill(Number(backend?.['pid']), 'SIGKILL');
  const rows = await until(() => query(postgres.url, 'select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(postgres.pid).toBe(pid);
  // At this moment the supervisor itself has not reconnected yet.
  await postgres.stop();
  await expect(query(postgres.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('adopts what a killed server has left running, and stops it in the end', async () => {
  const dataDir = await folderFrom(makeInitialisedFolder);
  const fixture = fileURLToPath(new URL('./testing/starter.fixture.ts', import.meta.url));
  const starter = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fixture, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const line = await new Promise<string>((resolve) =>
    starter.stdout.once('data', (data: Buffer) => resolve(data.toString())),
  );
  const left = JSON.parse(line) as { pid: number };
  const ended = new Promise((resolve) => starter.once('exit', resolve));
  starter.kill('SIGKILL');
  await ended;

  const postgres = await start(dataDir);
  expect(postgres.pid).toBe(left.pid);
  expect(postgres.adopted).toBe(true);
  await postgres.stop();
  await expect(query(postgres.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('servers that start together share one postmaster, and the last to leave stops it', async () => {
  const dataDir = await folderFrom(makeTemporaryFolder);
  const [one, two, three] = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
  expect(new Set([one.pid, two.pid, three.pid]).size).toBe(1);
  expect((await readdir(dataDir)).filter((name) => name.includes('draft'))).toEqual([]);
  // Each brings it back by itself when it dies, and they still agree.
  const { pid } = one;
  process.kill(pid, 'SIGKILL');
  // On a busy machine bringing it back takes longer than what is waited for else.
  await until(() => [one, two, three].every((postgres) => postgres.pid !== pid), 45_000);
  expect(new Set([one.pid, two.pid, three.pid]).size).toBe(1);
  await one.stop();
  expect(await query(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await Promise.all([two.stop(), three.stop()]);
  await expect(query(two.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('does an initdb again that was killed half-way', async () => {
  const dataDir = await folderFrom(makeTemporaryFolder);
  const draft = join(dataDir, `pg-draft-${process.pid}-killed`);
  await mkdir(join(draft, 'pg', 'base'), { recursive: true });
  await writeFile(join(draft, 'pg', 'PG_VERSION'), '18\n');
  const postgres = await start(dataDir);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).not.toContain(`pg-draft-${process.pid}-killed`);
});

test('takes another port when its own is taken, and a stale lock file does not stop it', async () => {
  const dataDir = await folderFrom(makeInitialisedFolder);
  const first = await start(dataDir);
  await first.stop();
  const port = Number(await readFile(join(dataDir, 'postgres-port'), 'utf8'));
  const squatter = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  // The id of a process that lives but is no postmaster, as after a restart of the machine.
  await writeFile(
    join(dataDir, 'pg', 'postmaster.pid'),
    `${process.pid}\n${dataDir}/pg\n1\n${port}\n`,
  );
  const second = await start(dataDir);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(new URL(second.url).port).not.toBe(String(port));
  await new Promise((resolve) => squatter.close(resolve));
});

test('can be stopped while the database is being brought back', async () => {
  const dataDir = await folderFrom(makeInitialisedFolder);
  const postgres = await start(dataDir);
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.stop();
  await expect(
    readFile(join(dataDir, 'pg', 'postmaster.pid'))
      .then((text) => isAlive(Number(text.toString().split('\n')[0])))
      .catch(() => false),
  ).resolves.toBe(false);
});

test('a start that is called off leaves no postmaster behind', async () => {
  const dataDir = await folderFrom(makeInitialisedFolder);
  const caller = new AbortController();
  const starting = startPostgres({ dataDir, log, durable: false, signal: caller.signal });
  const launched = await until(async () => {
    const text = await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n')[0]) || null;
  });
  caller.abort(new Error('called off'));
  // One that was quicker than this test is stopped as any other.
  const started = await starting.catch((error: unknown) => {
    expect(error).toMatchObject({ message: expect.stringMatching(/called off|aborted/) });
  });
  await started?.stop();
  await until(() => !isAlive(launched));
});

test('says what is wrong with a data folder it cannot use', async () => {
  const dataDir = await folderFrom(makeInitialisedFolder);
  await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '12\n');
  await expect(start(dataDir)).rejects.toThrow('are of PostgreSQL 12');
  await rm(join(dataDir, 'postgres-password'));
  await expect(start(dataDir)).rejects.toThrow('password of the database is missing');
  if (process.getuid?.() !== 0) return;
  await chmod(dataDir, 0o700);
  await expect(start(dataDir)).rejects.toThrow(`chmod o+x ${dataDir}`);
});
