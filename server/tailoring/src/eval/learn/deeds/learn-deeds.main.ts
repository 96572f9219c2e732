import { isMisfit } from '../../../post/relevance.rules.ts';
import { DEED_SIGNS } from '../../../letter/deed-signs.rules.ts';
import { keyedStations } from '../../../letter/letter-material.rules.ts';
import { chooseDeeds } from '../../../letter/told-deeds.rules.ts';
import { fit } from '../fit.ts';
import { gradedPairs, readPair, type GradedTask } from './graded-pairs.ts';

// Learns what makes a deed of use in a letter, from lines of CVs that a stranger graded for a job: prints the votes for
// `letter/deed-votes.data.ts`, how well votes learnt from other people choose, and what letters tell by the votes that are kept.
const out = (line: string) => process.stdout.write(`${line}\n`);
const FOLDS = 5;
const GOOD = 2;
const BEST = 3;

const tasks: GradedTask[] = [];
for (const pair of gradedPairs()) {
  const task = await readPair(pair);
  if (task !== undefined) tasks.push(task);
}

const rowOf = ({ signs }: GradedTask['deeds'][number]) => [
  ...DEED_SIGNS.map((sign) => signs[sign]),
  1,
];
/** The best and the useless count twice: they are what a reader sees. */
function learn(from: readonly GradedTask[]): number[] {
  const deeds = from.flatMap(({ deeds: all }) => all);
  const told = [...deeds, ...deeds.filter(({ grade }) => grade === 0 || grade === BEST)];
  return fit(
    told.map(rowOf),
    told.map(({ grade }) => grade >= GOOD),
  );
}

function tell(name: string, chosen: readonly (readonly { grade: number }[])[]): void {
  const grades = chosen.flat().map(({ grade }) => grade);
  const best = tasks.reduce((sum, { all }) => sum + (all[BEST] ?? 0), 0);
  const share = (grade: number) => grades.filter((one) => one === grade).length;
  out(
    `${name}: ${(grades.length / tasks.length).toFixed(2)} a letter, mean grade ${(
      grades.reduce((sum, one) => sum + one, 0) / grades.length
    ).toFixed(
      2,
    )}, of no use ${((100 * share(0)) / grades.length).toFixed(1)} %, of the best told ${(
      (100 * share(BEST)) /
      best
    ).toFixed(1)} %`,
  );
}

const people = [...new Set(tasks.map(({ person }) => person))];
const foldOf = ({ person }: GradedTask) => people.indexOf(person) % FOLDS;
const byOthers = Array.from({ length: FOLDS }, (_none, fold) => fold).flatMap((fold) => {
  const votes = learn(tasks.filter((task) => foldOf(task) !== fold));
  const sum = (deed: GradedTask['deeds'][number]) =>
    rowOf(deed).reduce((total, sign, at) => total + sign * (votes[at] ?? 0), 0);
  return tasks
    .filter((task) => foldOf(task) === fold)
    .map(({ deeds }) => deeds.toSorted((one, other) => sum(other) - sum(one)).slice(0, BEST));
});
tell('three by votes of others', byOthers);
tell(
  'told now',
  tasks.map(({ task, deeds }) => {
    const stations = keyedStations(task.main).map(({ station }) => station);
    const all = deeds.map(({ deed }) => deed);
    const told = new Set([...chooseDeeds(all, stations, isMisfit(task)).values()].flat());
    return deeds.filter(({ deed }) => told.has(deed));
  }),
);
const votes = learn(tasks);
out([...DEED_SIGNS, 'ofAll'].map((sign, at) => `  ${sign}: ${votes[at]},`).join('\n'));
