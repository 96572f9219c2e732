// `npm run bench -- typing`: measures one promise of speed against the built product and prints it beside its goal.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';

/** What can be measured, by the scripts that do it, in order. */
const BENCHES: Readonly<Record<string, readonly string[]>> = {
  typing: ['e2e/support/bench/typing.ts'],
  navigation: ['e2e/support/bench/navigation.ts'],
  preview: ['e2e/support/bench/preview.ts'],
  // The same sources as one bundle are what the product in parts is measured with.
  federation: ['tools/src/mono/build-mono.ts', 'e2e/support/bench/federation.ts'],
  // Pages of our own sheet are made, printed by the site, and read; the PDF that the page is measured with is made from the
  // corpus.
  import: [
    'mfe-import/src/bench/main.ts',
    'mfe-import/src/bench/added.ts',
    'mfe-import/src/bench/own-pages.ts',
    'e2e/support/bench/own-pdfs.ts',
    'mfe-import/src/bench/own.ts',
    'e2e/support/bench/import.ts',
  ],
  tailoring: ['server/api/src/tailoring/bench/main.ts'],
  load: [
    'server/api/src/bench/ratio/main.ts',
    'server/api/src/bench/fairness/main.ts',
    'server/api/src/bench/load/main.ts',
  ],
  // An hour: only when it is named.
  hour: ['server/api/src/bench/hour/main.ts'],
  history: ['server/api/src/cv/bench/main.ts'],
  // A source of each area is changed, and put back.
  editing: ['e2e/support/bench/editing.ts'],
  // The page's own requests are what the print service is measured with.
  pdf: ['e2e/support/bench/pdf.ts', 'server/pdf/src/bench/main.ts'],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const documents = await mkdtemp(join(tmpdir(), 'sastre-bench-'));
const env = { ...(await chromiumEnv()), BENCH_DOCUMENTS: documents };
let ok = true;
for (const [name, scripts] of Object.entries(BENCHES))
  if (names.length === 0 ? name !== 'hour' : names.includes(name))
    for (const script of scripts) ok = (await runStep([script], env)) && ok;
await rm(documents, { recursive: true, force: true });
process.exitCode = ok ? 0 : 1;
