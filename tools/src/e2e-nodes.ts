// `npm run e2e:nodes`: the topology of deploy/ without containers, and all that may happen to it. SOAK makes it long.
import { callsTable, verdictsTable } from './nodes/table.rules.ts';
import { runNodes } from './nodes/run-nodes.ts';
import { whyNoProxy } from './nodes/topology/proxy.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function run(): Promise<boolean> {
  const missing = whyNoProxy();
  if (missing !== undefined) {
    say(`not run: ${missing}`);
    return true;
  }
  const { verdicts, tally } = await runNodes(Number(process.env['SOAK'] ?? 1), say);
  say(`\n${callsTable(tally)}\n\n${verdictsTable(verdicts)}`);
  return verdicts.every(({ holds }) => holds);
}

process.exitCode = await run().then(
  (ok) => (ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  },
);
