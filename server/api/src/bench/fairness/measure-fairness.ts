import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Account } from '../../testing/server-process.ts';
import { startBenchServer } from '../bench-server.ts';
import type { Attack } from './attack.ts';

/** What was answered, and after how many milliseconds. */
export interface Answered {
  status: number;
  ms: number;
}

/** One user's CV while nobody else prints, and beside another who has all printed that goes. */
export interface Fairness {
  alone: Answered[];
  beside: Answered[];
  /** `/health/live`, before and meanwhile: what is slow before as well is the machine's. */
  livesAlone: Answered[];
  lives: Answered[];
  /** What the other was answered, by status. */
  attacker: Record<number, number>;
}

const ALONE_MS = 30_000;
const BESIDE_MS = 60_000;
const VICTIM_EVERY_MS = 1_000;
const LIVE_EVERY_MS = 20;
const CV = `<html lang="en"><h1>Ada Grey</h1>${'<h2>Work</h2><ul><li>Led the move of the accounts to one ledger.</li></ul><p>Some words about it.</p>'.repeat(6)}</html>`;

/** Measures it on a server of its own. */
export async function measureFairness(
  { documents, inFlight }: Pick<Attack, 'documents' | 'inFlight'>,
  env: Record<string, string>,
): Promise<Fairness> {
  const server = await startBenchServer({ prints: true, env });
  try {
    const [attacker, victim] = [await server.account(), await server.account()];
    // what is loaded once is loaded
    for (let time = 0; time < 5; time += 1) await print(victim);
    const isLive = () => timed(fetch(`${server.url}/health/live`));
    const both = (forMs: number) =>
      Promise.all([
        every(forMs, VICTIM_EVERY_MS, () => print(victim)),
        every(forMs, LIVE_EVERY_MS, isLive),
      ]);
    const [alone, livesAlone] = await both(ALONE_MS);
    const attack = { url: server.url, token: attacker.token, documents, inFlight };
    const thread = new Worker(new URL('./attack.ts', import.meta.url), {
      workerData: attack satisfies Attack,
    });
    const ended = once(thread, 'message');
    const [beside, lives] = await both(BESIDE_MS);
    thread.postMessage('over');
    const [statuses] = (await ended) as [Record<number, number>];
    return { alone, beside, livesAlone, lives, attacker: statuses };
  } finally {
    await server.stop();
  }
}

async function print(account: Account): Promise<Answered> {
  return timed(account.call('POST', '/utils/generate-pdf', { html: CV, docTitle: 'CV' }));
}

async function timed(asked: Promise<Response>): Promise<Answered> {
  const from = performance.now();
  const answer = await asked;
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - from };
}

/** One after the other, at most once in so many milliseconds. */
async function every(
  forMs: number,
  everyMs: number,
  act: () => Promise<Answered>,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const end = performance.now() + forMs; performance.now() < end;) {
    const one = await act();
    answered.push(one);
    await pause(Math.max(1, everyMs - one.ms));
  }
  return answered;
}
