import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CdpConnection } from './cdp-connection.ts';
import { keepChromium } from './chromium-keeper.ts';
import type { ChromiumKeeper } from './chromium-keeper.ts';
import { CV_HTML, CV_TEXT } from './cv.fixture.ts';
import type { ChromiumBinary } from './find-chromium.ts';
import { installFonts } from './install-fonts.ts';
import { keepLog, readPdf, testChromium, testDir } from './pdf-testing.ts';
import { printHtml } from './print-html.ts';

let place: Awaited<ReturnType<typeof testDir>>;
let keeper: ChromiumKeeper | undefined;
const log = keepLog();

beforeEach(async () => {
  place = await testDir();
});
afterEach(async () => {
  await keeper?.stop();
  await place.remove();
});

async function keep(binary: ChromiumBinary): Promise<ChromiumKeeper> {
  const fontConfig = await installFonts(join(place.dir, 'fonts'));
  return (keeper = keepChromium({ binary, fontConfig, log }));
}

/** A Chromium that first does what the lines say. */
async function wrapped(lines: string): Promise<ChromiumBinary> {
  const { path, libraryDir } = await testChromium();
  const script = join(place.dir, 'chromium.sh');
  await writeFile(script, `#!/bin/sh\n${lines}\nexec "${path}" "$@"\n`);
  await chmod(script, 0o755);
  return { path: script, libraryDir, source: 'configured' };
}

/** Kills Chromium when the print itself has been asked for; it is held before, or a quick one would still answer. */
function killedAtPrint(cdp: CdpConnection, pid: number): CdpConnection {
  return {
    ...cdp,
    call(method, params, options) {
      if (method === 'Page.printToPDF') process.kill(pid, 'SIGSTOP');
      const answer = cdp.call(method, params, options);
      if (method === 'Page.printToPDF') process.kill(pid, 'SIGKILL');
      return answer;
    },
  };
}

test('a Chromium killed in the middle of a print rejects at once, and the next print works', async () => {
  const chromium = await keep(await testChromium());
  for (let round = 0; round < 5; round += 1) {
    const { cdp, pid } = await chromium.running();
    const start = performance.now();
    await expect(
      printHtml(killedAtPrint(cdp, pid), CV_HTML, { deadlineMs: 15_000 }),
    ).rejects.toMatchObject({ code: 'pdf-failed', cause: { kind: 'closed' } });
    expect(performance.now() - start).toBeLessThan(5_000);
  }
  const { cdp } = await chromium.running();
  const pdf = await readPdf(await printHtml(cdp, CV_HTML, { deadlineMs: 15_000 }));
  expect(pdf.text).toBe(CV_TEXT);
}, 60_000);

test('a crashed page is noticed although its calls are never answered', async () => {
  const chromium = await keep(await testChromium());
  const { cdp } = await chromium.running();
  const crashing: CdpConnection = {
    ...cdp,
    call(method, params, options) {
      if (method === 'Page.printToPDF') cdp.call('Page.crash', {}, options).catch(() => undefined);
      return cdp.call(method, params, options);
    },
  };
  const start = performance.now();
  await expect(printHtml(crashing, CV_HTML, { deadlineMs: 15_000 })).rejects.toMatchObject({
    code: 'pdf-failed',
  });
  expect(performance.now() - start).toBeLessThan(5_000);
  // A crash may take the whole Chromium along a moment later; like the service, print again once then.
  const next = async () =>
    printHtml((await chromium.running()).cdp, CV_HTML, { deadlineMs: 15_000 });
  await expect(next().catch(next)).resolves.toBeInstanceOf(Uint8Array);
}, 30_000);

test('where the system refuses the sandbox, Chromium runs without it and the log says so', async () => {
  const refusing = `case " $* " in *" --no-sandbox "*) ;; *) echo "FATAL: No usable sandbox!" >&2; exit 1;; esac`;
  const chromium = await keep(await wrapped(refusing));
  const { pid } = await chromium.running();
  expect(log.lines.at(-1)).toMatchObject({ level: 'warn', details: { pid, sandbox: false } });
}, 30_000);

test('another failure never costs the sandbox', async () => {
  const chromium = await keep(await wrapped('echo "disk full" >&2; exit 1'));
  await expect(chromium.running()).rejects.toMatchObject({ output: 'disk full\n' });
  await expect(chromium.running()).rejects.toThrow('Chromium did not start');
}, 30_000);
