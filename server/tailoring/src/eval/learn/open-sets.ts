import { readdirSync, readFileSync } from 'node:fs';
import { packed, unpacked, type WeightTable } from '@sastre/reading/learnt';
import { adSetSchema } from '../measures/ads.ts';
import { labelledUnits, type LabelledUnits } from './labelled-units.ts';
import { train } from './train.ts';
import type { SetOfUnits } from './votes-of-sets.ts';

const OPEN = new URL('../strangers/open/', import.meta.url);
const MOST = 11_500;

/** The open ads of a writer, by their units. */
export function readSet(name: string): SetOfUnits {
  const { ads } = adSetSchema
    .pick({ ads: true })
    .parse({ ads: JSON.parse(readFileSync(new URL(`${name}/ads.json`, OPEN), 'utf8')) as unknown });
  return { name, ads: ads.map(labelledUnits) };
}

/** All of them. */
export const openSets = (): SetOfUnits[] =>
  readdirSync(OPEN)
    .filter((name) => name.startsWith('ads-'))
    .map(readSet);

const examplesOf = (ads: readonly LabelledUnits[]) =>
  ads.flatMap(({ features, labels }) =>
    features.map((shown, at) => ({ features: shown, label: labels[at] })),
  );

/** What sets teach, as it is kept: a weight is told in a few steps. */
export const textOf = (sets: readonly SetOfUnits[]): string =>
  packed(train(examplesOf(sets.flatMap(({ ads }) => ads)), MOST));

/** The same, to be asked. */
export const learn = (sets: readonly SetOfUnits[]): WeightTable => unpacked(textOf(sets));
