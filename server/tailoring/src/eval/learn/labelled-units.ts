import { fold, readJobText } from '@sastre/reading';
import { featuresOf, unitsOf, type Unit, type Verdict } from '@sastre/reading/learnt';
import type { Gold, LabelledAd } from '../measures/ads.ts';

/** The units of an ad with what its labels say of each. */
export interface LabelledUnits {
  id: string;
  text: string;
  units: readonly Unit[];
  features: readonly (readonly string[])[];
  labels: readonly Verdict[];
}

const plain = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** An ad by its units: each asks for what most of the labels that stand in it do. */
export function labelledUnits(ad: LabelledAd): LabelledUnits {
  const text = readJobText(ad.text);
  const units = unitsOf(text);
  const texts = units.map((unit) => plain(unit.text));
  const held: Gold[][] = units.map(() => []);
  for (const gold of ad.requirements)
    for (const at of placesOf(gold, units, texts)) held[at]?.push(gold);
  return {
    id: ad.id,
    text,
    units,
    features: units.map((unit, at) => featuresOf(unit, units[at - 1], units[at + 1])),
    labels: held.map(labelOf),
  };
}

/** Where a label's longest words stand: in points rather than in prose, and there rather than in a heading. */
function placesOf(gold: Gold, units: readonly Unit[], texts: readonly string[]): number[] {
  const spans = [gold.term, ...gold.accept, ...(gold.anyOf ?? [])].map(plain);
  const longest = spans
    .filter((span) => span.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .find((span) => texts.some((text) => text.includes(span)));
  if (longest === undefined) return [];
  const places = texts.flatMap((text, at) => (text.includes(longest) ? [at] : []));
  const [points, told] = [
    places.filter((at) => units[at]?.isPoint),
    places.filter((at) => units[at]?.isHead === false),
  ];
  // A house tells of itself before it says whom it seeks.
  return points.length > 0 ? points.slice(0, 2) : (told.length > 0 ? told : places).slice(-1);
}

function labelOf(golds: readonly Gold[]): Verdict {
  if (golds.length === 0) return undefined;
  const isMost = (is: (gold: Gold) => boolean) => golds.filter(is).length > golds.length / 2;
  if (isMost(({ must }) => !must)) return 'nice';
  return isMost(({ kind }) => kind === 'duty') ? 'duty' : 'must';
}
