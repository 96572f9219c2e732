import { tableOf } from './figures.ts';
import { judgeStrangers } from './measures/strangers.measure.ts';
import { lineOf, strangerFigures } from './stranger-figures.ts';
import { readSetIn, readSets } from './strangers/read-sets.ts';

// Judges sets of strangers, those in these folders or, without any, the open ones of the repository: `strangers.main.ts [--cases] [--each] <folder>...`.
// Figures alone, so that a set may be measured before it is looked at; `--cases` shows what the gate got wrong, `--each` a table for each set.
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const strange = flags.filter((flag) => flag !== '--cases' && flag !== '--each');
if (strange.length > 0) throw new Error(`There is no option ${strange.join(', ')}.`);
const out = (text: string) => process.stdout.write(`${text}\n`);

const sets = folders.length > 0 ? folders.map(readSetIn) : readSets('open');
const judged = sets.map((set) => ({ name: set.name, ...judgeStrangers([set]) }));
const cases = judged.flatMap((one) => one.cases);
const sentences = judged.flatMap((one) => one.sentences);

// Told as of the sealed part: figures only.
if (flags.includes('--each'))
  for (const { name, ...one } of judged)
    out(`${name}\n${tableOf(strangerFigures(one, 'sealed'))}\n`);
out(tableOf(strangerFigures({ cases, sentences }, 'sealed')).replaceAll('sealed: ', ''));
if (flags.includes('--cases')) {
  const applied = cases.filter(({ kind, answer }) => kind === 'plant' && answer === 'proven');
  const kept = cases.filter(({ kind, answer }) => kind === 'honest' && answer !== 'proven');
  out('\nplants applied:');
  for (const one of applied) out(`  ${one.severity} ${one.person} ${one.at}: ${lineOf(one)}`);
  out('\nhonest and not proven:');
  for (const one of kept) out(`  ${one.person} ${one.at}: ${lineOf(one)}`);
  out('\nsentences of honest letters, not proven:');
  for (const { person, answer, reason, unproven, text } of sentences)
    if (answer !== 'proven')
      out(`  ${person}: ${answer} ${reason ?? ''} [${unproven.join(', ')}] ${text}`);
}
