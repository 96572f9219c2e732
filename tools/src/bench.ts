// `npm run bench -- typing`: measures one promise of speed against the built product and prints it beside its goal.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BENCHES } from './test/benches.ts';
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';

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
