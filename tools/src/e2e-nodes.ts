// `npm run e2e:nodes`: the topology of deploy/ without containers, and all that may happen to it. SOAK makes it long.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsTable, verdictsTable } from './nodes/table.rules.ts';
import { runNodes } from './nodes/run-nodes.ts';
import { whyNoProxy } from './nodes/topology/proxy.ts';
import { promisesTable, readPromises } from './test/promises.rules.ts';
import { ROOT } from './workspace.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function run(): Promise<boolean> {
  const missing = whyNoProxy();
  if (missing !== undefined) {
    say(`not run: ${missing}`);
    return true;
  }
  const { verdicts, tally } = await runNodes(Number(process.env['SOAK'] ?? 1), say);
  const specification = await readFile(join(ROOT, 'docs/specification.md'), 'utf8');
  say(
    `\n${callsTable(tally)}\n\n${verdictsTable(verdicts)}\n\n${promisesTable(readPromises(specification), [], verdicts)}`,
  );
  const report = process.env['NODES_REPORT_FILE'];
  if (report) await writeFile(report, JSON.stringify({ verdicts }));
  return verdicts.every(({ holds }) => holds);
}

const code = await run().then(
  (ok) => (ok ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  },
);
// Where something broke off, people may still be asking.
process.exit(code);
