import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../chromium/find-chromium.ts';
import { installFonts } from '../fonts/install-fonts.ts';
import { createPdfService } from '../pdf-service.ts';
import { sanitizeCvHtml } from '../document/sanitize-cv-html.ts';
import { readDocuments, type BenchDocument } from './bench-document.ts';
import { machineCpuMs, ownCpuMs, groupCpuMs } from './cpu.ts';
import {
  ratioVerdict,
  TABLE_HEAD,
  tableLine,
  wholeVerdicts,
  type Verdict,
} from './figures.rules.ts';
import { measureLevel, type Printer } from './measure-level.ts';
import { barePrint, pooledPrint, startBenchChromium } from './printers.ts';

// What a PDF costs in time and in CPU time, against a bare `Page.printToPDF` of the same loaded document in the same run.
// BENCH_DOCUMENTS: the folder of documents. Ends with 1 when a goal is missed.
const AT_ONCE = [1, 2, 4, 8];
const PRINTS = 32;
const WARM_UP = 24;
/** Documents that each of the three prints at once, as the service does by default. */
const CONCURRENCY = 2;

const write = (text: string) => process.stdout.write(`${text}\n`);
const builtFontsDir = fileURLToPath(new URL('../../../../.build/fonts', import.meta.url));
const documents = await readDocuments(process.env['BENCH_DOCUMENTS'] ?? '');
const chromiumPath = process.env['CHROMIUM_PATH'];
// Where it was unpacked for the measurement of the page.
const binDir = dirname(dirname(process.env['E2E_CHROMIUM'] ?? ''));
const binary = await findChromium({ chromiumPath, binDir });
if (binary === undefined) throw new Error('This needs a Chromium.');
const dataDir = await mkdtemp(join(tmpdir(), 'sastre-bench-pdf-'));
await chmod(dataDir, 0o755);
const fontConfig = await installFonts(join(dataDir, 'fonts'), builtFontsDir);
const [bare, kept] = await Promise.all([
  startBenchChromium({ binary, fontConfig }),
  startBenchChromium({ binary, fontConfig }),
]);
const started: number[] = [];
const service = createPdfService({
  dataDir,
  binDir,
  chromiumPath,
  builtFontsDir,
  concurrency: CONCURRENCY,
  log: {
    info: (details) => void ('pid' in details && started.push(Number(details.pid))),
    warn: (details, message) => write(`${message}: ${JSON.stringify(details)}`),
  },
});
await service.warmUp();
const [group = 0] = started;
const setAndPrint = pooledPrint(kept, CONCURRENCY);
const groups = [bare.pid, kept.pid, group];
const verdicts: Verdict[] = [];
// each document is somebody else's
let asked = 0;

async function measure(document: BenchDocument): Promise<void> {
  const { html } = sanitizeCvHtml(document.html, document);
  const printers: Printer[] = [
    {
      name: 'bare print',
      group: bare.pid,
      print: await barePrint(bare.cdp, html, CONCURRENCY),
    },
    { name: 'setting and printing', group: kept.pid, print: () => setAndPrint(html) },
    {
      name: 'whole, read back',
      group,
      print: async () => (await service.print({ ...document, who: String((asked += 1)) })).bytes,
    },
  ];
  await measureLevel(printers, 2 * CONCURRENCY, WARM_UP);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} KB`;
  write(
    `\n${document.name}: ${kilobytes(document.html.length)} of HTML, picture of ${kilobytes(document.picture?.bytes.length ?? 0)}`,
  );
  write(TABLE_HEAD);
  for (const atOnce of AT_ONCE) {
    const [first, second, third] = await measureLevel(printers, atOnce, PRINTS);
    if (first === undefined || second === undefined || third === undefined) return;
    for (const row of [first, second, third]) write(tableLine(atOnce, row, first));
    const found = [ratioVerdict(second, first), ...wholeVerdicts(third)];
    verdicts.push(
      ...found.map(({ ok, text }) => ({
        ok,
        text: `${document.name}, ${atOnce} at once: ${text}`,
      })),
    );
  }
}

const cpuOfOurs = () => ownCpuMs() + groups.reduce((sum, one) => sum + groupCpuMs(one), 0);
const [from, oursBefore, machineBefore] = [performance.now(), cpuOfOurs(), machineCpuMs()];
try {
  for (const document of documents) await measure(document);
  const room = (performance.now() - from) * availableParallelism();
  const others = machineCpuMs() - machineBefore - (cpuOfOurs() - oursBefore);
  const share = Math.max(0, Math.round((100 * others) / room));
  write(
    `\nOthers took ${share} % of the machine meanwhile${share > 10 ? ': times are longer than they would be; compare ratios and CPU time' : ''}.`,
  );
  for (const { ok, text } of verdicts) write(`${ok ? 'reached ' : 'MISSED  '} ${text}`);
  process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
} finally {
  await service.stop();
  for (const chromium of [bare, kept]) chromium.kill();
  await Promise.all([bare.ended, kept.ended]);
  await rm(dataDir, { recursive: true, force: true });
}
