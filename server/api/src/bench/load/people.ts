import { randomUUID } from 'node:crypto';
import { analystCv } from '@sastre/reading/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import { addJobs } from '../add-jobs.ts';
import type { BenchServer } from '../bench-server.ts';

/** What somebody does again and again. */
export type Deed = 'save' | 'poll' | 'read' | 'print';

/** One call of one person, every so many milliseconds. */
export interface Person {
  deed: Deed;
  everyMs: number;
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** How many do what. */
export interface Crowd {
  saving: number;
  polling: number;
  reading: number;
  /** All of them together. */
  pdfsAMinute: number;
}

const EVERY_MS: Readonly<Record<Deed, number>> = {
  save: 10_000,
  poll: 1_000,
  read: 5_000,
  print: 20_000,
};
const SAVED = JSON.stringify(analystCv);
/** What prints: a page of ordinary text. */
const PAPER = JSON.stringify({
  html: `<html lang="en"><h1>Ada Grey</h1>${'<h2>Work</h2><ul><li>Led the move of the accounts to one ledger.</li></ul><p>Some words about it.</p>'.repeat(12)}</html>`,
  docTitle: 'CV',
});
const AT_ONCE = 20;

/** Signs everybody in and gives each what their calls need. Each has an address of their own, as behind a balancer. */
export async function gather(server: BenchServer, crowd: Crowd, pool: Pool): Promise<Person[]> {
  const printing = Math.ceil((crowd.pdfsAMinute * EVERY_MS.print) / 60_000);
  const deeds: Deed[] = [
    ...Array.from({ length: crowd.saving }, () => 'save' as const),
    ...Array.from({ length: crowd.polling }, () => 'poll' as const),
    ...Array.from({ length: crowd.reading }, () => 'read' as const),
    ...Array.from({ length: printing }, () => 'print' as const),
  ];
  const people: Person[] = [];
  const jobs: { id: string; userId: string }[] = [];
  async function signIn(): Promise<void> {
    for (let deed = deeds.pop(); deed !== undefined; deed = deeds.pop()) {
      const { sub, token } = await server.account();
      const headers = headersOf(token, people.length);
      const request = { method: 'GET', path: '/api/user/me/cv', headers } as const;
      const { statusCode, body } = await pool.request(request);
      const cv = (await body.json()) as { _id: string };
      if (statusCode !== 200) throw new Error(`Somebody was answered ${statusCode}.`);
      const job = randomUUID();
      if (deed === 'poll') jobs.push({ id: job, userId: sub });
      people.push({ deed, everyMs: EVERY_MS[deed], headers, ...callOf(deed, { cv: cv._id, job }) });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, signIn));
  await addJobs(server.databaseUrl, jobs);
  return people;
}

function headersOf(token: string, at: number): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
  };
}

function callOf(deed: Deed, ids: { cv: string; job: string }) {
  const calls = {
    save: { method: 'PUT', path: `/api/user/me/cv/${ids.cv}`, body: SAVED },
    poll: { method: 'GET', path: `/api/user/me/cv/tailor/progress/${ids.job}`, body: null },
    read: { method: 'GET', path: '/api/user/me/cv', body: null },
    print: { method: 'POST', path: '/api/utils/generate-pdf', body: PAPER },
  } as const;
  return calls[deed];
}

/** What was answered, and after how many milliseconds; a call that was cut counts as status 0. */
export interface Answered {
  deed: Deed;
  status: number;
  ms: number;
}

/** All do what they do for a while, each at a time of their own and whether or not the last call has been answered. */
export async function live(people: readonly Person[], forMs: number, pool: Pool) {
  const answered: Answered[] = [];
  const from = performance.now();
  async function call({ deed, method, path, headers, body }: Person): Promise<void> {
    const at = performance.now();
    const status = await pool
      .request({ method, path, headers, body })
      .then(async (answer) => (await answer.body.dump(), answer.statusCode))
      .catch(() => 0);
    answered.push({ deed, status, ms: performance.now() - at });
  }
  async function person(one: Person, share: number): Promise<void> {
    const calls: Promise<void>[] = [];
    for (let due = from + share * one.everyMs; due < from + forMs; due += one.everyMs) {
      await pause(Math.max(0, due - performance.now()));
      calls.push(call(one));
    }
    await Promise.all(calls);
  }
  // spread evenly over what each waits between two calls
  const spread = (at: number) => (at * 0.618_033_988_75) % 1;
  await Promise.all(people.map((one, at) => person(one, spread(at))));
  return answered;
}
