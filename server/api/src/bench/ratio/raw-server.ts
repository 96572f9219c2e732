// The least that answers the same: bare `node:http`, the same statements on the same driver, and their first row as JSON.
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@sastre/db';
import type { Statement } from './record-statements.ts';

const {
  url = '',
  port = 0,
  statements = {},
} = JSON.parse(process.argv[2] ?? '{}') as {
  url?: string;
  port?: number;
  /** By the name of the call. */
  statements?: Record<string, Statement[]>;
};
const { pool } = openDatabase(url);

async function answer(request: IncomingMessage): Promise<string> {
  // Whatever serves a save has to read what is saved.
  if (request.method === 'PUT') JSON.parse(await text(request));
  let rows: unknown[] = [];
  for (const { sql, values } of statements[decodeURIComponent(request.url?.slice(1) ?? '')] ?? [])
    rows = (await pool.query<Record<string, unknown>>(sql, values)).rows;
  return JSON.stringify(rows);
}

createServer((request, response) => {
  void answer(request).then((json) => {
    response.setHeader('content-type', 'application/json; charset=utf-8').end(json);
  });
}).listen(port, 'localhost', () => process.stdout.write('ready\n'));
