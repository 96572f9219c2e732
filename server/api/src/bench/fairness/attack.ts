// Runs as a thread, so that what it costs to attack is not taken for what it costs to be attacked.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';

/** What the thread is given. */
export interface Attack {
  url: string;
  token: string;
  documents: readonly string[];
  inFlight: number;
}

const PAUSE_MS = 1_000;
const { url, token, documents, inFlight } = workerData as Attack;
const bodies = documents.map((html) => Buffer.from(JSON.stringify({ html, docTitle: 'CV' })));
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const pool = new Pool(url, { connections: inFlight });
const statuses: Record<number, number> = {};
let isOver = false;
let next = 0;

async function print(body: Buffer): Promise<number> {
  const path = '/api/utils/generate-pdf';
  const answer = await pool.request({ method: 'POST', path, headers, body });
  await answer.body.dump();
  return answer.statusCode;
}

async function attack(): Promise<void> {
  while (!isOver) {
    const body = bodies[next++ % bodies.length] ?? Buffer.from('');
    const status = await print(body).catch(() => 0);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // whoever is refused tries again soon
    if (status === 429 || status === 0) await pause(PAUSE_MS);
  }
}

parentPort?.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: inFlight }, attack));
parentPort?.postMessage(statuses);
await pool.close();
