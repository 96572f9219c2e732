// `npm run bench -- import`: how much of foreign CVs is read, by field and by the program that made them. First the files
// of the shared fixtures, where these are (`BENCH_CVS` names another folder of the same kind), then our own corpus; `BENCH_MISSES` tells
// what was missed, but of sealed people. At last the hostile files, and a PDF to measure the page with.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CvContent } from '@sastre/shared-contracts/api';
import { OPEN_PEOPLE, SEALED_PEOPLE } from './corpus/people.ts';
import { ownFiles } from './own-files.ts';
import { fivePages } from './five-pages.ts';
import { measureHostile } from './hostile/measure-hostile.ts';
import { readKnown, score, type KnownFile } from './score.ts';
import { rowsOf, withTally, type Tallies } from './tallies.rules.ts';

const fixtures = fileURLToPath(new URL('../../../../shared/fixtures/import', import.meta.url));
const folder = process.env['BENCH_CVS'] ?? fixtures;
const GOALS = 'goals: Word ≥ 0.95; PDF ≥ 0.90, none of the generators < 0.75, precision ≥ 0.93';

const print = (line: string) => void process.stdout.write(`${line}\n`);

function* givenFiles(): Generator<KnownFile> {
  for (const name of readdirSync(folder)) {
    const [person = '', rest = ''] = name.split('__');
    const [maker = '', kind = ''] = rest.split('.');
    if (kind !== 'pdf' && kind !== 'docx') continue;
    const truth = JSON.parse(readFileSync(join(folder, `${person}.json`), 'utf8')) as CvContent;
    yield { kind, maker, truth, bytes: new Uint8Array(readFileSync(join(folder, name))) };
  }
}

async function measure(
  title: string,
  files: Iterable<KnownFile>,
  tellsMisses = process.env['BENCH_MISSES'] !== undefined,
): Promise<void> {
  let tallies: Tallies = new Map();
  let [count, slowest] = [0, 0];
  for (const file of files) {
    const begun = performance.now();
    const judged = score(file, await readKnown(file));
    slowest = Math.max(slowest, performance.now() - begun);
    count += 1;
    if (tellsMisses)
      for (const { field, wanted, found, wrong, missing } of judged)
        if (wrong + missing > 0)
          print(`${file.kind} by ${file.maker}, ${field}: "${wanted}" as "${found}"`);
    for (const { field, ...tally } of judged)
      for (const name of [
        `${file.kind} in all`,
        `${file.kind} by ${file.maker}`,
        // Files of data have fields of their own.
        ...(file.kind === 'pdf' ? [`field ${field}`] : []),
      ])
        tallies = withTally(tallies, name, tally);
  }
  print(`${title}:`);
  for (const row of rowsOf(tallies)) print(row);
  print(`${count} files, slowest ${slowest.toFixed(0)} ms\n`);
}

if (existsSync(folder)) await measure('Given files', givenFiles());
else print('not run: no given files (BENCH_CVS names a folder of them)');
await measure('Our own corpus', await ownFiles(OPEN_PEOPLE));
await measure('Sealed people, never tuned on', await ownFiles(SEALED_PEOPLE), false);
print(`${GOALS}\n`);
for (const line of await measureHostile()) print(line);
const documents = process.env['BENCH_DOCUMENTS'];
if (documents !== undefined) writeFileSync(join(documents, 'five-pages.pdf'), await fivePages());
