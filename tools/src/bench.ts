// `npm run bench -- typing`: measures one promise of speed against the built product and prints it beside its goal.
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';

/** What can be measured; other issues add theirs. */
const BENCHES: Readonly<Record<string, string>> = {
  typing: 'e2e/support/bench/typing.ts',
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const env = await chromiumEnv();
let ok = true;
for (const [name, script] of Object.entries(BENCHES))
  if (names.length === 0 || names.includes(name)) ok = (await runStep([script], env)) && ok;
process.exitCode = ok ? 0 : 1;
