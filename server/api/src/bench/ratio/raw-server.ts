// The least that answers the same: bare `node:http`, the same statements on the same driver, and their rows as JSON below
// the same headers.
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@sastre/db';
import type { RecordedCall } from './record-statements.ts';

const {
  url = '',
  port = 0,
  calls = {},
} = JSON.parse(process.argv[2] ?? '{}') as {
  url?: string;
  port?: number;
  /** By name. */
  calls?: Record<string, RecordedCall>;
};
const { pool } = openDatabase(url);

async function answer(request: IncomingMessage, call: RecordedCall | undefined): Promise<string> {
  // Whatever serves a save has to read what is saved, and to write it for the database.
  const saved = request.method === 'PUT' ? JSON.stringify(JSON.parse(await text(request))) : null;
  let rows: unknown[] = [];
  for (const { sql, values } of call?.statements ?? []) {
    const put =
      saved === null ? values : values.map((value) => (isDocument(value) ? saved : value));
    rows = (await pool.query<Record<string, unknown>>(sql, put)).rows;
  }
  return JSON.stringify(rows);
}

const isDocument = (value: unknown) => typeof value === 'string' && value.startsWith('{');

createServer((request, response) => {
  const call = calls[decodeURIComponent(request.url?.slice(1) ?? '')];
  void answer(request, call).then((json) => response.writeHead(200, call?.headers).end(json));
}).listen(port, 'localhost', () => process.stdout.write('ready\n'));
