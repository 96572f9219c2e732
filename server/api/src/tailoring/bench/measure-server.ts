import { setTimeout as pause } from 'node:timers/promises';
import type { Cv, CvContent, TailoringProgress } from '@sastre/shared-contracts/api';
import { analystCv } from '@sastre/reading/testing';
import { largestCv, largestJob } from './largest.ts';
import type { Account, ServerProcess } from '../../testing/server-process.ts';
import { startLimitlessServer } from './bench-server.ts';

/** Times in milliseconds of what was asked while the server had nothing to do, and while one account had it do all it could. */
export interface ServerTimes {
  ready: { idle: number[]; busy: number[] };
  /** Another account asks what a start would meet. */
  check: { idle: number[]; busy: number[] };
  /** Answers other than a good one, of all that was asked meanwhile and before. */
  refused: number;
  jobs: { count: number; completed: number; seconds: number };
  /** Megabytes of the server: when it had started, and at most. */
  memory: { started: number; most: number };
}

const JOBS = 10;
const CHECKS = 20;
const IDLE_MS = 4_000;
const EVERY_MS = 10;
const CHECK_EVERY_MS = 200;

/** The jobs that one account starts at once are of the largest CV and the longest text. */
export async function measureServer(): Promise<ServerTimes> {
  const server = await startLimitlessServer();
  try {
    const started = server.memory().now;
    const [one, other] = [await server.account(), await server.account()];
    await saveCv(one, largestCv());
    await saveCv(other, analystCv);
    // What a thread loads once is loaded.
    await ended(one, await start(one));
    await checked(other);
    const idle = await watching(server, other, () => pause(IDLE_MS));
    const from = performance.now();
    let completed = 0;
    const busy = await watching(server, other, async () => {
      const ids = await Promise.all(Array.from({ length: JOBS }, () => start(one)));
      // The same account asks as well, as often as it may at once.
      const checks = Promise.all(Array.from({ length: CHECKS }, () => checked(one)));
      const states = await Promise.all(ids.map((id) => ended(one, id)));
      completed = states.filter(({ state }) => state === 'completed').length;
      await checks;
    });
    const seconds = (performance.now() - from) / 1_000;
    return {
      ready: { idle: idle.ready, busy: busy.ready },
      check: { idle: idle.check, busy: busy.check },
      refused: idle.refused + busy.refused,
      jobs: { count: JOBS, completed, seconds },
      memory: { started, most: server.memory().most },
    };
  } finally {
    await server.stop();
  }
}

async function watching(server: ServerProcess, other: Account, during: () => Promise<void>) {
  let isOver = false;
  const end = () => isOver;
  const ready = repeat(() => fetch(`${server.url}/health/ready`), EVERY_MS, end);
  const check = repeat(() => checked(other), CHECK_EVERY_MS, end);
  await during().finally(() => (isOver = true));
  const [health, checks] = [await ready, await check];
  return {
    ready: health.times,
    check: checks.times,
    refused: health.refused + checks.refused,
  };
}

interface Asked {
  times: number[];
  refused: number;
}

async function repeat(
  ask: () => Promise<Response>,
  everyMs: number,
  isOver: () => boolean,
): Promise<Asked> {
  const asked: Asked = { times: [], refused: 0 };
  while (!isOver()) {
    const from = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    asked.times.push(performance.now() - from);
    if (!answer.ok) asked.refused += 1;
    await pause(everyMs);
  }
  return asked;
}

async function saveCv(account: Account, content: CvContent): Promise<void> {
  const { _id: id } = (await (await account.call('GET', '/user/me/cv')).json()) as Cv;
  const answer = await account.call('PUT', `/user/me/cv/${id}`, content);
  if (!answer.ok) throw new Error(`The CV was not saved: ${await answer.text()}`);
}

const request = { ...largestJob(), includeCoverLetter: true, useAiTailoring: true };
const checked = (account: Account) => account.call('POST', '/user/me/cv/tailor/check', request);

async function start(account: Account): Promise<string> {
  const answer = await account.call('POST', '/user/me/cv/tailor', request);
  if (!answer.ok) throw new Error(`The job was not started: ${await answer.text()}`);
  return ((await answer.json()) as { bullId: string }).bullId;
}

async function ended(account: Account, id: string): Promise<TailoringProgress> {
  for (;;) {
    const answer = await account.call('GET', `/user/me/cv/tailor/progress/${id}`);
    const progress = (await answer.json()) as TailoringProgress;
    if (/completed|failed/.test(progress.state)) return progress;
    await pause(250);
  }
}
