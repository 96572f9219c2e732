import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { until } from '@sastre/shared-testing/node';
import type { ChromiumSupervisor } from './chromium-supervisor.ts';
import { CV_HTML, CV_TEXT } from '../testing/cv.fixture.ts';
import { PdfError } from '../ground/pdf-error.ts';
import {
  keepLog,
  killRenderers,
  livingInGroup,
  readPdf,
  testDir,
  testSupervisor,
  zombieChildren,
} from '../testing/pdf-testing.ts';
import { printHtml } from './print-html.ts';

const KILLS = process.env['SOAK'] ? 50 : 3;
const USERS = 4;
const DEADLINE_MS = 15_000;

const temporaryBefore = process.env['TMPDIR'];
let place: Awaited<ReturnType<typeof testDir>>;
let supervisor: ChromiumSupervisor;
const log = keepLog();

beforeAll(async () => {
  place = await testDir();
  // Chromium's folders are made here, so that one that is left is seen
  process.env['TMPDIR'] = place.dir;
  supervisor = await testSupervisor(place.dir, { log, pages: 3 });
  await supervisor.running();
}, 60_000);
afterAll(async () => {
  if (temporaryBefore === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporaryBefore;
  await supervisor.stop();
  await place.remove();
});

interface Answer {
  ms: number;
  text?: string;
  error?: unknown;
}

async function answer(): Promise<Answer> {
  const start = performance.now();
  try {
    const bytes = await printHtml(supervisor, CV_HTML, { deadlineMs: DEADLINE_MS, log });
    const ms = performance.now() - start;
    return { ms, text: (await readPdf(bytes)).text };
  } catch (error) {
    return { ms: performance.now() - start, error };
  }
}

/** The whole of it, its helpers too, one renderer, or a Chromium that only stands still. */
async function strike(round: number): Promise<number> {
  const { pid, cdp } = (await supervisor.running()).process;
  if (round % 3 === 0) process.kill(pid, 'SIGKILL');
  else if (round % 3 === 1) process.kill(-pid, 'SIGKILL');
  else if (round % 6 === 5) process.kill(pid, 'SIGSTOP');
  else await killRenderers(cdp).catch(() => undefined);
  return pid;
}

test(
  `Chromium is killed ${KILLS} times under load: every answer is a whole PDF or a clear 503, in time, and nothing is left`,
  async () => {
    const answers: Answer[] = [];
    const struck = new Set<number>();
    let striking = true;
    const user = async () => {
      while (striking) answers.push(await answer());
    };
    const users = Promise.all(Array.from({ length: USERS }, user));
    for (let round = 0; round < KILLS; round += 1) {
      // now while its pages are being opened, now in the middle of documents
      const seen = answers.length + (round % 4) * 2;
      await until(() => answers.length >= seen);
      struck.add(await strike(round));
    }
    striking = false;
    await users;
    expect(await answer()).toMatchObject({ text: CV_TEXT });
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(DEADLINE_MS);
    const refused = answers.filter(({ error }) => error !== undefined);
    for (const { error } of refused) {
      expect(error).toBeInstanceOf(PdfError);
      expect(error).toMatchObject({
        code: 'pdf-unavailable',
        retryAfterSeconds: expect.any(Number),
      });
    }
    const printed = answers.filter(({ text }) => text !== undefined);
    expect(new Set(printed.map(({ text }) => text))).toEqual(new Set([CV_TEXT]));
    expect(printed.length).toBeGreaterThan(refused.length);
    await supervisor.stop();
    for (const pid of struck) expect(livingInGroup(pid)).toEqual([]);
    expect(zombieChildren()).toEqual([]);
    expect((await readdir(place.dir)).filter((name) => name.startsWith('chromium-'))).toEqual([]);
  },
  60_000 + KILLS * DEADLINE_MS,
);
