import { oncePerText } from '@sastre/shared-once';
import { fold } from '../../words/stem.rules.ts';
import type { Unit } from './units.rules.ts';

const MOST_KEPT = 400;
const WORD = /\p{L}[\p{L}\p{N}+#'’.-]*|\d+|[?!€$£%]/gu;
/** A unit is a neighbour twice, and a heading stands above many. */
const wordsOf = oncePerText(MOST_KEPT, (text) =>
  (fold(text).match(WORD) ?? []).map((word) => (word.length > 7 ? `${word.slice(0, 6)}~` : word)),
);

/** What a unit shows, by names that can be read: its words and their pairs, its heading, its neighbours, its form. */
export function featuresOf(
  unit: Unit,
  before: Unit | undefined,
  after: Unit | undefined,
): readonly string[] {
  const words = wordsOf(unit.text);
  const features = new Set(['any']);
  const add = (name: string, values: readonly (string | undefined)[]) => {
    for (const value of values) if (value !== undefined) features.add(`${name}=${value}`);
  };
  add('word', words);
  add(
    'pair',
    words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
  );
  add('first', words.slice(0, 1));
  add('second', words.slice(1, 2));
  add('last', words.slice(-1));
  const [first] = fold(unit.text).match(WORD) ?? [];
  add('ending', [first?.slice(-3)]);
  add('head', unit.head === '' ? ['none'] : wordsOf(unit.head));
  add('label', wordsOf(unit.label));
  add('before', before === undefined ? [] : wordsOf(before.text).slice(0, 3));
  add('after', after === undefined ? [] : wordsOf(after.text).slice(0, 3));
  add('form', formsOf(unit, words.length));
  return [...features];
}

function formsOf(unit: Unit, count: number): (string | undefined)[] {
  const place = unit.isPoint ? 'point' : 'prose';
  return [
    place,
    `${place} length ${Math.min(6, Math.floor(Math.log2(count + 1) * 1.5))}`,
    `${place} eighth ${unit.eighth}`,
    `${place} end ${/[.!?:]$/.exec(unit.text)?.[0] ?? 'open'}`,
    unit.isFirst ? undefined : `${place} later`,
    unit.isHead ? 'heading' : undefined,
    /\d/.test(unit.text) ? 'number' : undefined,
    /[€$£]|\beur\b/i.test(unit.text) ? 'money' : undefined,
  ];
}
