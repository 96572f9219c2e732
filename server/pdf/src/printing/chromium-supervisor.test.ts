import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@sastre/shared-testing/node';
import type { ChromiumSupervisor, SupervisorOptions } from './chromium-supervisor.ts';
import { CV_HTML, CV_TEXT } from '../testing/cv.fixture.ts';
import type { ChromiumBinary } from '../chromium/find-chromium.ts';
import {
  keepLog,
  livingInGroup,
  readPdf,
  testChromium,
  testDir,
  testSupervisor,
} from '../testing/pdf-testing.ts';
import { printHtml } from './print-html.ts';

let place: Awaited<ReturnType<typeof testDir>>;
let supervisor: ChromiumSupervisor | undefined;
let log: ReturnType<typeof keepLog>;

beforeEach(async () => {
  place = await testDir();
  log = keepLog();
});
afterEach(async () => {
  await supervisor?.stop();
  await place.remove();
});

async function keep(options: Partial<SupervisorOptions> = {}): Promise<ChromiumSupervisor> {
  return (supervisor = await testSupervisor(place.dir, { log, pages: 1, ...options }));
}

/** A Chromium that first does what the lines say. */
async function wrapped(lines: string): Promise<ChromiumBinary> {
  const { path, libraryDir } = await testChromium();
  const script = join(place.dir, 'chromium.sh');
  await writeFile(script, `#!/bin/sh\n${lines}\nexec "${path}" "$@"\n`);
  await chmod(script, 0o755);
  return { path: script, libraryDir, source: 'configured' };
}

async function printed(chromium: ChromiumSupervisor): Promise<string> {
  return (await readPdf(await printHtml(chromium, CV_HTML, { deadlineMs: 15_000, log }))).text;
}

/** The ids of the Chromiums that were started, in turn; waits until there are `count`. */
async function started(count: number): Promise<number[]> {
  const pids = () =>
    log.lines.flatMap(({ details }) =>
      'path' in details && 'pid' in details ? [Number(details.pid)] : [],
    );
  while (pids().length < count) await log.next();
  return pids();
}

test('a Chromium that ended is started again at once, before anybody asks', async () => {
  const chromium = await keep();
  const { process: first } = await chromium.running();
  process.kill(first.pid, 'SIGKILL');
  const [, second] = await started(2);
  expect((await chromium.running()).process.pid).toBe(second);
  expect(await printed(chromium)).toBe(CV_TEXT);
}, 30_000);

test('a start that fails is tried again by itself until it works', async () => {
  const tries = join(place.dir, 'tries');
  await writeFile(tries, '');
  await chmod(tries, 0o666);
  const failing = `echo x >> ${tries}; [ $(wc -l < ${tries}) -gt 3 ] || { echo "disk full" >&2; exit 1; }`;
  const chromium = await keep({ binary: await wrapped(failing) });
  await expect(chromium.running()).rejects.toMatchObject({
    code: 'pdf-unavailable',
    retryAfterSeconds: 1,
    cause: { output: 'disk full\n' },
  });
  await started(1);
  expect(await printed(chromium)).toBe(CV_TEXT);
  expect(await readFile(tries, 'utf8')).toBe('x\n'.repeat(4));
}, 30_000);

test('what fails again and again is tried at growing intervals, and whoever asks is told at once', async () => {
  const chromium = await keep({ binary: await wrapped('exit 1') });
  await expect(chromium.running()).rejects.toThrow('could not be started');
  const failures = () => log.lines.filter(({ details }) => 'failures' in details);
  while (failures().length < 7) await log.next();
  const start = performance.now();
  await expect(chromium.running()).rejects.toMatchObject({
    code: 'pdf-unavailable',
    retryAfterSeconds: 4,
  });
  expect(performance.now() - start).toBeLessThan(1_000);
  await chromium.stop();
  expect(failures()).toHaveLength(7);
}, 30_000);

test('where the system refuses the sandbox, Chromium runs without it and the log says so', async () => {
  const refusing = `case " $* " in *" --no-sandbox "*) ;; *) echo "FATAL: No usable sandbox!" >&2; exit 1;; esac`;
  const chromium = await keep({ binary: await wrapped(refusing) });
  const { pid } = (await chromium.running()).process;
  expect(log.lines.at(-1)).toMatchObject({ level: 'warn', details: { pid, sandbox: false } });
}, 30_000);

test('another failure never costs the sandbox', async () => {
  const args = join(place.dir, 'args');
  await writeFile(args, '');
  await chmod(args, 0o666);
  const chromium = await keep({ binary: await wrapped(`echo "$@" >> ${args}; exit 1`) });
  await expect(chromium.running()).rejects.toThrow('could not be started');
  await expect(chromium.running()).rejects.toThrow('could not be started');
  expect(await readFile(args, 'utf8')).not.toContain('--no-sandbox');
}, 30_000);

test.each([
  ['after so many documents', { documentsPerChromium: 4 }],
  ['when it holds too much memory', { chromiumBytes: 1, documentsPerLook: 4 }],
])(
  'Chromium is replaced %s, and nobody notices',
  async (_, limits) => {
    const chromium = await keep({ limits, pages: 2 });
    const { pid } = (await chromium.running()).process;
    const texts = await Promise.all(Array.from({ length: 10 }, () => printed(chromium)));
    expect(new Set(texts)).toEqual(new Set([CV_TEXT]));
    const pids = await started(2);
    expect(pids[0]).toBe(pid);
    await until(() => livingInGroup(pid).length === 0);
    expect(log.lines.some(({ details }) => 'attempt' in details)).toBe(false);
    expect(await printed(chromium)).toBe(CV_TEXT);
  },
  30_000,
);

test('pages that hold too much memory are replaced, their Chromium is not', async () => {
  const chromium = await keep({ limits: { pageBytes: 1, documentsPerLook: 1 } });
  const { process: first } = await chromium.running();
  const gone = new Promise<void>((resolve) => {
    first.cdp.listen(({ method }) => method === 'Target.detachedFromTarget' && resolve());
  });
  expect(await printed(chromium)).toBe(CV_TEXT);
  await gone;
  expect(await printed(chromium)).toBe(CV_TEXT);
  expect(await started(1)).toEqual([first.pid]);
}, 30_000);

test('a stop while Chromium is being started leaves nothing', async () => {
  const chromium = await keep();
  const starting = chromium.running().catch(() => undefined);
  await chromium.stop();
  await starting;
  for (const pid of await started(1)) expect(livingInGroup(pid)).toEqual([]);
  await expect(chromium.running()).rejects.toMatchObject({ code: 'pdf-unavailable' });
}, 30_000);
