// `npm run bench -- import`, second part: how many entries of added sections are found, in CVs of our own making: those
// that the rules were tuned by (open) and the others (sealed). `BENCH_SHOW=open-1` prints what is read of a file.
import { addedTexts, readAdded } from './added.texts.ts';
import { judgeAdded, truthOf } from './added.rules.ts';

const shown = process.env['BENCH_SHOW'];
const print = (line: string) => void process.stdout.write(`${line}\n`);
const sums = new Map<string, [found: number, wanted: number, read: number]>();

function add(name: string, counts: readonly [number, number, number]): void {
  const [found, wanted, read] = sums.get(name) ?? [0, 0, 0];
  sums.set(name, [found + counts[0], wanted + counts[1], read + counts[2]]);
}

for (const one of addedTexts())
  for (const { way, sections, whole } of readAdded(one)) {
    for (const { kind, field, ...counts } of judgeAdded(truthOf(one.truth), sections)) {
      const each = [counts.found, counts.wanted, counts.read] as const;
      if (field === 'name') add(`${one.set} ${way} ${kind}`, each);
      add(`${one.set} ${way} = all ${field}`, each);
    }
    if (shown !== undefined && one.file.startsWith(shown)) print(`${one.file} ${way}\n${whole}`);
  }

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));
for (const [name, [found, wanted, read]] of [...sums].toSorted(([a], [b]) => a.localeCompare(b)))
  print(
    `${name.padEnd(34)} R ${share(found, wanted)}  P ${share(found, read)}  ${found} of ${wanted}, ${read} read`,
  );
