// A server that does nothing but start the database of the folder given, say so, and wait to be killed.
import { startPostgres } from '../postgres-supervisor.ts';

const [dataDir = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const { pid, url, adopted } = await startPostgres({ dataDir, log, durable: false });
process.stdout.write(`${JSON.stringify({ pid, url, adopted })}\n`);
