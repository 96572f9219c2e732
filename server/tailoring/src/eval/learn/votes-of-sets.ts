import { readFileSync } from 'node:fs';
import { detectLanguage } from '@sastre/reading';
import {
  askingSigns,
  chancesOf,
  helpingSigns,
  readByRules,
  verdictsOf,
  weightsOf,
  type Verdict,
  type Votes,
  type WeightTable,
} from '@sastre/reading/learnt';
import { fit } from './fit.ts';
import type { LabelledUnits } from './labelled-units.ts';

/** The ads of one writer. */
export interface SetOfUnits {
  name: string;
  ads: readonly LabelledUnits[];
}

/** A set with what the rules read of it before it was looked at, and what was learnt without it. */
export interface SetBefore extends SetOfUnits {
  before: ReadonlyMap<string, readonly Verdict[]>;
  table: WeightTable;
}

const SIGNS: Readonly<Record<string, Verdict>> = { m: 'must', n: 'nice', d: 'duty' };
const FILE = new URL('./read-before.data.json', import.meta.url);
let told: Record<string, Record<string, string>> | undefined;

/** What the rules of the day before read of each unit of a set, by the ad: `.` nothing, `m`, `n` or `d`. Undefined for sets whose day before is not known. */
export function readingBefore({ name, ads }: SetOfUnits): SetBefore['before'] | undefined {
  told ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, string>>;
  const ofSet = told[name];
  if (ofSet === undefined) return undefined;
  return new Map(
    ads.map(({ id, units }) => {
      const signs = [...(ofSet[id] ?? '')];
      if (signs.length !== units.length)
        throw new Error(`${name}, ${id}: the ad is taken apart in another way than before.`);
      return [id, signs.map((sign) => SIGNS[sign])];
    }),
  );
}

/** What the rules of today read of each unit of an ad, as `read-before.data.json` keeps it: of use only before anybody looked at it. */
export function readingNow({ text, units }: LabelledUnits): string {
  const read = readByRules(text, detectLanguage(text) === 'de');
  const signs = verdictsOf(units, read).map((verdict) => verdict?.charAt(0) ?? '.');
  return signs.join('');
}

const saidOf = ({ before, table }: SetBefore, { id, units }: LabelledUnits) => ({
  units,
  weights: weightsOf(units, table),
  verdicts: before.get(id) ?? [],
});

/** How much words and rules count. */
export function fitVotes(sets: readonly SetBefore[]): Votes {
  const rows = sets.flatMap((set) =>
    set.ads.flatMap((ad) => {
      const said = saidOf(set, ad);
      return ad.labels.map((label, at) => ({
        label,
        asks: askingSigns(said, at),
        nice: helpingSigns(said, at),
      }));
    }),
  );
  const asked = rows.filter(({ label }) => label !== undefined);
  return {
    asks: fit(
      rows.map(({ asks }) => asks),
      rows.map(({ label }) => label !== undefined),
    ),
    nice: fit(
      asked.map(({ nice }) => nice),
      asked.map(({ label }) => label === 'nice'),
    ),
  };
}

/** The share of units of a set that the rules alone, and with words, rightly say to ask for a must, for what helps, or for nothing. */
export function agreement(set: SetBefore, votes: Votes): string {
  const answers = set.ads.flatMap((ad) => {
    const said = saidOf(set, ad);
    const chances = chancesOf(said, votes);
    return ad.labels.map((label, at) => {
      const { asks = 0, nice = 0 } = chances[at] ?? {};
      const both = asks < 0.5 ? 'none' : nice > 0.5 ? 'nice' : 'must';
      return { label: needOf(label), rules: needOf(said.verdicts[at]), both };
    });
  });
  const share = (is: (answer: (typeof answers)[number]) => boolean) =>
    `${((answers.filter(is).length / answers.length) * 100).toFixed(1)} %`;
  const rules = share(({ label, rules: own }) => own === label);
  return `${set.name}: rules ${rules}, with words ${share(({ label, both }) => both === label)}`;
}

const needOf = (verdict: Verdict) =>
  verdict === undefined ? 'none' : verdict === 'nice' ? 'nice' : 'must';
