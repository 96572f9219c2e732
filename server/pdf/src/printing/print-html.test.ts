import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CdpError } from '../chromium/cdp-connection.ts';
import type { ChromiumSupervisor } from './chromium-supervisor.ts';
import { PdfError } from '../ground/pdf-error.ts';
import { CV_HTML, CV_TEXT } from '../testing/cv.fixture.ts';
import {
  killRenderers,
  keepLog,
  readPdf,
  testDir,
  testSupervisor,
  undated,
} from '../testing/pdf-testing.ts';
import { printHtml } from './print-html.ts';
import type { RunningChromium } from './running-chromium.ts';
import { sanitizeCvHtml } from '../document/sanitize-cv-html.ts';

const HUGE = `<body>${'<span style="color:#123456">word </span>'.repeat(50_000)}</body>`;

let place: Awaited<ReturnType<typeof testDir>>;
let supervisor: ChromiumSupervisor;
const log = keepLog();

beforeAll(async () => {
  place = await testDir();
  supervisor = await testSupervisor(place.dir, { log });
  await supervisor.running();
}, 60_000);
afterAll(async () => {
  await supervisor.stop();
  await place.remove();
});

async function textOf(printing: Promise<Uint8Array>): Promise<string> {
  return (await readPdf(await printing)).text;
}

function print(
  html: string,
  by: Pick<ChromiumSupervisor, 'running'> = supervisor,
  deadlineMs = 15_000,
) {
  return printHtml(by, html, { deadlineMs, log });
}

test('what keeps a document off the screen changes nothing on paper', async () => {
  const { html } = sanitizeCvHtml(CV_HTML, { docTitle: 'CV' });
  const shown = html.replace(/<style media="screen">[^<]*<\/style>/, '');
  expect(shown).not.toBe(html);
  const [hidden, seen] = [await print(html), await print(shown)];
  expect(undated(hidden)).toBe(undated(seen));
});

/** Does something to Chromium while it prints, for the first `times` documents. */
function struck(
  strike: (chromium: RunningChromium) => Promise<void>,
  times: number,
  by: Pick<ChromiumSupervisor, 'running'> = supervisor,
) {
  let left = times;
  const running = async (): Promise<RunningChromium> => {
    const chromium = await by.running();
    if (left-- <= 0) return chromium;
    return {
      ...chromium,
      use: (work, patienceMs) =>
        chromium.use(async (page) => {
          const printing = work({
            ...page,
            async print(html, timeoutMs) {
              const pages = page.print(html, timeoutMs);
              await Promise.all([strike(chromium), pages.catch(() => undefined)]);
              return pages;
            },
          });
          return printing;
        }, patienceMs),
    };
  };
  return { running };
}

const kill = async ({ process: { pid } }: RunningChromium) => void process.kill(pid, 'SIGKILL');
/** Only a big document is still in print when the blow falls. */
const CV_OF_MANY_PAGES = CV_HTML.replace(
  '<h2>Experience',
  `${'<p>word</p>'.repeat(600)}<h2>Experience`,
);

test('a document whose Chromium is killed is printed again by the next one', async () => {
  const text = await textOf(print(CV_OF_MANY_PAGES, struck(kill, 2)));
  expect(text.replace(/ word(?= )/g, '')).toBe(CV_TEXT);
}, 30_000);

test('a document under which Chromium dies again and again is refused for now, clearly', async () => {
  await expect(print(CV_OF_MANY_PAGES, struck(kill, 9))).rejects.toMatchObject({
    code: 'pdf-unavailable',
    retryAfterSeconds: 5,
  });
  expect(await textOf(print(CV_HTML))).toBe(CV_TEXT);
}, 30_000);

test('a crashed page is noticed although its calls are never answered, and its document printed again', async () => {
  // of its only page: one that broke before anybody used it would speak against Chromium itself
  const single = await testSupervisor(place.dir, { log, pages: 1 });
  const crash = struck(({ process: { cdp } }) => killRenderers(cdp), 1, single);
  const text = await textOf(print(CV_OF_MANY_PAGES, crash));
  expect(text.replace(/ word(?= )/g, '')).toBe(CV_TEXT);
  // Whether Chromium itself outlives it is Chromium's affair: on a busy machine it often ends, and is started again.
  await single.stop();
}, 30_000);

test('a print that fails because the renderer has just gone is tried again', async () => {
  const refusal = new CdpError('refused', 'Printing failed');
  let tries = 0;
  const running = async () => {
    const chromium = await supervisor.running();
    const use: RunningChromium['use'] = (work, patienceMs) => {
      tries += 1;
      return tries === 1 ? Promise.reject(refusal) : chromium.use(work, patienceMs);
    };
    return { ...chromium, use };
  };
  expect(await textOf(print(CV_HTML, { running }))).toBe(CV_TEXT);
  expect(tries).toBe(2);
}, 30_000);

test('a Chromium that hangs is given up and replaced, and the document printed in time', async () => {
  const { pid } = (await supervisor.running()).process;
  process.kill(pid, 'SIGSTOP');
  const start = performance.now();
  expect(await textOf(print(CV_HTML))).toBe(CV_TEXT);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect((await supervisor.running()).process.pid).not.toBe(pid);
}, 30_000);

test('a document that never finishes ends by its deadline, and the next one prints at once', async () => {
  const start = performance.now();
  await expect(print(HUGE, supervisor, 400)).rejects.toMatchObject({ code: 'pdf-timeout' });
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(await textOf(print(CV_HTML))).toBe(CV_TEXT);
}, 30_000);

test('of a document with more pages than may be printed one more is printed, which tells', async () => {
  const sheets = Array.from({ length: 200 }, (_, number) => `<p>sheet ${number + 1}</p>`);
  const pdf = await readPdf(
    await print(
      `<style>p{break-after:page}p:last-child{break-after:auto}</style>${sheets.join('')}`,
    ),
  );
  expect(pdf.pages).toEqual(Array.from({ length: 51 }, (_, number) => `sheet ${number + 1}`));
}, 30_000);

test('a document whose place is needed is ended with that reason, and the next one prints at once', async () => {
  const turn = new AbortController();
  const endless = printHtml(supervisor, HUGE, { deadlineMs: 15_000, signal: turn.signal, log });
  setTimeout(() => turn.abort(new Error('Somebody waits.')), 300);
  await expect(endless).rejects.toThrow('Somebody waits.');
  expect(await textOf(print(CV_HTML))).toBe(CV_TEXT);
}, 30_000);

test('a Chromium that could not be started is tried once more within the time of the document', async () => {
  const notStarted = new PdfError('pdf-unavailable', 'Not started.', { retryAfterSeconds: 1 });
  let tries = 0;
  const startingAt = (attempt: number) => ({
    running: () => ((tries += 1) === attempt ? supervisor.running() : Promise.reject(notStarted)),
  });
  expect(await textOf(print(CV_HTML, startingAt(2)))).toBe(CV_TEXT);
  tries = 0;
  await expect(print(CV_HTML, startingAt(3))).rejects.toBe(notStarted);
  expect(tries).toBe(2);
}, 30_000);

test('a document that breaks its page each time is refused as such', async () => {
  const refusal = new CdpError('refused', 'Printing failed');
  let tries = 0;
  const running = async () => ({
    ...(await supervisor.running()),
    use: () => ((tries += 1), Promise.reject(refusal)),
  });
  await expect(print(CV_HTML, { running })).rejects.toMatchObject({ code: 'pdf-invalid' });
  expect(tries).toBe(3);
}, 30_000);
