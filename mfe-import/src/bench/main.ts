// `npm run bench -- import`: how much of foreign CVs is read, by field and by the program that made them. The files are
// those of the shared fixtures; `BENCH_CVS` names another folder of the same kind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CvContent } from '@sastre/shared-contracts/api';
import { readFile } from '../features/readers/read-file.ts';
import { judge, type Tally } from './compare.rules.ts';

const fixtures = fileURLToPath(new URL('../../../../shared/fixtures/import', import.meta.url));
const folder = process.env['BENCH_CVS'] ?? fixtures;
const GOALS = 'goals: Word ≥ 0.95; PDF ≥ 0.90, none of the generators < 0.75, precision ≥ 0.93';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const none = (): Tally => ({ right: 0, wrong: 0, missing: 0 });
const tallies = new Map<string, Tally>();

function add(name: string, { right, wrong, missing }: Tally): void {
  const tally = tallies.get(name) ?? none();
  tallies.set(name, {
    right: tally.right + right,
    wrong: tally.wrong + wrong,
    missing: tally.missing + missing,
  });
}

function row(name: string, { right, wrong, missing }: Tally): string {
  const share = (part: number, whole: number) =>
    (whole === 0 ? '–' : (part / whole).toFixed(3)).padStart(6);
  const f1 = share(2 * right, 2 * right + wrong + missing);
  const counts = `${right} right, ${wrong} wrong, ${missing} missing`;
  return `${name.padEnd(28)} F1 ${f1}  P ${share(right, right + wrong)}  R ${share(right, right + missing)}  ${counts}`;
}

async function measure(): Promise<void> {
  const files = readdirSync(folder).filter((name) => /__.*\.(?:pdf|docx)$/.test(name));
  let slowest = 0;
  for (const name of files) {
    const [person = '', rest = ''] = name.split('__');
    const [generator = '', kind = ''] = rest.split('.');
    const truth = JSON.parse(readFileSync(join(folder, `${person}.json`), 'utf8')) as CvContent;
    const begun = performance.now();
    const { cv, lines } = await readFile(new Uint8Array(readFileSync(join(folder, name))), {
      onProgress: () => undefined,
    });
    slowest = Math.max(slowest, performance.now() - begun);
    for (const { field, ...tally } of judge(truth, cv, lines.map(({ text }) => text).join(' '))) {
      add(`${kind} in all`, tally);
      add(`${kind} by ${generator}`, tally);
      if (kind === 'pdf') add(`field ${field}`, tally);
    }
  }
  for (const [name, tally] of [...tallies].toSorted(([one], [other]) => one.localeCompare(other)))
    print(row(name, tally));
  print(`${files.length} files, slowest ${slowest.toFixed(0)} ms; ${GOALS}`);
}

if (existsSync(folder)) await measure();
else print('not run: no CVs to read (BENCH_CVS names a folder of them)');
