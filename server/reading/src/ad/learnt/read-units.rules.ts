import { fold } from '../../words/stem.rules.ts';
import { featuresOf } from './features.rules.ts';
import type { Unit } from './units.rules.ts';
import type { Verdict } from './votes.rules.ts';
import { weigh, type Weights, type WeightTable } from './weights.rules.ts';

/** Something that the rules read, with the words that it was read from. */
export interface ReadOf {
  term: string;
  quote: string;
  kind: string;
  need: 'must' | 'nice';
}

const plain = (text: string) => ` ${(fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** The unit that each thing was read from, by its place; undefined where its words are none of the ad's in a row. */
export function placesOf(units: readonly Unit[], read: readonly ReadOf[]): (number | undefined)[] {
  const texts = units.map(({ text }) => plain(text));
  return read.map(({ term, quote }) => {
    const [own, said] = [plain(term), plain(quote)];
    const naming = texts.flatMap((text, at) => (text.includes(own) ? [at] : []));
    const saying = naming.filter((at) => {
      const text = texts[at] ?? '';
      return text.includes(said) || said.includes(text);
    });
    const from = saying.length > 0 ? saying : naming;
    return from.find((at) => units[at]?.isPoint === true) ?? from[0];
  });
}

/** What the rules read each unit as: a task only where it names nothing else. */
export function verdictsOf(
  units: readonly Unit[],
  read: readonly ReadOf[],
  places: readonly (number | undefined)[] = placesOf(units, read),
): Verdict[] {
  const verdicts: Verdict[] = units.map(() => undefined);
  read.forEach(({ kind, need }, index) => {
    const at = places[index];
    if (at === undefined) return;
    const verdict = need === 'nice' ? 'nice' : kind === 'duty' ? 'duty' : 'must';
    if (verdicts[at] === undefined || verdict !== 'duty') verdicts[at] = verdict;
  });
  return verdicts;
}

/** What the words of each unit say. */
export function weightsOf(units: readonly Unit[], table: WeightTable): Weights[] {
  return units.map((unit, at) => weigh(featuresOf(unit, units[at - 1], units[at + 1]), table));
}
