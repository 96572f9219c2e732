import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { adSetSchema, withOwnPeople, type AdSet } from './measures/ads.ts';
import { measureRequirements } from './measures/requirements.measure.ts';
import { measureShown } from './measures/shown-to-strangers.measure.ts';

// Measures reading and matching on folders of strangers' ads: `ads.main.ts [--even|--odd] [--errors] <folder>...`.
const [flags, folders] = [true, false].map((isFlag) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === isFlag),
) as [string[], string[]];
const TODAY = new Date('2026-11-22T12:00:00Z');
const percent = (part: number, whole: number) =>
  `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`;
const out = (line: string) => process.stdout.write(`${line}\n`);

// Sets may be of ads alone; then no matching is measured on them.
function readList(folder: string, name: string): unknown {
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (name === 'ads') throw new Error(`${folder} has no ads.json`);
  out(`${folder} has no ${name}.json: skipped`);
  return [];
}

function readSet(folder: string): AdSet {
  const [ads, people, labels] = ['ads', 'people', 'labels'].map((name) => readList(folder, name));
  const set = withOwnPeople(basename(resolve(folder)), adSetSchema.parse({ ads, people, labels }));
  const part = flags.includes('--even') ? 0 : flags.includes('--odd') ? 1 : undefined;
  return { ...set, ads: set.ads.filter((_ad, index) => part === undefined || index % 2 === part) };
}

const sets = folders.map(readSet);
const all: AdSet = {
  ads: sets.flatMap(({ ads }) => ads),
  people: sets.flatMap(({ people }) => people),
  labels: sets.flatMap(({ labels }) => labels),
};
const { errors, positions, ...read } = measureRequirements(all);
const shown = measureShown(all, TODAY);
out(`precision  ${percent(read.right, read.listed)}`);
// A further part of what one label names whole is asked for as well, only finer than the label.
out(`asked for  ${percent(read.right + errors.twice.length, read.listed)}`);
out(`must/nice  ${percent(read.needRight, read.right)}`);
out(`recall     ${percent(read.right, read.golds)}`);
out(`position   ${percent(positions.right, positions.of)}`);
out(`shown      ${percent(shown.right, shown.shown)}`);
out(`of theirs  ${percent(shown.found, shown.theirs)}`);
const kinds = { ...errors, untrue: shown.untrue, unfound: shown.unfound };
for (const [kind, lines] of Object.entries(kinds)) {
  out(`${kind}: ${lines.length}`);
  if (flags.includes('--errors')) for (const line of lines) out(`  ${line}`);
}
