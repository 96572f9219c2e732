// `npm run bench -- import`: how much of foreign CVs is read, by field and by the program that made them. First the files
// of the folder that `BENCH_CVS` names, where it does, then our own corpus.
// `BENCH_MISSES` tells what was missed, but of sealed people; `BENCH_TOTALS` is for folders that nobody may look into: it
// prints the totals of their programs alone. At last the hostile files, and a PDF to measure the page with. `BENCH_SKIP`
// leaves out what it names: `own` (our corpus), `hostile`.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPEN_PEOPLE, SEALED_PEOPLE } from './corpus/people.ts';
import { fivePages } from './five-pages.ts';
import { givenFiles } from './given-files.ts';
import { measureHostile } from './hostile/measure-hostile.ts';
import { measure } from './measure.ts';
import { ownFiles } from './own-files.ts';
import { GIVEN } from './own-people.ts';

const isSealed = process.env['BENCH_TOTALS'] !== undefined;
const misses = process.env['BENCH_MISSES'] !== undefined;
const skipped = (process.env['BENCH_SKIP'] ?? '').split(',');
const GOALS = 'goals: Word ≥ 0.95; PDF ≥ 0.90, none of the generators < 0.75, precision ≥ 0.93';

const print = (line: string) => void process.stdout.write(`${line}\n`);

if (existsSync(GIVEN))
  await measure('Given files', givenFiles(GIVEN), {
    fields: !isSealed,
    misses: misses && !isSealed,
  });
else print('not run: no given files (BENCH_CVS names a folder of them)');
if (!isSealed && !skipped.includes('own')) {
  await measure('Our own corpus', await ownFiles(OPEN_PEOPLE), { fields: true, misses });
  const sealed = await ownFiles(SEALED_PEOPLE);
  await measure('Sealed people, never tuned on', sealed, { fields: true, misses: false });
  print(`${GOALS}\n`);
}
if (!isSealed && !skipped.includes('hostile'))
  for (const line of await measureHostile()) print(line);
const documents = process.env['BENCH_DOCUMENTS'];
if (documents !== undefined) writeFileSync(join(documents, 'five-pages.pdf'), await fivePages());
