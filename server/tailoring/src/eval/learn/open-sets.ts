import { readdirSync, readFileSync } from 'node:fs';
import { packed, unpacked, type WeightTable } from '@sastre/reading/learnt';
import { adSetSchema, type LabelledAd } from '../measures/ads.ts';
import { labelledUnits, type LabelledUnits } from './labelled-units.ts';
import { train } from './train.ts';
import type { SetOfUnits } from './votes-of-sets.ts';

const OPEN = new URL('../strangers/open/', import.meta.url);
const MOST = 11_500;

function adsOf(name: string): readonly LabelledAd[] {
  const ads = JSON.parse(readFileSync(new URL(`${name}/ads.json`, OPEN), 'utf8')) as unknown;
  return adSetSchema.pick({ ads: true }).parse({ ads }).ads;
}

/** The open ads of each writer. */
export const openAds = () =>
  readdirSync(OPEN)
    .filter((name) => name.startsWith('ads-'))
    .map((name) => ({ name, ads: adsOf(name) }));

/** The ads of a writer, by their units. */
export const readSet = (name: string): SetOfUnits => ({
  name,
  ads: adsOf(name).map(labelledUnits),
});

/** All of them. */
export const openSets = (): SetOfUnits[] => openAds().map(({ name }) => readSet(name));

const examplesOf = (ads: readonly LabelledUnits[]) =>
  ads.flatMap(({ features, labels }) =>
    features.map((shown, at) => ({ features: shown, label: labels[at] })),
  );

/** What sets teach, as it is kept: a weight is told in a few steps. */
export const textOf = (sets: readonly SetOfUnits[]): string =>
  packed(train(examplesOf(sets.flatMap(({ ads }) => ads)), MOST));

/** The same, to be asked. */
export const learn = (sets: readonly SetOfUnits[]): WeightTable => unpacked(textOf(sets));
