import { lostWords } from './lost-words.rules.ts';
import { readKnown, score, type KnownFile } from './score.ts';
import { rowsOf, withTally, type Tallies } from './tallies.rules.ts';

/** What is told beside the totals of each program. */
export interface Telling {
  fields: boolean;
  /** What was missed, value by value. */
  misses: boolean;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Reads files and prints how much of them is found, by program and by field. */
export async function measure(
  title: string,
  files: Iterable<KnownFile>,
  { fields, misses }: Telling,
): Promise<void> {
  let tallies: Tallies = new Map();
  let [count, slowest, lost] = [0, 0, 0];
  for (const file of files) {
    const begun = performance.now();
    const reading = await readKnown(file);
    slowest = Math.max(slowest, performance.now() - begun);
    const judged = score(file, reading);
    count += 1;
    const words = lostWords(file.truth, reading);
    lost += words.length;
    if (misses) {
      for (const { field, wanted, found, wrong, missing } of judged)
        if (wrong + missing > 0)
          print(`${nameOf(file)}, ${file.person} ${field}: "${wanted}" as "${found}"`);
      if (words.length > 0) print(`${nameOf(file)}, ${file.person} lost: ${words.join(' ')}`);
    }
    for (const { field, ...tally } of judged)
      for (const name of [
        `${file.kind} in all`,
        nameOf(file),
        // Files of data have fields of their own.
        ...(fields && file.kind === 'pdf' ? [`field ${field}`] : []),
      ])
        tallies = withTally(tallies, name, tally);
  }
  print(`${title}:`);
  for (const row of rowsOf(tallies)) print(row);
  print(`${count} files, slowest ${slowest.toFixed(0)} ms, ${lost} words lost\n`);
}

function nameOf({ kind, maker }: KnownFile): string {
  return `${kind} by ${maker}`;
}
